/** The worker's own global. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** Names the build; written in by it. */
declare const __BUILD_ID__: string;

/** What the build's caches are named by. */
export const VERSION = __BUILD_ID__;
