/**
 * Tabs by the usual pattern: one stop for the Tab key, arrows between them, a panel each.
 *
 * @param {HTMLElement} list
 * @param {(id: string) => void} onSelect
 */
export function makeTabs(list, onSelect) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=tab]')]);
  /** @param {HTMLElement} chosen */
  const select = (chosen) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
    onSelect(chosen.id);
  };
  list.addEventListener('click', (event) => {
    const tab = /** @type {Element} */ (event.target).closest('[role=tab]');
    if (tab) select(/** @type {HTMLElement} */ (tab));
  });
  list.addEventListener('keydown', (event) => {
    const index = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const steps = /** @type {Record<string, number>} */ ({
      ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1,
    });
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[next % tabs.length];
    tab.focus();
    select(tab);
  });
  return (/** @type {string} */ id) => select(/** @type {HTMLElement} */ (document.getElementById(id)));
}
