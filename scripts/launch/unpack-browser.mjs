import chromium from '@sparticuz/chromium';

// Unpacks the Chromium of @sparticuz/chromium and prints where it, its libraries and its fonts are. The package sets
// their paths in the environment, hence a process of its own.

const path = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
console.log(JSON.stringify({ BROWSER_PATH: path, BROWSER_LIBRARIES: LD_LIBRARY_PATH, BROWSER_FONTS: FONTCONFIG_PATH }));
