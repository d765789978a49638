import { vi } from 'vitest';

interface Call {
  method: string;
  url: URL;
  query: string;
  variables: Record<string, unknown>;
  /** The parsed JSON of a body; undefined without one. */
  body: unknown;
  headers: Headers;
  redirect: RequestRedirect;
}

type Answer = unknown | Response;

/**
 * Stands in for the commerce backend of a unit test: answers `fetch` by the operation's name. An answer is
 * the `data`, or a whole Response; a function may look at the call, or throw as a broken network does.
 */
export function fakeCommerce(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  const fetch = vi.fn(async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const call = readCall(input, init);
    calls.push(call);
    const name = /^(?:query|mutation) (\w+)/.exec(call.query)?.[1] ?? call.url.pathname;
    const all: typeof answers = { storeViews: threeViews, ...answers };
    if (!(name in all)) throw new TypeError(`No answer for ${name}`);
    const answer = all[name];
    const value = typeof answer === 'function' ? await answer(call) : answer;
    return value instanceof Response ? value : Response.json({ data: value });
  });
  vi.stubGlobal('fetch', fetch);
  return { calls, answers };
}

function readCall(input: string | URL | Request, init: RequestInit): Call {
  // The browser's calls go to the page's own origin.
  const url = new URL(input instanceof Request ? input.url : input, 'https://shop.example');
  const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const body: { query?: string; variables?: Record<string, unknown> } = Object(sent);
  return {
    method: init.method ?? 'GET',
    url,
    query: body.query ?? url.searchParams.get('query') ?? '',
    variables: body.variables ?? JSON.parse(url.searchParams.get('variables') ?? '{}'),
    body: sent,
    headers: new Headers(init.headers),
    redirect: init.redirect ?? 'follow',
  };
}

/** `availableStores` of a shop with three views, the default one not first. */
export const threeViews = {
  availableStores: [
    storeAnswer('mmstr_th', 'th_TH', 'THB', 30),
    { ...storeAnswer('mmstr_en', 'en_GB', 'GBP', 10), is_default_store: true },
    storeAnswer('mmstr_us', 'en_US', 'USD', 20),
  ],
};

/** The `currency` answer that goes with `threeViews`. */
export const currencies = {
  currency: { default_display_currency_code: 'GBP', available_currency_codes: ['GBP', 'USD', 'EUR', 'THB'] },
};

function storeAnswer(code: string, locale: string, currency: string, sortOrder: number) {
  return {
    store_code: code,
    store_name: code,
    store_group_code: 'main',
    store_group_name: 'Main',
    store_sort_order: sortOrder,
    locale,
    default_display_currency_code: currency,
    is_default_store: false,
    is_default_store_group: true,
    category_url_suffix: '.html',
    product_url_suffix: '.htm',
    secure_base_media_url: 'http://127.0.0.1:4000/media/',
  };
}
