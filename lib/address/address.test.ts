import { describe, expect, it } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { complaintOf } from '@/lib/forms/rules';
import { type AddressForm, addressForm, formatAddress, pickedAddress, withAddressDraft } from './address';
import { type AddressRules, checkedFields, countryFields } from './address-rules';
import { addressSchema } from './address-schema';

const california = { id: 12, code: 'CA', name: 'California' };
const regions = [{ id: 1, code: 'AL', name: 'Alabama' }, california];
const rules: AddressRules = {
  defaultCountry: 'GB',
  requiredRegionCountries: ['US', 'BR'],
  isOptionalRegionShown: true,
  optionalPostcodeCountries: ['IE'],
};

const inUs: AddressForm = addressForm(losAngeles, 'GB');
const inGb: AddressForm = addressForm(london, 'GB');
const inTh: AddressForm = {
  ...addressForm(null, 'TH'),
  firstname: 'สมชาย',
  lastname: 'ใจดี',
  street: ['99 ถนนสุขุมวิท', 'คลองเตยเหนือ'],
  city: 'วัฒนา',
  region: 'กรุงเทพมหานคร',
  postcode: '10110',
  telephone: '02 123 4567',
};

describe('[CHK-13] address form', () => {
  it('shows an address and gives it back', () => {
    const { email: _, ...withoutEmail } = london;
    expect(formatAddress(inGb, [])).toEqual(withoutEmail);
    expect(formatAddress(inUs, regions)).toEqual(losAngeles);
    expect(formatAddress(inTh, [])).toMatchObject({ region: 'กรุงเทพมหานคร', region_code: null, region_id: null });
  });

  it('is empty but for the country at first', () => {
    const texts = ['firstname', 'lastname', 'company', 'city', 'region_code', 'region', 'postcode', 'telephone'];
    const empty = Object.fromEntries(texts.map((name) => [name, '']));
    expect(addressForm(null, 'TH')).toEqual({ ...empty, country_id: 'TH', street: ['', ''] });
  });

  it('puts what an address has in more lines than two into the second', () => {
    expect(addressForm({ ...london, street: ['a', 'b', 'c'] }, 'GB').street).toEqual(['a', 'b, c']);
  });

  it('[CHK-8] looks the region up by code among the country’s own', () => {
    expect(formatAddress({ ...inUs, region_code: 'AL' }, regions)).toMatchObject({
      region: 'Alabama',
      region_code: 'AL',
      region_id: 1,
    });
    expect(formatAddress({ ...inUs, region_code: 'BKK', region: 'Bangkok' }, regions)).toMatchObject({
      region: null,
      region_code: null,
      region_id: null,
    });
  });

  it('[CHK-8] has US where no country is named, and drops a region left over from another country', () => {
    expect(formatAddress({ ...inUs, country_id: '' }, regions).country_id).toBe('US');
    expect(formatAddress({ ...inUs, country_id: 'GB', postcode: 'sw1a1aa', region: '' }, [])).toMatchObject({
      region: null,
      region_code: null,
      postcode: 'SW1A 1AA',
    });
  });

  it('trims; an empty postcode is none', () => {
    const spaced = {
      ...inGb,
      firstname: ' Ann ',
      lastname: ' Smith ',
      company: ' Acme ',
      city: ' London ',
      region: ' Kent ',
      telephone: ' 123456 ',
    };
    expect(formatAddress({ ...spaced, postcode: ' ', street: [' 1 A ', ' '] }, [])).toEqual({
      firstname: 'Ann',
      lastname: 'Smith',
      company: 'Acme',
      street: ['1 A'],
      city: 'London',
      region: 'Kent',
      region_code: null,
      region_id: null,
      postcode: null,
      telephone: '123456',
      country_id: 'GB',
    });
    expect(formatAddress({ ...inGb, company: ' ' }, [])).not.toHaveProperty('company');
  });

  it('[CHK-8] takes an address of the book as it is', () => {
    const { company = null, ...rest } = losAngeles;
    const picked = { ...rest, company, id: 8, isDefaultBilling: true, isDefaultShipping: false };
    expect(pickedAddress(picked)).toEqual({ ...losAngeles, customerAddressId: 8 });
    expect(pickedAddress({ ...picked, company: null })).not.toHaveProperty('company');
  });
});

describe('[CHK-13] a draft of an address', () => {
  it('fills the form with what it has', () => {
    expect(withAddressDraft(inGb, JSON.parse(JSON.stringify(inUs)))).toEqual(inUs);
    expect(withAddressDraft(inGb, { city: 'Leeds', street: ['1 A'] })).toEqual({
      ...inGb,
      city: 'Leeds',
      street: ['1 A', 'Flat 3'],
    });
  });

  it.each([null, undefined, 'text', 7, [], {}, { street: 'one', city: 5, country_id: '' }, { street: [1, null] }])(
    'leaves the form as it is where storage holds %j',
    (draft) => expect(withAddressDraft(inGb, draft)).toEqual(inGb),
  );
});

describe('[CHK-8] what an address asks for', () => {
  it.each([
    ['US', regions, 'list', true, true],
    ['GB', [], 'text', false, true],
    ['IE', [], 'text', false, false],
    ['DE', regions, 'list', false, true],
  ] as const)(
    'in %s follows the rules of the shop',
    (country, own, regionKind, isRegionRequired, isPostcodeRequired) => {
      expect(countryFields(country, own, rules)).toMatchObject({ regionKind, isRegionRequired, isPostcodeRequired });
    },
  );

  it('asks for the province of every Thai address, whatever the shop’s settings have left out', () => {
    for (const isOptionalRegionShown of [true, false]) {
      const th = countryFields('TH', [], { ...rules, isOptionalRegionShown });
      expect(th).toMatchObject({ regionKind: 'text', isRegionRequired: true });
    }
  });

  it('hides a region that need not be named where the shop says so', () => {
    const strict = { ...rules, isOptionalRegionShown: false };
    expect(countryFields('GB', [], strict).regionKind).toBe('none');
    expect(countryFields('US', regions, strict).regionKind).toBe('list');
  });
});

