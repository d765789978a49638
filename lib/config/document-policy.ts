import { env } from './env';
import { CHECKOUT_PATH } from './paths';

/** Hosts of others that a document may use; an empty name is any host. */
interface ThirdParty {
  script?: readonly string[];
  image?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  style?: readonly string[];
  font?: readonly string[];
  /** Its code writes strings of HTML of its own, into frames of its own too, that nobody here can look over. */
  writesStrings?: true;
}

/** Braintree's card fields, its 3-D Secure and its reports; a bank's own check may come from any address. */
const BRAINTREE: ThirdParty = {
  script: [
    ...['js.braintreegateway.com', 'assets.braintreegateway.com'],
    ...['songbird.cardinalcommerce.com', 'songbirdstag.cardinalcommerce.com', '*.cardinaltrusted.com'],
  ],
  image: ['assets.braintreegateway.com'],
  connect: ['*.braintreegateway.com', '*.braintree-api.com', '*.cardinalcommerce.com', '*.cardinaltrusted.com'],
  frame: [''],
  writesStrings: true,
};

/** Google Pay: its script, and what that and the browser's own sheet ask; only a shop that takes it loads anything of it. */
const GOOGLE_PAY: ThirdParty = {
  script: ['pay.google.com/gp/p/js/'],
  connect: ['pay.google.com', 'google.com/pay', 'www.google.com/pay'],
};

/** Where a browser gets its token for notices. */
const FIREBASE: ThirdParty = {
  connect: ['firebaseinstallations.googleapis.com', 'fcmregistrations.googleapis.com'],
};

/** Maps that are Google's load by its own script. */
const GOOGLE_MAPS: ThirdParty = {
  script: ['maps.googleapis.com'],
  image: ['maps.gstatic.com', '*.googleapis.com', '*.ggpht.com'],
  connect: ['maps.googleapis.com'],
  style: ['fonts.googleapis.com'],
  font: ['fonts.gstatic.com'],
  writesStrings: true,
};

// A tag manager needs nothing here: its container runs in a frame of the shop's own, whose document alone allows Google's
// hosts (lib/analytics/tag-frame.ts). So no script of others stands beside card fields, addresses or a customer's orders.

/**
 * A document's Content-Security-Policy, by its page of this app (null: the catalogue's, or none). It is made at run
 * time, since what is configured decides who may take part; links between pages of different policies load a document.
 */
export function documentPolicy(page: string | null): string {
  // Any page may lead softly to one with a map, but for the checkout.
  const parties = [
    ...(page === CHECKOUT_PATH ? [BRAINTREE, GOOGLE_PAY] : [maps()]),
    ...(env.FIREBASE_API_KEY ? [FIREBASE] : []),
  ];
  const hosts = (kind: Exclude<keyof ThirdParty, 'writesStrings'>) =>
    parties
      .flatMap((party) => party[kind] ?? [])
      .map((host) => ` https:${host && `//${host}`}`)
      .join('');
  const isDev = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    // No nonce covers cached inline scripts: a Node host puts their hashes here in place of all (server/page-cache).
    `script-src 'self' 'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}${hosts('script')}`,
    `style-src 'self' 'unsafe-inline'${hosts('style')}`,
    `img-src 'self' data:${hosts('image')}`,
    `font-src 'self'${hosts('font')}`,
    `connect-src 'self'${isDev ? ' ws:' : ''}${hosts('connect')}`,
    `frame-src ${env.TAG_MANAGER_ID ? "'self' " : ''}https://www.youtube-nocookie.com https://player.vimeo.com${hosts('frame')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // `default` is the one of lib/browser/trusted/shop-policy.ts. Next's own code in development writes what it would change.
    ...(isDev || parties.some((party) => party.writesStrings)
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** Whoever draws the maps of merchant content: the host of the tiles, or Google where there is a key. */
function maps(): ThirdParty {
  if (env.GOOGLE_MAPS_KEY) return GOOGLE_MAPS;
  const [, host = ''] = /^https:\/\/([^/]+)/.exec(env.MAP_TILES_URL.replace('{s}', '*')) ?? [];
  return { image: host ? [host] : [] };
}
