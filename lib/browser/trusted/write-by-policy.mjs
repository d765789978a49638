const WRITES = /\.innerHTML = (.+?)(?=\)?;$)/gm;

/** Webpack's loader for libraries that write strings of HTML: they write them by the shop's policy (shop-policy.ts). */
export default function writeByPolicy(/** @type {string} */ source) {
  if (source.search(WRITES) < 0) throw new Error('A library that wrote HTML does not any more: see next.config.mjs');
  return source.replace(WRITES, '.innerHTML = shopPolicy.createHTML($1)');
}
