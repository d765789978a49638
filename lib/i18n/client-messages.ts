import type { Messages } from './load-messages';

/** The words that islands use; all others stay on the server. */
const CLIENT_NAMESPACES: readonly (keyof Messages)[] = ['failure'];

/** The part of a locale's words that is sent to the browser. */
export function clientMessages(messages: Messages): Partial<Messages> {
  return Object.fromEntries(CLIENT_NAMESPACES.map((name) => [name, messages[name]]));
}
