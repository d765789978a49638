import { latinDigits } from '@/lib/format/latin-digits';

/** Examples of each form: a digit stands for any digit, a letter for any letter, a space or hyphen also for nothing. */
const FORMS: Record<string, readonly string[]> = {
  ...forms('AT:1010 AU:2000 BE:1000 BG:1000 CH:8001 CY:1010 DK:1050 GE:0105 HU:1051 LI:9490 LU:1019 NO:0150 NZ:6011'),
  ...forms('PH:1000 SI:1000 TN:1000 ZA:2000 BD:1000 AM:0010 AL:1001 MK:1000'),
  ...forms('DE:10115 ES:28013 FI:00100 FR:75001 IT:00118 MC:98000 MX:06000 MY:50000 TH:10110 TR:34000 HR:10000'),
  ...forms('EE:10111 UA:01001 RS:11000 ID:10110 KR:03051 PK:44000 SA:11564 VA:00120 SM:47890 MA:10000 EG:11511'),
  ...forms('KW:13001 LK:00100 NP:44600 ME:81000 BA:71000 IC:35001 IL:9100000 DZ:16000 KE:00100 PR:00901'),
  ...forms('CN:100000 IN:110001 RO:010011 RU:101000 SG:018956 VN:100000 KZ:010000 BY:220050 CO:110111'),
  CA: ['K1A 0B1'],
  CZ: ['110 00'],
  GR: ['105 57'],
  IS: ['101'],
  JP: ['100-0001'],
  LT: ['LT-01100', '01100'],
  LV: ['LV-1010', '1010'],
  MT: ['VLT 1117'],
  NL: ['1012 AB'],
  PL: ['00-001'],
  PT: ['1000-001'],
  SE: ['111 22'],
  SK: ['811 01'],
  BR: ['01001-000'],
  AR: ['C1002AAA', '1002'],
  TW: ['100', '10048', '100048'],
  US: ['90001', '90001-1234'],
};

/** Written by rules of their own: what is in front differs in length, or letters are few. Without spaces. */
const OWN: Record<string, { pattern: RegExp; example: string; behind: number }> = {
  GB: {
    pattern: /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/,
    example: 'SW1A 1AA',
    behind: 3,
  },
  IE: { pattern: /^[AC-FHKNPRTV-Y](\d\d|6W)[\dAC-FHKNPRTV-Y]{4}$/, example: 'D02 AF30', behind: 4 },
};
for (const [id, example] of [
  ['GG', 'GY1 1AA'],
  ['JE', 'JE1 1AA'],
  ['IM', 'IM1 1AA'],
] as const) {
  OWN[id] = { pattern: new RegExp(`^${example.slice(0, 2)}\\d{1,2}\\d[A-Z]{2}$`), example, behind: 3 };
}

function forms(list: string): Record<string, string[]> {
  return Object.fromEntries(
    list.split(' ').map((entry) => {
      const [id = '', example = ''] = entry.split(':');
      return [id, [example]];
    }),
  );
}

/** A postcode of the country as an example; null where it is not known how they are written there. */
export function postcodeExample(countryId: string): string | null {
  return OWN[countryId]?.example ?? FORMS[countryId]?.[0] ?? null;
}

/** As its country writes it ("sw1a1aa" is "SW1A 1AA"), or as entered where no form is known; null if it is none. */
export function normalisedPostcode(countryId: string, entered: string): string | null {
  const text = latinDigits(entered.normalize('NFKC')).trim().toUpperCase();
  const bare = text.replace(/[\s-]/g, '');
  const own = OWN[countryId];
  if (own) return own.pattern.test(bare) ? `${bare.slice(0, -own.behind)} ${bare.slice(-own.behind)}` : null;
  const known = FORMS[countryId];
  if (!known) return text.replace(/\s+/g, ' ');
  for (const example of known) {
    if (shapeOf(bare) === shapeOf(example.replace(/[\s-]/g, ''))) return written(bare, example);
  }
  return null;
}

function shapeOf(code: string): string {
  return code.replace(/\d/g, '0').replace(/[A-Z]/g, 'A');
}

function written(bare: string, example: string): string {
  let at = 0;
  return example.replace(/[^\s-]/g, () => bare.charAt(at++));
}
