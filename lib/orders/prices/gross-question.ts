import { laterDocument } from '@/lib/magento/later-document';

interface MoneyAnswer {
  value: number | null;
  currency: string | null;
}

/** What Magento tells of an order's item from 2.4.8 on. */
export interface LaterItem {
  prices?: { price_including_tax: MoneyAnswer; row_total_including_tax: MoneyAnswer } | null;
}

const PRICES = field('prices', [
  field('price_including_tax', [field('value'), field('currency')]),
  field('row_total_including_tax', [field('value'), field('currency')]),
]);

/** The question for orders that asks for their items' prices with tax, too, where the backend has those. */
export function withGross<Document>(question: Document, hasGross: boolean): Document {
  if (!hasGross) return question;
  return laterDocument(question, (node) =>
    // Items of orders are what has a price without tax.
    node.selections?.some(({ name }) => name?.value === 'product_sale_price')
      ? { ...node, selections: [...node.selections, PRICES] }
      : node,
  );
}

interface FieldNode {
  kind: 'Field';
  name: { kind: 'Name'; value: string };
  selectionSet?: { kind: 'SelectionSet'; selections: FieldNode[] };
}

function field(name: string, selections: FieldNode[] = []): FieldNode {
  return {
    kind: 'Field',
    name: { kind: 'Name', value: name },
    ...(selections.length > 0 ? { selectionSet: { kind: 'SelectionSet', selections } } : {}),
  };
}
