import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Messages } from './load-messages';

/** Messages of some namespaces in the page's language, for islands that translate in the browser. */
export type ClientMessages<Namespace extends keyof Messages> = Pick<Messages, Namespace>;

/**
 * The messages of only these namespaces, to be handed to the browser. A page gives them to its islands with
 * `<MessagesProvider locale={storeView.locale} messages={await getClientMessages(['cart'])}>`; a part that comes
 * lazily takes them as a prop and mounts the provider itself.
 */
export async function getClientMessages<Namespace extends keyof Messages>(
  namespaces: readonly Namespace[],
): Promise<ClientMessages<Namespace>> {
  const messages = (await getMessages()) as Messages;
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<
    Messages,
    Namespace
  >;
}
