import type { ItemRow } from '../documents/document-rules';

/** An ordered item's name with its pack or strength, parts and files; what options tell may be private, so it is left out. */
export function itemTitle({ name, details }: Pick<ItemRow, 'name' | 'details'>): string {
  const { attributes, bundle, links } = details;
  const parts = bundle.flatMap(({ values }) => values.map((part) => `${part.quantity} × ${part.name}`));
  return [name, ...attributes.map(({ value }) => value), ...parts, ...links.map(({ title }) => title)].join(', ');
}
