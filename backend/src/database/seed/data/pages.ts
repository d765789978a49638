import type { CmsPageSeed } from '../types';
import { pagesOf } from './content-draft';
import { advicePages } from './pages/advice';
import { companyPages } from './pages/company';
import { hayFeverSeason } from './pages/hay-fever-season';
import { homePage } from './pages/home';
import { allergyLeaflets } from './pages/leaflets/allergy-leaflets';
import { composedLeaflets } from './pages/leaflets/composed-leaflets';
import { leadingOn } from './pages/leaflets/leaflet-ways';
import { painLeaflets } from './pages/leaflets/pain-leaflets';
import { prescriptions } from './pages/prescriptions';
import { servicePages } from './pages/service';
import { visitUs } from './pages/visit-us';
import { products } from './products';

const written = [...painLeaflets, ...allergyLeaflets];

/** The shop's CMS pages. */
export const pages: CmsPageSeed[] = pagesOf([
  homePage,
  ...servicePages,
  ...companyPages,
  ...advicePages,
  // Ids follow the order: what is new comes last.
  hayFeverSeason,
  visitUs,
  ...leadingOn(written, products),
  prescriptions,
  ...leadingOn(composedLeaflets(products, written), products),
]);
