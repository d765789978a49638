/** What the backend says of a product attribute. */
export interface AttributeMetadata {
  code: string;
  /** Magento's input: select, multiselect, boolean, text, textarea, texteditor, price, date … */
  input: string;
  /** Labels in the view's language by option value. */
  options: ReadonlyMap<string, string>;
  position: number;
  /** Whether the merchant wants it on product pages. */
  isVisible: boolean;
}

export type AttributeCatalogue = ReadonlyMap<string, AttributeMetadata>;

interface BackendAttribute {
  attribute_code?: string | null;
  input_type?: string | null;
  attribute_options?: readonly ({ label?: string | null; value?: string | null } | null)[] | null;
  storefront_properties?: { position?: number | null; visible_on_catalog_pages?: boolean | null } | null;
}

/** Attributes by code; one without storefront properties counts as visible. */
export function toAttributeCatalogue(
  items: readonly (BackendAttribute | null)[] | null | undefined,
): AttributeCatalogue {
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

/** A raw value in words: option labels of selects, joined by ", "; null where the options do not know it. */
export function valueInWords({ input, options }: AttributeMetadata, value: string): string | null {
  if (input !== 'select' && input !== 'multiselect') return value;
  const labels = value.split(',').flatMap((id) => options.get(id.trim()) || []);
  return labels.length > 0 ? labels.join(', ') : null;
}
