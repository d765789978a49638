import type { Tracking } from './order';

/** Carriers by Magento's code, or by what staff typed as the title; `%` is the parcel's number. */
const CARRIERS: readonly [code: string, title: RegExp, address: string][] = [
  ['ups', /\bups\b/i, 'https://www.ups.com/track?tracknum=%'],
  ['usps', /\busps\b|us postal/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels=%'],
  ['fedex', /fedex|federal express/i, 'https://www.fedex.com/fedextrack/?trknbr=%'],
  ['dhl', /\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=%'],
  ['royalmail', /royal ?mail/i, 'https://www.royalmail.com/track-your-item#/tracking-results/%'],
  ['dpd', /\bdpd\b/i, 'https://track.dpd.co.uk/search?reference=%'],
  ['evri', /\bevri\b|hermes/i, 'https://www.evri.com/track/parcel/%/details'],
  ['thailandpost', /thailand ?post|ไปรษณีย์ไทย/i, 'https://track.thailandpost.co.th/?trackNumber=%'],
  ['flash', /flash express/i, 'https://www.flashexpress.com/fle/tracking?se=%'],
];

/** Where a carrier tells of a parcel; null for one that the shop does not know, or without a number. */
export function trackingLink({ carrier, title, number }: Tracking): string | null {
  if (!number) return null;
  const code = carrier.toLowerCase();
  // A code that is a carrier's own counts more than a title: "DHL for UPS customers".
  const row = CARRIERS.find(([own]) => own === code) ?? CARRIERS.find(([, pattern]) => pattern.test(title));
  // Staff write a number as the label has it, in groups; no carrier wants the spaces.
  return row ? row[2].replace('%', encodeURIComponent(number.replaceAll(/\s/g, ''))) : null;
}
