import VeilSystem

veil_ignore_broken_pipes()
exit(Invocation.run(ProcessArguments.all).rawValue)
