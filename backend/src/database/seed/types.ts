import type { ProductTypeId } from '../schema/products';

/** A text by store-view code; `default` serves every store view that has none of its own. */
export type Localised = { default: string; mmstr_us?: string; mmstr_th?: string };

export interface AttributeSeed {
  id: number;
  code: string;
  label: Localised;
  input: 'select' | 'multiselect' | 'boolean' | 'text' | 'textarea';
  filterable: boolean;
  filterableInSearch: boolean;
  /** Shown in the facts table of a product page. */
  visibleOnFront: boolean;
  usedInListing: boolean;
  /** Told of products that are compared. */
  comparable: boolean;
  /** Magento's: 1 unless a search's words count more in it; a name has 5. */
  searchWeight?: number;
  position: number;
  /** Options of selects and multiselects; `key` is how products name them. */
  options?: {
    id: number;
    key: string;
    label: Localised;
    /** By the place in the list where none is given; equals stand in the order of each view's labels. */
    sortOrder?: number;
    swatch?: { type: 'text' | 'color' | 'image'; value: string };
  }[];
}

export interface CategorySeed {
  id: number;
  /** Parent's id; 2 is the root of the shop's tree. */
  parent: number;
  /** How products name it. */
  key: string;
  name: Localised;
  urlKey: string;
  description?: Localised;
  metaTitle?: Localised;
  metaDescription?: Localised;
  image?: string;
  includeInMenu?: boolean;
  displayMode?: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE';
  /** Identifier of a CMS block. */
  cmsBlock?: string;
  /** Step of the price filter, pounds. */
  filterPriceRange?: number;
  createdAt?: string;
  updatedAt?: string;
}

export interface ImageSeed {
  /** Below `media/catalog/product`, with a leading slash. */
  file: string;
  label: Localised;
}

export interface CustomOptionSeed {
  title: Localised;
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple' | 'date' | 'file';
  required: boolean;
  sku?: string;
  price?: number;
  priceType?: 'FIXED' | 'PERCENT';
  maxCharacters?: number;
  values?: { title: Localised; sku?: string; price: number; priceType?: 'FIXED' | 'PERCENT' }[];
}

export interface ProductSeed {
  sku: string;
  type: ProductTypeId;
  name: Localised;
  urlKey: string;
  /** Keys of categories; positions follow the order of the seed files. */
  categories: string[];
  /** Those of them in which it stands behind all others. */
  lastIn?: string[];
  /** Pounds sterling with VAT; absent for configurable, grouped and dynamic bundles. */
  price?: number;
  specialPrice?: number;
  /** Days (`YYYY-MM-DD`) between which the special price holds, both included. */
  specialFrom?: string;
  specialTo?: string;
  /** Days between which the product counts as new. */
  newFrom?: string;
  newTo?: string;
  /** ISO code. */
  countryOfManufacture?: string;
  createdAt?: string;
  updatedAt?: string;
  taxClass: 'standard' | 'zero' | 'none';
  weight?: number;
  stock: { quantity: number; inStock?: boolean; maxSale?: number };
  /** 1 not visible individually (variants), 4 catalogue and search. Default 4. */
  visibility?: 1 | 2 | 3 | 4;
  enabled?: boolean;
  shortDescription: Localised;
  /** HTML. */
  description: Localised;
  metaDescription?: Localised;
  /** Option keys of selects (a list for multiselects), true/false of booleans, texts of text attributes. */
  attributes: Record<string, string | string[] | boolean | Localised>;
  images: ImageSeed[];
  tierPrices?: { quantity: number; price?: number; percent?: number }[];
  related?: string[];
  upsell?: string[];
  crosssell?: string[];
  options?: CustomOptionSeed[];
  /** Configurable: attribute codes and the variants' SKUs. */
  configurable?: { attributes: string[]; variants: string[] };
  grouped?: { sku: string; quantity: number }[];
  bundle?: {
    dynamic: boolean;
    options: {
      title: Localised;
      type: 'select' | 'radio' | 'checkbox' | 'multi';
      required: boolean;
      selections: {
        sku: string;
        quantity: number;
        isDefault?: boolean;
        canChangeQuantity?: boolean;
        price?: number;
        priceType?: 'FIXED' | 'PERCENT';
      }[];
    }[];
  };
  downloadable?: {
    /** In one language only: without it, the shop asks in the reader's own. */
    linksTitle?: string;
    purchasedSeparately: boolean;
    links: { title: Localised; price: number; file: string; sampleFile?: string; downloads: number }[];
  };
  reviews?: {
    nickname: string;
    summary: string;
    text: string;
    /** Stars, 1 to 5, by rating id: 1 effectiveness, 2 value, 3 ease of use. */
    ratings: Record<number, number>;
    createdAt: string;
    /** Codes of the store views that show it; all do where none is named. */
    views?: string[];
  }[];
}

export interface CmsPageSeed {
  id: number;
  identifier: string;
  /** Store-view codes; empty for every store view. */
  stores: string[];
  title: string;
  contentHeading?: string;
  content: string;
  pageLayout: '1column' | '2columns-left' | 'cms-full-width';
  metaTitle?: string;
  metaDescription?: string;
}

export interface CmsBlockSeed {
  id: number;
  identifier: string;
  stores: string[];
  title: string;
  content: string;
}

export interface UrlRewriteSeed {
  /** Store-view codes; empty for every store view. */
  stores: string[];
  requestPath: string;
  targetPath: string;
  redirectType: 301 | 302;
}

/** Terms that mean the same in a search, as Magento's search synonyms do. */
export interface SynonymSeed {
  /** Store-view codes; empty for every store view. */
  stores: string[];
  terms: string[];
}

export interface SeedData {
  attributes: AttributeSeed[];
  categories: CategorySeed[];
  products: ProductSeed[];
  pages: CmsPageSeed[];
  blocks: CmsBlockSeed[];
  rewrites: UrlRewriteSeed[];
  synonyms?: SynonymSeed[];
}
