import { expect, it } from 'vitest';
import type { CountryRow, RegionRow } from './queries';
import { countriesOf } from './rules';

it('[CHK-8] a country has its name in the language asked for, and its regions by name, or none', () => {
  const rows = [
    { id: 'GB', threeLetter: 'GBR', nameEnglish: 'United Kingdom', names: { th_TH: 'สหราชอาณาจักร' } },
    { id: 'US', threeLetter: 'USA', nameEnglish: 'United States', names: {} },
  ] as unknown as CountryRow[];
  const regions = [
    { id: 12, countryId: 'US', code: 'CA', name: 'California' },
    { id: 1, countryId: 'US', code: 'AL', name: 'Alabama' },
  ] as RegionRow[];
  expect(countriesOf(rows, regions, 'th_TH')).toEqual([
    {
      id: 'GB',
      two_letter_abbreviation: 'GB',
      three_letter_abbreviation: 'GBR',
      full_name_locale: 'สหราชอาณาจักร',
      full_name_english: 'United Kingdom',
      available_regions: null,
    },
    {
      id: 'US',
      two_letter_abbreviation: 'US',
      three_letter_abbreviation: 'USA',
      full_name_locale: 'United States',
      full_name_english: 'United States',
      available_regions: [
        { id: 1, code: 'AL', name: 'Alabama' },
        { id: 12, code: 'CA', name: 'California' },
      ],
    },
  ]);
});
