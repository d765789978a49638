import type { KnipConfig } from 'knip';

// `npm run unused` runs knip twice. The second time, with --production, a test counts as no user: code that only tests
// run proves nothing. Patterns with an exclamation mark say what the shop itself consists of.

const COMMANDS = [
  'src/database/seed/generated/command.ts',
  'src/modules/catalog/review/command.ts',
  'src/modules/order/ops/command.ts',
  'src/modules/push/command.ts',
];

const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  // The type of an exported function's argument may be exported with it. What a file uses itself a test may ask for.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  // A workspace run by hand, outside the gate.
  ignoreWorkspaces: ['tools/art'],
  workspaces: {
    '.': {
      entry: [
        'lib/i18n/request.ts!',
        'lib/cache/cache-handler.mjs!',
        'lib/pwa/worker/worker.ts!',
        // By the build, and by unit tests, in the place of next-intl in the browser.
        'lib/i18n/use-translations.ts!',
        'lib/testing/{next-intl,format-message}.ts',
        // By the build: what the service worker stores ahead.
        'lib/pwa/shop-files.mjs!',
        // Run by name: by .ci/run, after a change of the packages or of the font, by hand, and by the launcher in a process of its own.
        'scripts/test-totals.mjs',
        'scripts/complete-lock.mjs',
        'scripts/fallback-fonts.mjs',
        'scripts/other-node.mjs',
        // The empty page that `npm run bench` measures beside the shop.
        'bench/floor/{next.config.mjs,app/*.jsx}',
        'scripts/launch/unpack-browser.mjs',
        // By the tests of the shared cache, in processes of their own.
        'lib/testing/cache-instance.mjs',
      ],
      project: [
        '{app,components,lib,server}/**/*.{ts,tsx,mjs}!',
        '{bench,e2e,scripts}/**/*.{ts,tsx,mjs,jsx}',
        '*.{ts,mjs}',
        '!**/*.{test,fixture}.{ts,tsx}!',
        '!lib/testing/**!',
      ],
      ignoreDependencies: [
        // Their files are named by path, for next/font.
        '@fontsource-variable/.+',
        // Imported by a style sheet.
        ...(isProduction ? ['tailwindcss', 'next-pwa'] : []),
      ],
    },
    backend: {
      // The others are `npm run seed`, `order`, `push` and `review`, which knip finds by itself where it reads the scripts.
      entry: ['src/main.ts!', ...(isProduction ? COMMANDS.map((file) => `${file}!`) : [])],
      project: ['src/**/*.{ts,mjs}!', 'scripts/**/*.mjs', '!**/*.test.ts!', '!**/testing/**!'],
      // Node loads it for the sources: `node --import tsx`.
      ignoreDependencies: isProduction ? ['tsx'] : [],
    },
  },
};

export default config;
