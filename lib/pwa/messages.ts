// What pages and the worker tell each other: `{ type, payload }`, over a channel where an answer is wanted [PWA-3].

export interface Message {
  type: string;
  payload?: unknown;
}

interface Done {
  status: 'done';
}

/** What a page asks of the worker, and what it is answered. */
export interface PageMessages {
  /** To a version that waits: it takes over at once. */
  SKIP_WAITING: { payload: undefined; answer: Done };
  /** Pictures that are likely to be wanted next. */
  PREFETCH_IMAGES: { payload: { urls: string[] }; answer: Done };
  /** A page that came without a request of its own, or before the worker: it, and what it has loaded, is kept for offline. */
  KEEP_PAGE: { payload: { url: string; files: string[] }; answer: Done };
}

export type PageMessageType = keyof PageMessages;

/** Handlers by type, in the order in which they came; `on` returns a way to stop. */
export function messageHandlers<Handler>() {
  const handlers = new Map<string, Handler[]>();
  return {
    of: (type: string): readonly Handler[] => handlers.get(type) ?? [],
    on(type: string, handler: Handler): () => void {
      handlers.set(type, [...(handlers.get(type) ?? []), handler]);
      return () => {
        handlers.set(
          type,
          (handlers.get(type) ?? []).filter((other) => other !== handler),
        );
      };
    },
  };
}

export function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
}
