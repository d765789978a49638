import type { TadaDocumentNode } from 'gql.tada';
import { Kind, visit } from 'graphql';
import type { Capabilities } from './capabilities';

/** Ends the names of fragments that ask for more than every Magento since 2.4.4 has. */
const OPTIONAL_FRAGMENT = /Additions$/;

/** The document without fields that the backend lacks; only fragments named `…Additions` may ask for such fields. */
export function withAvailableFields<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  { fields }: Pick<Capabilities, 'fields'>,
): TadaDocumentNode<Data, Variables> {
  return visit(document, {
    FragmentDefinition(fragment) {
      if (!OPTIONAL_FRAGMENT.test(fragment.name.value)) return undefined;
      const available = fields[fragment.typeCondition.name.value] ?? [];
      const selections = fragment.selectionSet.selections.filter(
        (selection) => selection.kind !== Kind.FIELD || available.includes(selection.name.value),
      );
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return {
        ...fragment,
        selectionSet: { ...fragment.selectionSet, selections: selections.length > 0 ? selections : [typename] },
      };
    },
  });
}
