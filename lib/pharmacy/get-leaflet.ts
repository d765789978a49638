import 'server-only';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { reportError } from '@/lib/errors/report-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { getTrade } from '@/lib/store/get-trade';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { FACT_ATTRIBUTES } from './fact-attributes';
import { leafletPlace, readLeaflet } from './leaflet';

/** The way to a medicine's leaflet. */
export interface LeafletLink {
  href: string;
  isPdf: boolean;
  revised: string | null;
}

/** The attribute by which products name their leaflets, for the sitemap; null in a shop without leaflets. Throws AppError. */
export async function getLeafletAttribute() {
  if ((await getTrade()) !== 'pharmacy') return null;
  const { productAttributes } = await getCapabilities();
  const code = FACT_ATTRIBUTES.leaflet;
  return productAttributes.includes(code) ? { code, toPath: leafletPath } : null;
}

function leafletPath(value: string): string | null {
  const place = leafletPlace(value);
  return place && 'page' in place ? `/${place.page}` : null;
}

/** The leaflet that a product's attribute names; null where there is none. */
export async function getLeafletLink(storeContext: StoreContext, value: string): Promise<LeafletLink | null> {
  const place = leafletPlace(value);
  if (!place) return null;
  if ('pdf' in place) return { href: place.pdf, isPdf: true, revised: null };
  const link = { href: viewPath(storeContext.storeView, `/${place.page}`), isPdf: false };
  try {
    const page = await getCmsPage(storeContext, place.page);
    return page && { ...link, revised: readLeaflet(page.html).revised };
  } catch (error) {
    // The product has its page without it.
    reportError(`Reading the leaflet ${place.page}`, error);
    return { ...link, revised: null };
  }
}
