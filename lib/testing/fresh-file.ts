import { vi } from 'vitest';

// Test files share a process and a document, since one of each for every file takes five times the CPU. Each file starts
// with fresh modules, an empty document, empty storage, and without what earlier files listen to.

interface Leftovers {
  listening: AbortController;
  channels: BroadcastChannel[];
  timers: ReturnType<typeof setTimeout>[];
}

const shared = globalThis as { [key: symbol]: Leftovers | undefined };
const LEFTOVERS = Symbol.for('test.leftovers');

vi.resetModules();
vi.unstubAllGlobals();
clearProcessMemory();

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  // Code that loads at its first use takes its time on a busy machine: tests wait longer for what must come.
  configure({ asyncUtilTimeout: 15_000 });
  const before = shared[LEFTOVERS] ?? (await openDocument());
  before.listening.abort();
  for (const channel of before.channels) channel.close();
  for (const timer of before.timers) clearTimeout(timer);
  Object.assign(before, { listening: new AbortController(), channels: [], timers: [] });
  clearDocument();
}

/** Once per process: what jsdom lacks, and the watch over what files leave behind. */
async function openDocument(): Promise<Leftovers> {
  const { fakeDialogs } = await import('./dialog');
  fakeDialogs();
  return watchLeftovers();
}

/** Has everything that listens to the window, every channel and every timer end with its file. */
function watchLeftovers(): Leftovers {
  const leftovers: Leftovers = { listening: new AbortController(), channels: [], timers: [] };
  shared[LEFTOVERS] = leftovers;
  // The document's listeners stay: React and user-event add theirs once.
  const add = window.addEventListener.bind(window);
  const addUntilEnd: typeof add = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const given = typeof options === 'object' ? options : { capture: options ?? false };
    const ends = [leftovers.listening.signal, ...(given.signal ? [given.signal] : [])];
    add(type, listener, { ...given, signal: AbortSignal.any(ends) });
  };
  window.addEventListener = addUntilEnd;
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      leftovers.channels.push(this);
    }
  };
  const start = globalThis.setTimeout;
  const startUntilEnd = (...given: Parameters<typeof setTimeout>) => {
    const timer = start(...given);
    leftovers.timers.push(timer);
    return timer;
  };
  Object.assign(globalThis, { setTimeout: Object.assign(startUntilEnd, start) });
  return leftovers;
}

/** What `processShared` keeps for all modules of a process. */
function clearProcessMemory(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('mmstr.')) Reflect.deleteProperty(globalThis, key);
  }
}

function clearDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of [...attributes]) attributes.removeNamedItem(name);
  }
  history.replaceState(null, '', '/');
}
