import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { parseEnvironment } from './lib/config/env-schema.mjs';

// A wrong variable is refused here, at start, whichever way the server is launched.
parseEnvironment(process.env);

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'en-GB', precompile: true },
  },
});

/**
 * Braintree's card fields, its 3-D Secure and its reports; a bank's own check may come from any address. Only the
 * checkout, which every link to it loads as a document of its own, allows them.
 */
const BRAINTREE = {
  script: ['js.braintreegateway.com', 'assets.braintreegateway.com', 'songbird.cardinalcommerce.com'],
  image: ['assets.braintreegateway.com'],
  connect: ['*.braintreegateway.com', '*.braintree-api.com', '*.cardinalcommerce.com'],
  frame: [''],
};

/**
 * Cached pages carry Next's inline scripts, which no nonce can cover; hashes come with the page cache.
 * @param {{ script: string[], image: string[], connect: string[], frame: string[] }} [others] hosts beside the shop's
 */
function contentSecurityPolicy(others = { script: [], image: [], connect: [], frame: [] }) {
  const isDev = process.env.NODE_ENV === 'development';
  /** @param {string[]} hosts */
  const hosts = (hosts) => hosts.map((host) => ` https:${host && `//${host}`}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}${hosts(others.script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https://i.ytimg.com https://i.vimeocdn.com${hosts(others.image)}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}${hosts(others.connect)}`,
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${hosts(others.frame)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  allowedDevOrigins: ['127.0.0.1'],
  // Trailing slashes are the catalogue's business: Magento may redirect them, Next must not.
  skipTrailingSlashRedirect: true,
  cacheHandler: fileURLToPath(new URL('./lib/cache/cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['lru-cache'],
  // Pages take no bodies; of each Next would gather 10 MB for the middleware.
  experimental: { proxyClientMaxBodySize: '64kb' },
  typescript: { ignoreBuildErrors: true },
  // Title, canonical and robots belong into the head that is sent first; by default pages rendered per request
  // send them behind, into the body, where crawlers without a browser do not look.
  htmlLimitedBots: /.*/,
  webpack(webpackConfig, { webpack, isServer, dev }) {
    // Every page loads the table of the lazy chunks' hashes. A name holds the chunk's own number besides, so that two
    // versions of one chunk would have to share these 24 bits.
    webpackConfig.output.hashDigestLength = 6;
    // Every page loads two layouts, each with its own copy of these small modules.
    if (!isServer && !dev) {
      webpackConfig.optimization.splitChunks.cacheGroups.layouts = {
        name: 'layouts',
        test: /[\\/](lib[\\/](browser|config|shell)|components[\\/]ui)[\\/]/,
        chunks: ({ name }) => /\/layout$/.test(name ?? ''),
        minChunks: 2,
        enforce: true,
      };
    }
    // Whoever translates on the server would take next-intl's provider, and with it its whole formatter, into the
    // page's JavaScript, used or not. Ours is lib/i18n/messages-provider.
    const unused = /NextIntlClientProviderServer\.js$/;
    webpackConfig.plugins.push(
      new webpack.NormalModuleReplacementPlugin(unused, 'data:text/javascript,export default null'),
    );
    return webpackConfig;
  },
  async rewrites() {
    // Sitemaps stand at the root, where a folder's name cannot be a pattern.
    return [{ source: '/:file(sitemap-[-\\w]+\\.xml)', destination: '/api/sitemap/:file' }];
  },
  async headers() {
    return [
      {
        // Files below /media and /static carry a policy of their own, by their type; one from here would displace it.
        source: '/((?!media/|static/).*)',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy() }],
      },
      {
        // The later one counts; a store view's code may stand before the path.
        source: '/:view([^/]+)?/checkout',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy(BRAINTREE) }],
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
    ];
  },
};

export default withNextIntl(config);
