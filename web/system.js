/**
 * Inert stand-ins for the system calls that a module of another toolchain declares. The core is a function of its
 * input: it gets no clock, no randomness, no files, and whatever it prints goes nowhere.
 */

import { VeilError } from './error.js';

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SUPPORTED = 52;

/**
 * Makes the imports that `module` asks for.
 *
 * @param {WebAssembly.Module} module
 * @param {() => WebAssembly.Memory} memory the instance's memory, once there is one
 * @returns {WebAssembly.Imports}
 */
export function makeImports(module, memory) {
  /** @type {Record<string, WebAssembly.ImportValue>} */
  const calls = {};
  for (const wanted of WebAssembly.Module.imports(module)) {
    if (wanted.module !== 'wasi_snapshot_preview1' || wanted.kind !== 'function') {
      throw new VeilError({
        code: 'veil.load',
        message: `The module asks for ${wanted.module}.${wanted.name}, which is not a system call.`,
      });
    }
    calls[wanted.name] = makeCall(wanted.name, memory);
  }
  return { wasi_snapshot_preview1: calls };
}

/**
 * @param {string} name
 * @param {() => WebAssembly.Memory} memory
 * @returns {(...numbers: any[]) => number}
 */
function makeCall(name, memory) {
  /** @param {number[]} addresses */
  const writeZeros = (...addresses) => {
    const view = new DataView(memory().buffer);
    for (const address of addresses) view.setUint32(address, 0, true);
    return SUCCESS;
  };
  switch (name) {
    case 'proc_exit':
      return (status) => {
        throw new WebAssembly.RuntimeError(`the module ended itself with status ${status}`);
      };
    // No arguments, no environment: two counts of zero.
    case 'args_sizes_get':
    case 'environ_sizes_get':
      return (count, size) => writeZeros(count, size);
    case 'args_get':
    case 'environ_get':
    case 'sched_yield':
      return () => SUCCESS;
    // Hash seeds: the same on every run, so that the output is too.
    case 'random_get':
      return (address, length) => {
        new Uint8Array(memory().buffer, address, length).fill(0);
        return SUCCESS;
      };
    case 'clock_time_get':
      return (_clock, _precision, address) => writeZeros(address, address + 4);
    // Claiming success without writing would make the C library try again for ever.
    case 'fd_write':
    case 'fd_read':
    case 'fd_seek':
    case 'fd_close':
    case 'fd_fdstat_get':
    case 'fd_prestat_get':
    case 'fd_prestat_dir_name':
      return () => BAD_DESCRIPTOR;
    default:
      return () => NOT_SUPPORTED;
  }
}
