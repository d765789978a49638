import type { StoreViewOption } from '@/lib/store/store-view';

/** A store view as the switcher shows it [STORE-9]. */
export interface ViewOption {
  code: string;
  locale: string;
  currency: string;
  /** Its own language's name where this tells the store views apart, else the store view's name. */
  label: string;
  /** The store view's name, where the label is not it. */
  hint: string | null;
  isCurrent: boolean;
  isDefault: boolean;
}

export interface ViewGroup {
  code: string;
  name: string;
  views: ViewOption[];
}

/** The switcher's store views by store group, both in sort order [STORE-2]. */
export function groupViews(storeViews: readonly StoreViewOption[]): ViewGroup[] {
  const locales = storeViews.map(({ locale }) => locale);
  const areDistinct = new Set(locales).size === storeViews.length;
  const groups = new Map<string, ViewGroup>();
  for (const { code, locale, currency, name, groupCode, groupName, isCurrent, isDefault } of storeViews.toSorted(
    (a, b) => a.sortOrder - b.sortOrder,
  )) {
    const group = groups.get(groupCode) ?? { code: groupCode, name: groupName, views: [] };
    const shown = areDistinct ? { label: languageLabel(locale, locales), hint: name } : { label: name, hint: null };
    group.views.push({ code, locale, currency, isCurrent, isDefault, ...shown });
    groups.set(groupCode, group);
  }
  return [...groups.values()];
}

export function currentOption(groups: readonly ViewGroup[]): ViewOption | undefined {
  return groups.flatMap(({ views }) => views).find(({ isCurrent }) => isCurrent);
}

/** A locale in its own language, with a region where two share it: `English (UK)`, `English (US)`, but `ไทย`. */
function languageLabel(locale: string, among: readonly string[]): string {
  const { language, region } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? locale;
  const capitalised = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  const isShared = among.some((other) => other !== locale && new Intl.Locale(other).language === language);
  if (!isShared || !region) return capitalised;
  return `${capitalised} (${new Intl.DisplayNames(locale, { type: 'region', style: 'short' }).of(region)})`;
}
