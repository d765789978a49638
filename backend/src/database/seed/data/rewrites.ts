import type { UrlRewriteSeed } from '../types';

/** Addresses that moved. Paths are as Magento keeps them: no leading slash, suffix included. */
export const rewrites: UrlRewriteSeed[] = [
  // A product, a category and pages that were renamed.
  {
    stores: [],
    requestPath: 'velmora-paracetamol-tablets.html',
    targetPath: 'velmora-paracetamol-500mg.html',
    redirectType: 301,
  },
  { stores: [], requestPath: 'painkillers.html', targetPath: 'pain-relief.html', redirectType: 301 },
  {
    stores: [],
    requestPath: 'pain-relief/back-pain.html',
    targetPath: 'pain-relief/muscle-and-joint-pain.html',
    redirectType: 301,
  },
  { stores: [], requestPath: 'delivery-and-returns', targetPath: 'delivery', redirectType: 301 },
  { stores: [], requestPath: 'advice/allergies', targetPath: 'advice/hay-fever', redirectType: 301 },
  // A chain of two.
  { stores: [], requestPath: 'first-aid-boxes.html', targetPath: 'first-aid-kits.html', redirectType: 301 },
  { stores: [], requestPath: 'first-aid-kits.html', targetPath: 'first-aid.html', redirectType: 301 },
  // Campaigns move with the season.
  { stores: [], requestPath: 'winter', targetPath: 'cold-and-flu.html', redirectType: 302 },
  { stores: [], requestPath: 'offers/pollen-season', targetPath: 'allergy/hay-fever.html', redirectType: 302 },
  { stores: ['mmstr_us'], requestPath: 'back-to-school', targetPath: 'baby-and-child.html', redirectType: 302 },
  { stores: ['mmstr_th'], requestPath: 'songkran', targetPath: 'travel.html', redirectType: 302 },
  // American spelling, in the American view only.
  {
    stores: ['mmstr_us'],
    requestPath: 'digestion/diarrhea.html',
    targetPath: 'digestion/diarrhoea.html',
    redirectType: 301,
  },
  // Two that point at each other, as a merchant's mistake would.
  { stores: [], requestPath: 'loop-a', targetPath: 'loop-b', redirectType: 301 },
  { stores: [], requestPath: 'loop-b', targetPath: 'loop-a', redirectType: 301 },
];
