const formats = new Map<string, Intl.NumberFormat>();

/** A number as readers of a locale write it: 1,234.5; `digits` after the mark at most. */
export function formatNumber(value: number, locale: string, digits = 3): string {
  const key = `${locale} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(value);
}
