import type { CountryRow, RegionRow } from './queries';

const byName = new Intl.Collator('en').compare;

/** `Country` objects in a locale (`th_TH`); a country without regions has null, not an empty list. */
export function countriesOf(rows: CountryRow[], regions: RegionRow[], locale: string) {
  const byCountry = new Map<string, RegionRow[]>();
  for (const region of regions) byCountry.set(region.countryId, [...(byCountry.get(region.countryId) ?? []), region]);
  return rows.map((row) => ({
    id: row.id,
    two_letter_abbreviation: row.id,
    three_letter_abbreviation: row.threeLetter,
    full_name_locale: row.names[locale] ?? row.nameEnglish,
    full_name_english: row.nameEnglish,
    available_regions:
      byCountry
        .get(row.id)
        ?.sort((one, other) => byName(one.name, other.name))
        .map(({ id, code, name }) => ({ id, code, name })) ?? null,
  }));
}
