import type { country, region } from '../../schema/stores';
import { COUNTRY_CODES } from './country-codes';
import { REGIONS_AMERICAS } from './regions-americas';
import { REGIONS_ASIA_PACIFIC } from './regions-asia-pacific';
import { REGIONS_EUROPE } from './regions-europe';

/** Every country, named in English and in the languages of the given locale codes (`th_TH`). */
export function countrySeeds(locales: string[]): (typeof country.$inferInsert)[] {
  const english = namesIn('en_GB');
  return COUNTRY_CODES.trim()
    .split(/\s+/)
    .map((pair) => {
      const [id = '', threeLetter = ''] = pair.split(':');
      return {
        id,
        threeLetter,
        nameEnglish: english.of(id) ?? id,
        names: Object.fromEntries(locales.map((locale) => [locale, namesIn(locale).of(id) ?? id])),
      };
    });
}

/** The regions of the countries that Magento knows regions for. */
export function regionSeeds(): (typeof region.$inferInsert)[] {
  return Object.entries({ ...REGIONS_AMERICAS, ...REGIONS_ASIA_PACIFIC, ...REGIONS_EUROPE }).flatMap(
    ([countryId, list]) =>
      list.split('|').map((entry) => {
        const [id = '', code = '', name = code] = entry.trim().split(':');
        return { id: Number(id), countryId, code, name };
      }),
  );
}

function namesIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale.replace('_', '-'), { type: 'region' });
}
