import type { TadaDocumentNode } from 'gql.tada';
import { type FieldNode, type FragmentDefinitionNode, Kind, visit } from 'graphql';
import type { ResultOf } from '@/lib/magento/graphql';
import type { attributeMetadataDocument } from './documents';

/** Adds the merchant's attributes to a fragment: no static document can name them; `attributeValue` reads them. */
export function withAttributes<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  fragmentName: string,
  codes: readonly string[],
): TadaDocumentNode<Data, Variables> {
  return visit(document, {
    FragmentDefinition(fragment) {
      return fragment.name.value === fragmentName ? withFields(fragment, codes) : undefined;
    },
  });
}

/** The document with the merchant's attributes added to grouped items, which are asked for inline. */
export function withGroupedItemAttributes<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  codes: readonly string[],
): TadaDocumentNode<Data, Variables> {
  return visit(document, {
    InlineFragment(grouped) {
      if (grouped.typeCondition?.name.value !== 'GroupedProduct') return undefined;
      return visit(grouped, {
        Field(field) {
          return field.name.value === 'product' ? withFields(field, codes) : undefined;
        },
      });
    },
  });
}

function withFields<Node extends FieldNode | FragmentDefinitionNode>(node: Node, codes: readonly string[]): Node {
  const fields = codes.map((value): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }));
  const selections = [...(node.selectionSet?.selections ?? []), ...fields];
  return { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

/** The raw value of a merchant's attribute, as text; null where the product has none. */
export function attributeValue(product: object, code: string): string | null {
  const value: unknown = Reflect.get(product, code);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What the backend says of a product attribute. */
export interface AttributeMetadata {
  code: string;
  /** Magento's input: select, multiselect, boolean, text, textarea, texteditor, price, date … */
  input: string;
  /** Labels in the store view's language by option value. */
  options: ReadonlyMap<string, string>;
  position: number;
  isVisible: boolean;
}

export type AttributeCatalogue = ReadonlyMap<string, AttributeMetadata>;

type AttributesAnswer = NonNullable<ResultOf<typeof attributeMetadataDocument>['customAttributeMetadata']>['items'];

/** Attributes by code; one without storefront properties counts as visible. */
export function toAttributeCatalogue(items: AttributesAnswer | undefined): AttributeCatalogue {
  const catalogue = new Map<string, AttributeMetadata>();
  for (const item of items ?? []) {
    if (!item?.attribute_code) continue;
    catalogue.set(item.attribute_code, {
      code: item.attribute_code,
      input: item.input_type?.toLowerCase() ?? 'text',
      options: new Map((item.attribute_options ?? []).map((option) => [option?.value ?? '', option?.label ?? ''])),
      position: item.storefront_properties?.position ?? 0,
      isVisible: item.storefront_properties?.visible_on_catalog_pages ?? true,
    });
  }
  return catalogue;
}

/** A raw value as its label: option labels of selects, joined by ", "; null where the options do not know it. */
export function valueLabel(
  { input, options }: Pick<AttributeMetadata, 'input' | 'options'>,
  value: string,
): string | null {
  if (input !== 'select' && input !== 'multiselect') return value;
  const labels = value.split(',').flatMap((id) => options.get(id.trim()) || []);
  return labels.length > 0 ? labels.join(', ') : null;
}
