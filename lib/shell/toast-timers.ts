interface Timer {
  left: number;
  startedAt: number;
  handle: ReturnType<typeof setTimeout> | null;
  due: () => void;
}

const timers = new Map<string, Timer>();
let isPaused = false;

/** Calls `due` once so many milliseconds have passed; a timer of the same id ends unheard. */
export function startTimer(id: string, milliseconds: number, due: () => void): void {
  stopTimer(id);
  const timer: Timer = { left: milliseconds, startedAt: 0, handle: null, due };
  timers.set(id, timer);
  if (!isPaused) run(id, timer);
}

export function stopTimer(id: string): void {
  const handle = timers.get(id)?.handle;
  if (handle) clearTimeout(handle);
  timers.delete(id);
}

/** While somebody reads or is about to press a button, no time passes. */
export function pauseTimers(): void {
  if (isPaused) return;
  isPaused = true;
  for (const timer of timers.values()) {
    if (timer.handle) clearTimeout(timer.handle);
    timer.handle = null;
    timer.left -= Date.now() - timer.startedAt;
  }
}

export function resumeTimers(): void {
  if (!isPaused) return;
  isPaused = false;
  for (const [id, timer] of timers) run(id, timer);
}

function run(id: string, timer: Timer): void {
  timer.startedAt = Date.now();
  timer.handle = setTimeout(() => {
    timers.delete(id);
    timer.due();
  }, timer.left);
}
