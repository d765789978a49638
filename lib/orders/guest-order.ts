import type { TadaDocumentNode } from 'gql.tada';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { read } from '@/lib/magento/browser/calls';
import { graphql, type ResultOf, type VariablesOf } from '@/lib/magento/graphql';
import { laterDocument } from '@/lib/magento/later-document';
import { orderFragment } from './documents';
import { type Order, toOrder } from './order';
import { withGross } from './prices/gross-question';

/** What proves, beside number and e-mail, that an order is one's own: 2.4.7 asks for the postcode, later ones for the name. */
export type LookupField = 'postcode' | 'lastname';

/** What a guest knows of their order. */
export interface Lookup {
  number: string;
  email: string;
  /** The postcode or the last name of the billing address. */
  secret: string;
}

// Magento 2.4.7 and later (capability `Query.guestOrder`); the input's type has another name in each version.
const guestOrderDocument = graphql(
  `
    query guestOrder($number: String!, $email: String!, $secret: String!) {
      guestOrder(input: { number: $number, email: $email, postcode: $secret }) {
        ...OrderFields
      }
    }
  `,
  [orderFragment],
);

type GuestOrderDocument = TadaDocumentNode<ResultOf<typeof guestOrderDocument>, VariablesOf<typeof guestOrderDocument>>;

/** The same question with the last name. */
function askedBy(field: LookupField): GuestOrderDocument {
  if (field === 'postcode') return guestOrderDocument;
  return laterDocument<GuestOrderDocument>(guestOrderDocument, (node) =>
    node.kind === 'ObjectField' && node.name?.value === 'postcode'
      ? { ...node, name: { ...node.name, value: field } }
      : node,
  );
}

/** Finds a guest's order. Throws AppError: of kind refused where nothing fits, or the order is a customer's. */
export async function readGuestOrder(lookup: Lookup, field: LookupField, hasGross = false): Promise<Order> {
  const { guestOrder } = await read(withGross(askedBy(field), hasGross), { ...lookup }, { isPersonal: true });
  return toOrder(guestOrder);
}

/** Hands what was asked for over to the page that prints it: for this tab, until whoever is signed in signs out. */
export function keepLookup(lookup: Lookup): void {
  writeDraft('draft_order_lookup', lookup);
}

export function keptLookup(): Lookup | null {
  const { number, email, secret } = Object(readDraft('draft_order_lookup'));
  return [number, email, secret].every((text) => typeof text === 'string') ? { number, email, secret } : null;
}
