import { expect, it } from 'vitest';
import { type Badge, isShownOn, type Surface } from '@/lib/catalog/card/card-rules';
import { medicineCardRules } from './card-rules';
import { mayBePublished } from './publishing';

const YES = true;
const NO = false;

const TABLE: [Surface, sold: { freely: boolean; byPharmacists: boolean; onPrescription: boolean }][] = [
  ['category', { freely: YES, byPharmacists: YES, onPrescription: YES }],
  ['search', { freely: YES, byPharmacists: YES, onPrescription: YES }],
  ['suggested', { freely: YES, byPharmacists: YES, onPrescription: NO }],
  ['newest', { freely: YES, byPharmacists: YES, onPrescription: NO }],
  ['content', { freely: YES, byPharmacists: YES, onPrescription: NO }],
  ['linked', { freely: YES, byPharmacists: YES, onPrescription: NO }],
  ['recent', { freely: YES, byPharmacists: YES, onPrescription: NO }],
  ['shared', { freely: YES, byPharmacists: YES, onPrescription: NO }],
  ['offer', { freely: YES, byPharmacists: YES, onPrescription: NO }],
];

it.each(TABLE)('%s: which medicines may stand there', (surface, { freely, byPharmacists, onPrescription }) => {
  expect(mayBePublished(null, surface)).toBe(freely);
  expect(mayBePublished('p', surface)).toBe(byPharmacists);
  expect(mayBePublished('pom', surface)).toBe(onPrescription);
});

it.each(TABLE)('%s: the catalogue, which gets the rules as JSON, decides the same', (surface, sold) => {
  const { badge }: typeof medicineCardRules = JSON.parse(JSON.stringify(medicineCardRules));
  const ofKind = (kind: string) => badge.kinds.find((one) => one.kind === kind) as Badge;
  expect(isShownOn({ badge: null }, surface)).toBe(sold.freely);
  expect(isShownOn({ badge: ofKind('p') }, surface)).toBe(sold.byPharmacists);
  expect(isShownOn({ badge: ofKind('pom') }, surface)).toBe(sold.onPrescription);
  // Packs that differ say nothing of the product as a whole, unless some are known to need a prescription.
  const [cautious, open] = badge.kinds.filter(({ kind }) => kind === 'mixed') as Badge[];
  expect(isShownOn({ badge: cautious ?? null }, surface)).toBe(sold.onPrescription);
  expect(isShownOn({ badge: open ?? null }, surface)).toBe(sold.freely);
});
