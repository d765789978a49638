import 'server-only';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { reportError } from '@/lib/errors/report-error';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { leafletPlace, readLeaflet } from './leaflet';

/** The way to a medicine's leaflet. */
export interface LeafletLink {
  href: string;
  isPdf: boolean;
  revised: string | null;
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
