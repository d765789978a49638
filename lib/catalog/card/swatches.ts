/** A colour that stands for an option, such as a flavour. */
export interface Swatch {
  /** The attribute's code. */
  code: string;
  /** The option's id, as aggregations spell it. */
  value: string;
  label: string;
  /** As the merchant wrote it: `#e8b53a`. */
  colour: string;
}

interface BackendOption {
  attribute_code?: string | null;
  values?:
    | readonly ({
        uid?: string | null;
        label?: string | null;
        swatch_data?: { __typename: string; value?: string | null } | null;
      } | null)[]
    | null;
}

/** The colours among a configurable product's options; other kinds of swatches are words or pictures. */
export function colourSwatches(options: readonly (BackendOption | null)[] | null | undefined): Swatch[] {
  return (options ?? []).flatMap((option) =>
    (option?.values ?? []).flatMap((entry): Swatch[] => {
      const value = optionId(entry?.uid);
      const colour = entry?.swatch_data?.__typename === 'ColorSwatchData' ? entry.swatch_data.value : null;
      if (!option?.attribute_code || !value || !entry?.label || !colour || !isColour(colour)) return [];
      return [{ code: option.attribute_code, value, label: entry.label, colour }];
    }),
  );
}

/** The id in an option's uid, `configurable/155/560` in base64. */
function optionId(uid: string | null | undefined): string | null {
  try {
    return /^configurable\/\d+\/(\d+)$/.exec(atob(uid ?? ''))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** It becomes a style: nothing but a plain colour may pass. */
function isColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}
