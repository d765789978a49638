export interface CardValues {
  number: string;
  /** Month and year, `08/29`. */
  expiry: string;
  cvc: string;
}

interface Brand {
  name: string;
  start: RegExp;
  cvcDigits: number;
}

const AMEX: Brand = { name: 'American Express', start: /^3[47]/, cvcDigits: 4 };
const BRANDS: readonly Brand[] = [
  { name: 'Visa', start: /^4/, cvcDigits: 3 },
  { name: 'Mastercard', start: /^(5[1-5]|2[2-7])/, cvcDigits: 3 },
  AMEX,
];

/** The name of a card's brand by its first digits, and how long its security code is; null while it cannot be told. */
export function cardBrand(number: string): { name: string; cvcDigits: number } | null {
  return BRANDS.find(({ start }) => start.test(digitsOf(number))) ?? null;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** In groups as they stand on the card: `4111 1111 1111 1111`, `3782 822463 10005`. */
export function groupDigits(number: string): string {
  const digits = digitsOf(number).slice(0, 19);
  const groups = AMEX.start.test(digits)
    ? /^(\d{0,4})(\d{0,6})(\d{0,5})/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** As it stands on the card, `08/29`, however it was typed: `829`, `8 / 29`, `08/2029`. */
export function writeExpiry(text: string): string {
  const [month = '', year = ''] = partsOfExpiry(text);
  if (!year) return text.includes('/') && month ? `${month.padStart(2, '0')}/` : month;
  return `${month.padStart(2, '0')}/${year}`;
}

function partsOfExpiry(text: string): [string, string] {
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)/.exec(text);
  if (parts) return [parts[1] ?? '', shortYear(parts[2] ?? '')];
  const digits = digitsOf(text);
  const monthDigits = /^[2-9]/.test(digits) ? 1 : 2;
  return [digits.slice(0, monthDigits), shortYear(digits.slice(monthDigits))];
}

function shortYear(digits: string): string {
  return digits.length === 4 ? digits.slice(2) : digits.slice(0, 2);
}

/** Whether a card number's check digit fits (ISO/IEC 7812, Luhn). */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const worth = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the card is good in the month of `today`: it is until the last day of the month on it. */
export function isExpired(expiry: string, today = new Date()): boolean {
  // What is no date compares with nothing.
  const [month = Number.NaN, year = Number.NaN] = expiry.split('/').map(Number);
  return (2000 + year) * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}
