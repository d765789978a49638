import type { TadaDocumentNode } from 'gql.tada';
import { type FieldNode, Kind, visit } from 'graphql';

/**
 * The document with the merchant's attributes added to one of its fragments. No static document names
 * them: every shop has its own, and `attributeValue` reads them.
 */
export function withAttributes<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  fragmentName: string,
  codes: readonly string[],
): TadaDocumentNode<Data, Variables> {
  const fields = codes.map((value): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }));
  return visit(document, {
    FragmentDefinition(fragment) {
      if (fragment.name.value !== fragmentName) return undefined;
      const selections = [...fragment.selectionSet.selections, ...fields];
      return { ...fragment, selectionSet: { ...fragment.selectionSet, selections } };
    },
  });
}

/** The raw value of a merchant's attribute, as text; null where the product has none. */
export function attributeValue(product: object, code: string): string | null {
  const value: unknown = Reflect.get(product, code);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