describe('address schema', () => {
  const us = countryFields('US', regions, rules);
  const gb = countryFields('GB', [], rules);
  const ie = countryFields('IE', [], rules);
  const br = countryFields('BR', [], rules);
  const th = countryFields('TH', [], rules);
  const complaints = (fields: typeof us, form: AddressForm) =>
    addressSchema(fields)
      .safeParse(form)
      .error?.issues.map((issue) => [issue.path.join('.'), complaintOf(issue)]) ?? [];

  it.each([
    ['UK', gb, inGb],
    ['US', us, inUs],
    ['Thai', th, inTh],
    ['Irish, without a postcode', ie, { ...inGb, country_id: 'IE', postcode: '' }],
  ])('a %s address', (_, fields, form) => {
    expect(complaints(fields, form)).toEqual([]);
  });

  it('[FORM-1] [FORM-3] complains of exactly the fields that show an asterisk', () => {
    for (const [fields, country] of [
      [us, 'US'],
      [gb, 'GB'],
      [ie, 'IE'],
      [br, 'BR'],
      [th, 'TH'],
    ] as const) {
      const empty = { ...addressForm(null, country), country_id: '', street: [' ', ''] as [string, string] };
      const complained = complaints(fields, empty);
      expect(complained.map(([path]) => path).sort()).toEqual([...checkedFields(fields)].sort());
      expect(new Set(complained.map(([, complaint]) => Object(complaint).key))).toEqual(new Set(['required']));
    }
  });

  it.each([
    ['a wrong UK postcode', gb, { ...inGb, postcode: '12345' }, 'postcode', 'SW1A 1AA'],
    ['a wrong US one', us, { ...inUs, postcode: 'SW1A 1AA' }, 'postcode', '90001'],
    ['a wrong Thai one', th, { ...inTh, postcode: '1011' }, 'postcode', '10110'],
    ['no telephone number', gb, { ...inGb, telephone: 'call me' }, 'telephone', '020 7946 0958'],
    [
      'one with an extension, which newer Magentos refuse',
      gb,
      { ...inGb, telephone: '02 123 4567 ext 12' },
      'telephone',
      '020 7946 0958',
    ],
    [
      'one that is too long for them',
      us,
      { ...inUs, telephone: '+1 (212) 555-0123-4567-8901' },
      'telephone',
      '212-555-0123',
    ],
    ['too short a one', us, { ...inUs, telephone: '123' }, 'telephone', '212-555-0123'],
  ])('%s is told by an example', (_, fields, form, path, value) => {
    expect(complaints(fields, form)).toEqual([[path, { key: 'pattern', values: { value } }]]);
  });

  it('a missing region where one must be named', () => {
    expect(complaints(us, { ...inUs, region_code: '' })).toEqual([['region_code', { key: 'required' }]]);
    expect(complaints(br, { ...inUs, country_id: 'BR', postcode: '01001-000', region: '' })).toEqual([
      ['region', { key: 'required' }],
    ]);
  });

  it('a missing sub-district, which a Thai address has in its second line', () => {
    expect(complaints(th, { ...inTh, street: ['99 ถนนสุขุมวิท', ' '] })).toEqual([['street.1', { key: 'required' }]]);
  });

  it('[FORM-3] a postcode that must be named is asked for before it is checked, and five digits can be called', () => {
    expect(complaints(gb, { ...inGb, postcode: ' ' })).toEqual([['postcode', { key: 'required' }]]);
    expect(complaints(gb, { ...inGb, telephone: '12345' })).toEqual([]);
    expect(complaints(gb, { ...inGb, telephone: '1-2-3-4' }).map(([path]) => path)).toEqual(['telephone']);
  });

  it.each([
    ' 12345 ',
    '+44 20 7946 0958',
    '(212) 555-0123',
    '0812345678',
    '02.123/4567',
    '０８１２３４５６７',
    '๐๒ ๑๒๓ ๔๕๖๗',
    '+49 (0) 30 / 1234 5678',
    '+44 (0)20 - 7946 - 0958',
  ])('%s can be called', (telephone) => {
    expect(complaints(gb, { ...inGb, telephone })).toEqual([]);
  });

  it('what newer Magentos refuse in names and numbers goes out as they write it', () => {
    const typed = {
      ...inGb,
      firstname: ' D’Arcy',
      lastname: 'O’Brien-O’Hara ',
      telephone: '０２.123/4567',
      city: 'Brighton & Hove',
    };
    expect(addressSchema(gb).parse(typed)).toMatchObject({
      firstname: "D'Arcy",
      lastname: "O'Brien-O'Hara",
      telephone: '02 123 4567',
      city: 'Brighton & Hove',
    });
  });

  it('a Thai telephone number goes out in the digits that Magento takes', () => {
    const typed = { ...inTh, telephone: '๐๒-๑๒๓ ๔๕๖๗', postcode: '๑๐๑๑๐' };
    expect(formatAddress(addressSchema(th).parse(typed), [])).toMatchObject({
      telephone: '02-123 4567',
      postcode: '10110',
    });
  });

  it('knows nothing of postcodes elsewhere, and blocks none there', () => {
    const ae = countryFields('AE', [], rules);
    expect(complaints(ae, { ...inGb, country_id: 'AE', postcode: 'PO Box 7' })).toEqual([]);
  });
});
