// What is pushed to the data layer, as Google Analytics 4 and the shop's general variant name it.

/** A product in an event; `item_id` and `item_name` are `withheld` of those that nobody else may know of. */
export interface Ga4Item {
  item_id: string;
  item_name: string;
  item_variant?: string;
  item_brand?: string;
  item_category?: string;
  item_category2?: string;
  item_category3?: string;
  item_category4?: string;
  item_category5?: string;
  item_list_id?: string;
  item_list_name?: string;
  index?: number;
  /** Of one, after its discount, in major units; missing where the price would name it. */
  price?: number;
  /** What one of it is reduced by. */
  discount?: number;
  quantity: number;
  currency: string;
}

interface Valued {
  currency: string;
  /** Of the items, without tax and shipping where a cart knows them. */
  value: number;
  coupon?: string;
  items: Ga4Item[];
}

interface Listed {
  item_list_id: string;
  item_list_name: string;
  items: Ga4Item[];
}

export type CommerceEvent =
  | { event: 'view_item_list' | 'select_item'; ecommerce: Listed }
  | {
      event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
      ecommerce: Valued;
    }
  | { event: 'add_shipping_info'; ecommerce: Valued & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: Valued & { payment_type: string } }
  | { event: 'purchase'; ecommerce: Valued & { transaction_id: string; tax: number; shipping: number } };

export type ActionEvent = { event: 'search'; search_term: string } | { event: 'login' | 'sign_up'; method: 'email' };

interface GeneralPageView {
  event: 'page';
  page: { type: string; path: string; title: string };
  store_view: string;
  currency: string;
}

interface Ga4PageView {
  event: 'page_view';
  page_location: string;
  page_title: string;
  page_referrer: string;
  language: string;
}

export type PageViewEvent = GeneralPageView | Ga4PageView;

/** Google's consent mode, version 2: advertising is never asked for, and stays denied. */
export type ConsentCommand = [
  'consent',
  'default' | 'update',
  Partial<Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>>,
];

export type DataLayerEntry = ConsentCommand | { ecommerce: null } | CommerceEvent | ActionEvent | PageViewEvent;
