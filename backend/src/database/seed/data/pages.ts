import type { CmsPageSeed } from '../types';
import { pagesOf } from './content-draft';
import { advicePages } from './pages/advice';
import { companyPages } from './pages/company';
import { homePage } from './pages/home';
import { servicePages } from './pages/service';

/** The shop's CMS pages. */
export const pages: CmsPageSeed[] = pagesOf([homePage, ...servicePages, ...companyPages, ...advicePages]);
