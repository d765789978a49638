import { readStoredJson, writeStored } from '@/lib/browser/local-storage';

/** The longest time that a timer can wait, in milliseconds; a longer one would end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** When somebody passed in this document; the record of it may not be stored, as in private windows. */
let passedAt: number | null = null;

/** Lets the visitor past the gate until its seconds have passed [GATE-2]. What was entered is stored nowhere. */
export function passGate(): void {
  passedAt = Date.now();
  writeStored('login_gate_session', JSON.stringify({ timeStored: passedAt }));
}

/** Milliseconds until the popup returns; 0 where there is no valid record [GATE-1, GATE-2]. */
function gateRest(lifetime: number): number {
  const timeStored = Math.max(storedTime(), passedAt ?? 0);
  // A shop that sets no seconds asks once in a document.
  if (lifetime <= 0) return passedAt === null ? 0 : LONGEST_TIMER;
  const age = Date.now() - timeStored;
  return age < 0 ? 0 : Math.max(0, lifetime * 1000 - age);
}

function storedTime(): number {
  const record = Object(readStoredJson('login_gate_session'));
  return typeof record.timeStored === 'number' ? record.timeStored : 0;
}

/** Tells whether the gate is shut, now and whenever that changes, in other tabs too. Returns a way to stop, and to look. */
export function watchGate(
  lifetime: number,
  onChange: (isShut: boolean) => void,
): { stop: () => void; look: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const rest = gateRest(lifetime);
    if (rest > 0) timer = setTimeout(look, Math.min(rest, LONGEST_TIMER));
    onChange(rest === 0);
  };
  window.addEventListener('storage', look, { signal });
  // Timers of tabs in the background are suspended.
  document.addEventListener('visibilitychange', look, { signal });
  look();
  return {
    look,
    stop: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
