import { describe, expect, it } from 'vitest';
import { normalisedPostcode, postcodeExample } from './postcodes';

describe('postcodes', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', ' m1  1ae ', 'M1 1AE'],
    ['GB', 'ec1a-1bb', 'EC1A 1BB'],
    ['GB', 'GIR0AA', 'GIR 0AA'],
    ['JE', 'je23ab', 'JE2 3AB'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['IE', 'd6w xy00', 'D6W XY00'],
    ['US', '90001', '90001'],
    ['US', '900011234', '90001-1234'],
    ['TH', '๑๐๑๑๐', '10110'],
    ['TH', '10110', '10110'],
    ['FR', '75 001', '75001'],
    ['DE', '10115', '10115'],
    ['AU', '2000', '2000'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['NL', '1012ab', '1012 AB'],
    ['SE', '11122', '111 22'],
    ['JP', '１０００００１', '100-0001'],
    ['PL', '00001', '00-001'],
    ['BR', '01001000', '01001-000'],
    ['LV', 'lv1010', 'LV-1010'],
    ['AE', ' whatever  there is ', 'WHATEVER THERE IS'],
    ['LT', '01100', '01100'],
    ['AR', '1002', '1002'],
    ['AR', 'c1002aaa', 'C1002AAA'],
  ])('%s %s is %s', (country, entered, written) => {
    expect(normalisedPostcode(country, entered)).toBe(written);
  });

  it.each([
    ['GB', '12345'],
    ['GB', 'SW1A 1A'],
    ['GB', 'SW1A 1CA'],
    ['IE', 'D02'],
    ['US', '9000'],
    ['US', '90001-12'],
    ['US', 'ABCDE'],
    ['TH', '1011'],
    ['FR', '7500'],
    ['DE', '123456'],
    ['CA', '123 456'],
    ['NL', '1012'],
    ['JP', '100-000'],
    ['JP', '100-000!'],
    ['NL', '1012 a!'],
  ])('%s %s is none', (country, entered) => {
    expect(normalisedPostcode(country, entered)).toBeNull();
  });

  it('of every country known has an example that is one', () => {
    const known = [
      'GB',
      'GG',
      'JE',
      'IM',
      'IE',
      'US',
      'TH',
      'FR',
      'DE',
      'AU',
      'CA',
      'NL',
      'SE',
      'JP',
      'PT',
      'IN',
      'SG',
    ];
    for (const country of known) {
      const example = postcodeExample(country);
      expect(normalisedPostcode(country, example ?? ''), country).toBe(example);
    }
    expect(postcodeExample('AE')).toBeNull();
    expect([postcodeExample('GB'), postcodeExample('US')]).toEqual(['SW1A 1AA', '90001']);
  });
});
