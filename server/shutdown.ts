import type { EventEmitter } from 'node:events';
import { processShared } from '@/lib/cache/process-memory';

const shutdown = () => processShared('shutdown', () => ({ isStopping: false }));

/** Whether this server was asked to end: health is red, so that nobody sends it new visitors. */
export const isStopping = () => shutdown().isStopping;

/** A signal to the whole process group comes twice, at once: from whoever sent it, and passed on by the launcher. */
const SAME_SIGNAL_MS = 1_000;

/** Goes on for seconds after it is asked to end, so that load balancers see red health; asked again it ends at once. */
export function delayShutdown(seconds: number, process: EventEmitter): void {
  const endings = process.listeners('SIGTERM');
  if (seconds === 0 || endings.length === 0) return;
  process.removeAllListeners('SIGTERM');
  let timer: NodeJS.Timeout | undefined;
  let askedAt = 0;
  process.on('SIGTERM', (...signal: unknown[]) => {
    const end = () => {
      clearTimeout(timer);
      for (const ending of endings) ending.apply(process, signal);
    };
    if (shutdown().isStopping) {
      if (Date.now() - askedAt >= SAME_SIGNAL_MS) end();
      return;
    }
    shutdown().isStopping = true;
    askedAt = Date.now();
    timer = setTimeout(end, seconds * 1000);
  });
}
