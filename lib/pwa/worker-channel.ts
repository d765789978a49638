import { isMessage, messageHandlers, type PageMessages, type PageMessageType } from './messages';
import { WORKER_SCOPE } from './register-worker';

/** Asks the active worker; rejects with the error that it answers, or "SW Not Registered" where none is [PWA-3]. */
export async function sendToWorker<Type extends PageMessageType>(
  type: Type,
  payload: PageMessages[Type]['payload'],
): Promise<PageMessages[Type]['answer']> {
  const worker = await activeWorker();
  if (!worker) throw new Error('SW Not Registered');
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if (data?.error) reject(new Error(String(data.error)));
      else resolve(data);
    };
    worker.postMessage({ type, payload }, [port2]);
  });
}

async function activeWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { controller } = navigator.serviceWorker;
  return controller ?? (await navigator.serviceWorker.getRegistration(WORKER_SCOPE))?.active ?? null;
}

type Handler = (payload: unknown, reply: (answer: unknown) => void) => void;

const handlers = messageHandlers<Handler>();
let heard: ServiceWorkerContainer | null = null;

/** Calls `handler` with the payload of every message of this type that the worker sends. Returns a way to stop [PWA-3]. */
export function onWorkerMessage(type: string, handler: Handler): () => void {
  if ('serviceWorker' in navigator && heard !== navigator.serviceWorker) {
    heard = navigator.serviceWorker;
    heard.addEventListener('message', ({ data, ports }) => {
      if (!isMessage(data)) return;
      for (const handle of handlers.of(data.type)) handle(data.payload, (answer) => ports[0]?.postMessage(answer));
    });
  }
  return handlers.on(type, handler);
}
