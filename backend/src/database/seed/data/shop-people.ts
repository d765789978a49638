import type { ContentDraft } from './content-draft';
import type { Say } from './in-every-language';
import { say } from './texts';

/** Of the counter in Bristol. */
export const TELEPHONE = '0117 496 0199';
/** The same as it is dialled from everywhere else. */
const FROM_ABROAD = '+44 117 496 0199';
/** The counter's number as a link: at home and abroad each as it is dialled there. */
export function callLink(t: Say): string {
  const number = t(TELEPHONE, FROM_ABROAD, FROM_ABROAD).replaceAll(' ', '\u00A0');
  return `<a href="tel:${FROM_ABROAD.replaceAll(' ', '')}">${number}</a>`;
}

/** Told abroad only: at home nobody reads the hours by another clock. */
const TIME_ZONE = 'Time zone: Europe/London';
/** Told at home only: elsewhere the shop's tax is not Britain's. */
const VAT_NUMBER = 'VAT number: GB 000 0000 00';

function lines(telephone: string, superintendent: string, register: string): string {
  return [
    `Telephone: ${telephone}`,
    'Hours: Mon-Sun 08:00-20:00',
    ...(telephone === FROM_ABROAD ? [TIME_ZONE] : []),
    'Registration number: 0000000',
    `Register: ${register}`,
    'Register link: https://www.pharmacyregulation.org/registers/pharmacy',
    `Superintendent: ${superintendent}`,
    'Address: mmstr Online Pharmacy, 0 Example Street, Bristol BS1 4XX',
    ...(telephone === TELEPHONE ? [VAT_NUMBER] : []),
    'Side effects link: https://yellowcard.mhra.gov.uk/',
    'Booking: /pharmacist-video-consultation.html',
    'Page: registered-pharmacy',
  ].join('<br>');
}

const ENGLISH = ['Ines Calloway', 'General Pharmaceutical Council (example)'] as const;

/** Whom shoppers reach and who answers for the shop, once, as the storefront reads it. */
export const shopPeople: ContentDraft = {
  identifier: 'shop-people',
  title: say('Who is there (read by the storefront)', 'ผู้รับผิดชอบ (อ่านโดยหน้าร้าน)'),
  content: {
    default: `<p>${lines(TELEPHONE, ...ENGLISH)}</p>`,
    mmstr_us: `<p>${lines(FROM_ABROAD, ...ENGLISH)}</p>`,
    mmstr_th: `<p>${lines(FROM_ABROAD, 'อีเนส คัลโลเวย์', 'General Pharmaceutical Council (GPhC) ของสหราชอาณาจักร (ตัวอย่าง)')}</p>`,
  },
};
