import 'server-only';
import { cache } from 'react';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { FALLBACK_STORE_NAME } from '@/lib/config/constants';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from './store-view';

/** Whether prices are shown without tax, with it, or both ways [STORE-10]; null where the backend does not say. */
export type TaxDisplayType = 1 | 2 | 3 | null;

/** What the storefront uses of the configuration beside `StoreView` [A3, B3]; null and false for what a backend lacks. */
export interface StoreConfig {
  storeName: string;
  copyright: string | null;
  /** Null where the backend does not say: customers choose it all the same. */
  newsletterEnabled: boolean | null;
  rootCategoryUid: string | null;
  titlePrefix: string | null;
  titleSuffix: string | null;
  defaultDescription: string | null;
  logo: Logo;
  taxDisplayType: TaxDisplayType;
  gridPerPage: number | null;
  defaultSortBy: string | null;
  showsCmsBreadcrumbs: boolean;
  cmsHomePage: string | null;
  wishlistEnabled: boolean;
  /** Whether customers may have their cards kept. */
  keepsCards: boolean;
  reviews: { isEnabled: boolean; isForGuests: boolean };
  /** Addresses under which the backend writes links to the shop itself. */
  baseUrls: string[];
  /** Login gate [GATE-1, GATE-2]; seconds. */
  gate: { isEnabled: boolean; lifetime: number };
  tagManager: { isEnabled: boolean; isGa4Enabled: boolean };
  /** Why a customer may cancel an order, in the store view's language; empty where they may not. */
  cancellationReasons: string[];
}

/** File names below `/media/logo/`; sizes in pixels [SHELL-9]. */
export interface Logo {
  src: string | null;
  mobileSrc: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
}

/** Beyond Magento 2.4.4 or of a module that a merchant may switch off: the shop's own, later versions', reviews'. */
const additionsFragment = graphql(`
  fragment StoreConfigAdditions on StoreConfig {
    newsletter_enabled
    is_enable_popup
    session_authenticator_popup
    head_title_prefix
    head_title_suffix
    header_logo_mobile_src
    tax_display_type
    magento_wishlist_general_is_enabled
    braintree_cc_vault_active
    product_reviews_enabled
    allow_guests_to_write_product_reviews
    google_tag_manager_enabled
    google_tag_manager_ga4_enabled
    order_cancellation_enabled
    order_cancellation_reasons {
      description
    }
  }
`);

const storeConfigDocument = graphql(
  `
    query storeConfig {
      storeConfig {
        store_name
        store_group_name
        copyright
        root_category_uid
        title_prefix
        title_suffix
        default_description
        header_logo_src
        logo_alt
        logo_width
        logo_height
        grid_per_page
        catalog_default_sort_by
        show_cms_breadcrumbs
        cms_home_page
        base_url
        secure_base_url
        secure_base_media_url
        ...StoreConfigAdditions
      }
    }
  `,
  [additionsFragment],
);

/** The configuration of the page's store view [STORE-4]. Throws AppError. */
export function getStoreConfig({ storeView }: Pick<StoreContext, 'storeView'>): Promise<StoreConfig> {
  return readStoreConfig(storeView.code);
}

// Without a currency, so that all currencies share the read; a dozen places of a page ask, and its text takes long to make.
const readStoreConfig = cache(async (code: string) => {
  const document = withAvailableFields(storeConfigDocument, await getCapabilities());
  const { storeConfig } = await query(document, {}, { storeContext: { storeView: { code } }, tags: [STORE_TAG] });
  return toStoreConfig(storeConfig ?? {});
});

type Answer = NonNullable<ResultOf<typeof storeConfigDocument>['storeConfig']>;

/** Maps the backend's answer, with the fallbacks of STORE-5 and STORE-10. */
export function toStoreConfig(answer: Partial<Answer>): StoreConfig {
  return {
    storeName: shopName(answer),
    copyright: answer.copyright ?? null,
    newsletterEnabled: answer.newsletter_enabled ?? null,
    rootCategoryUid: answer.root_category_uid ?? null,
    titlePrefix: answer.head_title_prefix ?? answer.title_prefix ?? null,
    titleSuffix: answer.head_title_suffix ?? answer.title_suffix ?? null,
    defaultDescription: answer.default_description ?? null,
    logo: {
      src: answer.header_logo_src ?? null,
      mobileSrc: answer.header_logo_mobile_src ?? null,
      alt: answer.logo_alt ?? null,
      width: answer.logo_width || null,
      height: answer.logo_height || null,
    },
    taxDisplayType: toTaxDisplayType(answer.tax_display_type),
    gridPerPage: answer.grid_per_page || null,
    defaultSortBy: answer.catalog_default_sort_by ?? null,
    showsCmsBreadcrumbs: answer.show_cms_breadcrumbs === 1,
    cmsHomePage: answer.cms_home_page ?? null,
    wishlistEnabled: answer.magento_wishlist_general_is_enabled === '1',
    keepsCards: answer.braintree_cc_vault_active === '1',
    reviews: {
      isEnabled: answer.product_reviews_enabled === '1',
      isForGuests: answer.allow_guests_to_write_product_reviews === '1',
    },
    baseUrls: [...new Set([answer.base_url, answer.secure_base_url])].filter((url) => typeof url === 'string'),
    gate: { isEnabled: answer.is_enable_popup ?? false, lifetime: answer.session_authenticator_popup ?? 0 },
    tagManager: {
      isEnabled: answer.google_tag_manager_enabled ?? false,
      isGa4Enabled: answer.google_tag_manager_ga4_enabled ?? false,
    },
    cancellationReasons: answer.order_cancellation_enabled
      ? (answer.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? [])
      : [],
  };
}

/** What Magento calls a store view and a store before anybody has named them. */
const UNNAMED: readonly string[] = ['Default Store View', 'Main Website Store'];

function shopName({ store_name, store_group_name, logo_alt, secure_base_url, base_url }: Partial<Answer>): string {
  const named = [store_name, store_group_name, logo_alt].find((name) => name && !UNNAMED.includes(name));
  const url = secure_base_url ?? base_url ?? '';
  return named ?? (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : FALLBACK_STORE_NAME);
}

/** Magento 2.4.4 has no such field: then nothing is claimed of the tax in a price. */
function toTaxDisplayType(value: number | null | undefined): TaxDisplayType {
  return value === 1 || value === 2 || value === 3 ? value : null;
}

/** Whether a content page is the store view's home page. Magento may append the page's id: `home|2`. */
export function isHomePage(identifier: string, { cmsHomePage }: Pick<StoreConfig, 'cmsHomePage'>): boolean {
  return cmsHomePage?.split('|')[0] === identifier;
}
