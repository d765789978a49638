import localFont from 'next/font/local';

// Each script is a family of its own, so that only the first is preloaded and the others are fetched
// where their letters occur; `--font-sans` puts them together, with size-adjusted local fonts behind. A page is drawn once:
// in the font that is there at its first paint, which the preload and the cache see to; one that comes later is for the
// next page, as no local font has exactly its widths and a swap would move what is being read.

const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'optional',
  adjustFontFallback: false,
});

const figtreeExtended = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree-extended',
  preload: false,
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const thai = localFont({
  src: '../../node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-thai',
  preload: false,
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0E01-0E5B,U+200C-200D,U+25CC' }],
});

export const fontVariables = `${figtree.variable} ${figtreeExtended.variable} ${thai.variable}`;
