import { z } from 'zod';
import '@/lib/forms/compile-nothing';
import { latinDigits } from '@/lib/format/latin-digits';
import { personName } from '@/lib/forms/person-name';
import { asIssue, type Complaint, check, maxLength, type Rule, required } from '@/lib/forms/rules';
import type { AddressForm } from './address';
import type { CountryFields } from './address-rules';
import { normalisedPostcode } from './postcodes';

const LONGEST = 255;

/** Fewest digits that can be called, and what every Magento takes of a number, where dots and slashes are spaces. */
const FEWEST_DIGITS = 5;
const TELEPHONE = /^[\d\s()+-]{1,20}$/;
const LONGEST_NUMBER = 20;
const TELEPHONE_EXAMPLES: Record<string, string> = { GB: '020 7946 0958', US: '212-555-0123', TH: '02 123 4567' };

function plainNumber(text: string): string {
  const number = latinDigits(text.normalize('NFKC'))
    .replace(/[./\s]+/g, ' ')
    .trim();
  return number.length > LONGEST_NUMBER ? number.replace(/ /g, '') : number;
}

/** A number to call. */
function telephone(countryId: string): Rule {
  return (number) => {
    const isNumber = TELEPHONE.test(number) && number.replace(/\D/g, '').length >= FEWEST_DIGITS;
    return isNumber ? null : like(TELEPHONE_EXAMPLES[countryId] ?? '+44 20 7946 0958');
  };
}

/** A postcode as it is written in the country; where that is not known it has no example. */
function postcodeComplaint(countryId: string, text: string, example: string | null): Complaint | null {
  return example && normalisedPostcode(countryId, text) === null ? like(example) : null;
}

function like(value: string): Complaint {
  return { key: 'pattern', values: { value } };
}

const line = z.string().superRefine(check(required, maxLength(LONGEST)));
const name = personName.superRefine(check(required));

/** Complaints are keys of `validation`; a field that may be empty is never complained about [FORM-3]. */
export function addressSchema(fields: CountryFields): z.ZodType<AddressForm, AddressForm> {
  const { countryId, regionKind, isRegionRequired, isPostcodeRequired, postcodeExample, hasSubdistrict } = fields;
  return z
    .object({
      country_id: z.string().superRefine(check(required)),
      firstname: name,
      lastname: name,
      company: z.string(),
      street: z.tuple([line, hasSubdistrict ? line : z.string()]),
      city: line,
      region_code: z.string(),
      region: z.string(),
      postcode: z.string(),
      telephone: z
        .string()
        .transform(plainNumber)
        .superRefine(check(required, telephone(countryId))),
    })
    .superRefine(({ region_code, region, postcode }, context) => {
      const complain = (path: keyof AddressForm, complaint: Complaint | null) => {
        if (complaint) context.addIssue({ ...asIssue(complaint), path: [path] });
      };
      if (isRegionRequired && regionKind === 'list') complain('region_code', required(region_code));
      if (isRegionRequired && regionKind === 'text') complain('region', required(region));
      if (isPostcodeRequired) {
        complain('postcode', required(postcode) ?? postcodeComplaint(countryId, postcode, postcodeExample));
      }
    });
}
