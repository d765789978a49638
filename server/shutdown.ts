import type { EventEmitter } from 'node:events';
import { processShared } from '@/lib/cache/process-memory';

const shutdown = () => processShared('shutdown', () => ({ isStopping: false }));

/** Whether this server was asked to end: health is red, so that nobody sends it new visitors. */
export const isStopping = () => shutdown().isStopping;

/**
 * Asked to end, the server goes on for some seconds in which load balancers see its red health; then whoever was to end
 * it does: Next answers what is under way, and leaves. Asked again it does so at once.
 */
export function delayShutdown(seconds: number, process: EventEmitter): void {
  const endings = process.listeners('SIGTERM');
  if (seconds === 0 || endings.length === 0) return;
  process.removeAllListeners('SIGTERM');
  let timer: NodeJS.Timeout | undefined;
  process.on('SIGTERM', (...signal: unknown[]) => {
    const end = () => {
      clearTimeout(timer);
      for (const ending of endings) ending.apply(process, signal);
    };
    if (shutdown().isStopping) return end();
    shutdown().isStopping = true;
    timer = setTimeout(end, seconds * 1000);
  });
}
