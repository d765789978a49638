/** What is counted, each variant by its own flag of the store configuration [STORE-6]. */
export interface AnalyticsSettings {
  isGeneral: boolean;
  isGa4: boolean;
  /** The store view's code. */
  store: string;
  /** ISO 4217, the page's. */
  currency: string;
}

export const FRAME_PATH = '/api/analytics/frame';

/** What a page of the catalogue tells of itself; pages of the app are known by their path. */
export interface PageFacts {
  type: 'home' | 'category' | 'product' | 'cms' | 'search' | 'not-found';
  /** Nothing that names the page may be told. */
  isWithheld: boolean;
  /** Of a product's page. */
  sku?: string;
  /** Of a page with a list of products: what the list is known by in every language, and its name. */
  list?: { id: string; name: string };
}

/** Attribute of the element that holds them as JSON. */
export const FACTS_ATTRIBUTE = 'data-page-facts';
