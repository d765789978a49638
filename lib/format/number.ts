const formats = new Map<string, Intl.NumberFormat>();

/** A number as readers of a locale write it: 1,234.5. */
export function formatNumber(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
