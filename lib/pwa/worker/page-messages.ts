import { isMessage, messageHandlers, type PageMessages, type PageMessageType } from '@/lib/pwa/messages';
import { worker } from './scope';

const handlers = messageHandlers<(payload: unknown) => Promise<unknown>>();

/** Answers messages of a type; what the handler throws is the answer's `error` [PWA-3]. Returns a way to stop. */
export function onPageMessage<Type extends PageMessageType>(
  type: Type,
  handler: (payload: PageMessages[Type]['payload']) => Promise<PageMessages[Type]['answer']>,
): () => void {
  return handlers.on(type, (payload) => handler(payload as PageMessages[Type]['payload']));
}

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (!isMessage(data)) return;
  for (const handle of handlers.of(data.type)) {
    const answered = handle(data.payload).then(
      (answer) => ports[0]?.postMessage(answer),
      (error: unknown) => ports[0]?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
    );
    event.waitUntil(answered);
  }
});
