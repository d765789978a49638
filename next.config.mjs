import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { parseEnvironment } from './lib/config/env-schema.mjs';
import { shopFiles } from './lib/pwa/shop-files.mjs';

// A wrong variable is refused here, at start, whichever way the server is launched.
parseEnvironment(process.env);

/** Of webpack: what runs in the browser, and on the server to draw the same. */
const BROWSER_LAYERS = ['app-pages-browser', 'ssr'];
const USE_TRANSLATIONS = fileURLToPath(new URL('./lib/i18n/use-translations.ts', import.meta.url));

/** Of what is no document of the shop's: files, and answers of route handlers. The worker's own calls are held to it. */
const FILE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // A folder with all that the server needs and nothing else, for the container image; `next start` serves the build itself.
  output: process.env.STANDALONE ? 'standalone' : undefined,
  outputFileTracingRoot: fileURLToPath(new URL('.', import.meta.url)),
  // Read by path, where nobody can tell.
  outputFileTracingIncludes: {
    '/api/map-styles': [
      'node_modules/leaflet/dist/leaflet.css',
      'components/content/page-builder/islands/map/leaflet-map.css',
    ],
  },
  reactStrictMode: true,
  allowedDevOrigins: ['127.0.0.1'],
  // Trailing slashes are the catalogue's business: Magento may redirect them, Next must not.
  skipTrailingSlashRedirect: true,
  cacheHandler: fileURLToPath(new URL('./lib/cache/cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Next would read each page letter by letter for a tag, one that the page cache replaces by that of what is sent.
  generateEtags: false,
  serverExternalPackages: ['lru-cache'],
  // Pictures are resized below /media. Next's own optimizer, which nothing uses, would do it past every limit.
  images: { unoptimized: true },
  // Pages take no bodies; of each Next would gather 10 MB for the middleware.
  experimental: { proxyClientMaxBodySize: '64kb' },
  typescript: { ignoreBuildErrors: true },
  // Title, canonical and robots belong into the head that is sent first; by default pages rendered per request
  // send them behind, into the body, where crawlers without a browser do not look.
  htmlLimitedBots: /.*/,
  webpack(webpackConfig, { webpack, isServer, dev, buildId }) {
    webpackConfig.plugins.push(new webpack.DefinePlugin({ __BUILD_ID__: JSON.stringify(buildId) }));
    // Every page loads the table of the lazy chunks' hashes. A name holds the chunk's own number besides, so that two
    // versions of one chunk would have to share these 24 bits.
    webpackConfig.output.hashDigestLength = 6;
    if (!isServer && !dev) {
      // … nor a table of their names, whether a page begins with them or not.
      webpackConfig.output.chunkFilename = 'static/chunks/[id].[contenthash].js';
      webpackConfig.optimization.splitChunks.filename = webpackConfig.output.chunkFilename;
      // A chunk that pages share packs worse than what stands in each: by default it begins at 20,000 letters of source.
      webpackConfig.optimization.splitChunks.minSize = 30_000;
      // Every page loads two layouts, each with its own copy of these small modules.
      webpackConfig.optimization.splitChunks.cacheGroups.layouts = {
        name: 'layouts',
        test: /[\\/](lib[\\/](browser|config|shell)|components[\\/]ui)[\\/]/,
        chunks: ({ name }) => /\/layout$/.test(name ?? ''),
        minChunks: 2,
        enforce: true,
      };
      // What pages, the notices and a product's controls have in common with the layouts: each would have its own copy.
      webpackConfig.optimization.splitChunks.cacheGroups.parts = {
        name: 'layouts',
        test: /[\\/](components[\\/]ui[\\/](controls[\\/]button|image[\\/]icon|use-loaded|use-when-idle|unloaded-notice)|lib[\\/](browser[\\/](opens-here|when-idle|notice-event|local-storage|page-store)|config[\\/]constants|shell[\\/]shell-store))\.tsx?$|[\\/]zustand[\\/]/,
        chunks: ({ name }) => /\/(layout|page)$|^(product|notices)$/.test(name ?? ''),
        minChunks: 2,
        enforce: true,
      };
      // The checkout loads no links, and the cart's state with its own code.
      webpackConfig.optimization.splitChunks.cacheGroups.shop = {
        name: 'shop',
        test: /[\\/](components[\\/]ui[\\/]controls[\\/]link|lib[\\/]browser[\\/]visitor-wishes|lib[\\/]cart[\\/]session[\\/]cart-store)\.tsx?$/,
        chunks: ({ name }) => /\(shop\)\/(.*\/)?(layout|page)$/.test(name ?? ''),
        minChunks: 2,
        enforce: true,
      };
    }
    // What a page loads once it rests (notices, the cart's count) reads in one way: each part would bring its own copy.
    if (!isServer && !dev) {
      webpackConfig.optimization.splitChunks.cacheGroups.reads = {
        name: 'reads',
        test: /[\\/]lib[\\/](format[\\/]money|errors[\\/]app-error|magento[\\/](browser[\\/](browser-query|network-retry|refused-token)|call-headers|customer-reasons|error-text|graphql-call|magento-messages|to-app-error))\.ts$/,
        chunks: 'async',
        minChunks: 3,
        enforce: true,
      };
    }
    // The documents' own policy looks at the addresses of late parts; the bundler's would let any pass.
    webpackConfig.output.trustedTypes = undefined;
    // Every file of code names it, twice.
    webpackConfig.output.chunkLoadingGlobal = '__next_c';
    // Whoever translates on the server would take next-intl's provider, and with it its whole formatter, into the
    // page's JavaScript, used or not. Ours is lib/i18n/messages-provider.
    // What translates in the browser, ours too: next-intl's can do much that the shop's messages have none of.
    webpackConfig.plugins.push(
      new webpack.NormalModuleReplacementPlugin(/^next-intl$/, (resource) => {
        if (BROWSER_LAYERS.includes(resource.contextInfo.issuerLayer)) resource.request = USE_TRANSLATIONS;
      }),
    );
    // The service worker's plugin would register it before the first paint, by a library; ours is lib/pwa/register-worker.
    const unused = /NextIntlClientProviderServer\.js$|next-pwa[\\/]dist[\\/]sw-entry\.js$/;
    webpackConfig.plugins.push(
      new webpack.NormalModuleReplacementPlugin(unused, 'data:text/javascript,export default null'),
    );
    return webpackConfig;
  },
  async rewrites() {
    return [
      // Sitemaps stand at the root, where a folder's name cannot be a pattern.
      { source: '/:file(sitemap-[-\\w]+\\.xml)', destination: '/api/sitemap/:file' },
      // Compilers and linters pass over folders that begin with a dot.
      { source: '/.well-known/apple-developer-merchantid-domain-association', destination: '/api/apple-pay-domain' },
    ];
  },
  async headers() {
    return [
      {
        // Files below /media and /static, and the tag manager's frame, carry a policy of their own; one from here would
        // displace it.
        // Documents get theirs from the middleware, at run time (lib/config/document-policy.ts), which counts.
        source: '/((?!media/|static/|api/analytics/frame$).*)',
        headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }],
      },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
        ],
      },
      {
        // The later one counts: where a wallet opens in a window of its own, that tells this document what was agreed to.
        source: '/:store?/checkout',
        headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }],
      },
      {
        // The later one counts: this document is made to stand in the shop's own.
        source: '/api/analytics/frame',
        headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
      },
    ];
  },
};

/** Texts, compiled by the build. */
async function withTexts() {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'en-GB', precompile: true },
    },
  });
}

/** The service worker `public/sw.js`, with a list of what the build has written in it [PWA-1]. */
async function withWorker() {
  const { default: createPwaPlugin } = await import('next-pwa');
  const locales = readdirSync(new URL('./messages', import.meta.url)).map((file) => parse(file).name);
  return createPwaPlugin({
    dest: 'public',
    sw: 'sw.js',
    scope: '/',
    register: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    // It would take the page that a shopper reads offline from under their eyes.
    reloadOnOnline: false,
    workboxOptions: {
      swSrc: 'lib/pwa/worker/worker.ts',
      // Named, because everything below `public` would be listed else.
      additionalManifestEntries: [],
      manifestTransforms: [
        async (entries, compilation) => ({
          manifest: shopFiles(entries, compilation, locales),
          warnings: [],
        }),
      ],
    },
  });
}

/** A server that starts needs no plugins: it does not wait for them, and has no compiler in memory. `next dev` has no worker. */
export default async function nextConfig(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const full = (await withTexts())(config);
  return phase === PHASE_PRODUCTION_BUILD ? (await withWorker())(full) : full;
}
