// Writes the local fonts that stand in for the shop's own one, in its size: `node scripts/fallback-fonts.mjs`, by hand,
// after a change of the font. It measures the shop's own texts in a browser, on a machine that has Liberation Sans (whose
// widths are Arial's and Helvetica's) and Roboto. San Francisco is missing on purpose: browsers hide it from stylesheets,
// and every system that has it has Helvetica.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch, findBrowser } from './launch/browser.mjs';
import { root } from './launch/root.mjs';

const OUTPUT = join(root, 'components/shell/fallback-fonts.css');
const FONT = join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** Parts of an em above and below the base line, as the font's own tables say. */
const FIGTREE = { ascent: 0.95, descent: 0.25 };

/** One face for each width of letters: the names that systems know it by, and what is measured. */
const FACES = [
  {
    name: 'Figtree Arial',
    regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
    ],
    measured: ['Liberation Sans', 'Liberation Sans Bold'],
  },
  {
    name: 'Figtree Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    measured: ['Roboto', 'Roboto Bold'],
  },
];

/** Weights that a face stands for, and the one that the shop uses most of them. */
const WEIGHTS = [
  { range: '300 500', weight: 400 },
  { range: '600 900', weight: 600 },
];

/** @param {object} messages @returns {string[]} */
const textsOf = (messages) =>
  Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

/** @param {number} part */
const percent = (part) => `${(part * 100).toFixed(2)}%`;

const text = textsOf(JSON.parse(await readFile(join(root, 'messages/en-GB.json'), 'utf8')))
  .join(' ')
  .replace(/\{\w+\}/g, '');
const env = { ...process.env, ...(await findBrowser(root, process.env)) };
const browser = await chromium.launch({ ...browserLaunch(env), args: ['--no-sandbox'] });
const page = await browser.newPage();
const data = (await readFile(FONT)).toString('base64');
const local = FACES.flatMap(({ measured }) => measured);
await page.setContent(`<style>
@font-face { font-family: "Own"; font-weight: 300 900; src: url(data:font/woff2;base64,${data}); }
${local.map((name) => `@font-face { font-family: "Its ${name}"; src: local("${name}"); }`).join('\n')}
</style>`);

/** @param {string} font @returns {Promise<number>} */
const widthIn = (font) =>
  page.evaluate(
    async ([font, text]) => {
      const faces = await document.fonts.load(font);
      if (faces.length === 0) throw new Error(`${font} is not installed`);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = font;
      return context.measureText(text).width;
    },
    /** @type {[string, string]} */ ([font, text]),
  );

const rules = [];
for (const { name, regular, bold, measured } of FACES) {
  for (const [index, { range, weight }] of WEIGHTS.entries()) {
    const size = (await widthIn(`${weight} 20px "Own"`)) / (await widthIn(`20px "Its ${measured[index]}"`));
    const sources = (index === 0 ? regular : bold).map((local) => `local("${local}")`).join(', ');
    rules.push(`@font-face {
  font-family: "${name}";
  font-weight: ${range};
  src: ${sources};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(FIGTREE.ascent / size)};
  descent-override: ${percent(FIGTREE.descent / size)};
  line-gap-override: 0%;
}
`);
  }
}
await browser.close();
await writeFile(
  OUTPUT,
  `/* Written by scripts/fallback-fonts.mjs: local fonts in the size of the shop's own one. */\n\n${rules.join('\n')}`,
);
