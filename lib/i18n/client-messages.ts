import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Messages } from './load-messages';

/** Messages of some namespaces in the page's language, for islands that translate in the browser. */
export type ClientMessages<Namespace extends keyof Messages> = Pick<Messages, Namespace>;

/** The messages of these namespaces, for `<MessagesProvider>` around islands; a lazy part gets them as a prop. */
export async function getClientMessages<Namespace extends keyof Messages>(
  namespaces: readonly Namespace[],
): Promise<ClientMessages<Namespace>> {
  const messages = (await getMessages()) as Messages;
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<
    Messages,
    Namespace
  >;
}
