import { MAX_COMPARED } from '@/lib/compare/compare-store';
import { compareListDocument, customerCompareListDocument } from '@/lib/compare/documents';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import messages from '@/messages/en-GB.json';
import type { CompareOutletProps } from './compare-outlet';

const { compare, errors } = messages;

/** What any page hands to `CompareOutlet`, in English. */
export const comparePart: CompareOutletProps = {
  labels: {
    href: '/catalog/product_compare',
    title: compare.title,
    sticky: compare.sticky,
    cannotAssign: compare.cannotAssign,
    cannotGet: compare.cannotGet,
    full: compare.full.replace('{maxItems}', String(MAX_COMPARED)),
    added: compare.added,
    removed: compare.removed,
    offline: errors.offline,
    unexpected: errors.unexpected,
  },
  queries: { list: toQueryText(compareListDocument), own: toQueryText(customerCompareListDocument) },
};

/** A list as the backend answers it. */
export const listedProducts = (...ids: number[]) => ({
  __typename: 'CompareList',
  uid: 'list-1',
  item_count: ids.length,
  items: ids.map((id) => ({
    __typename: 'ComparableItem',
    uid: String(id),
    product: { __typename: 'SimpleProduct', uid: `uid-${id}`, id, name: `Product ${id}` },
  })),
});

/** A refusal of the backend's. */
export const refusal = (message: string) =>
  Response.json({ errors: [{ message, path: ['x'], extensions: { category: 'graphql-input' } }], data: null });
