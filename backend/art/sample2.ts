import sharp, { type OverlayOptions } from 'sharp';
import { products } from '../src/database/seed/data/products';
import { picture } from './draw/scene';
import { planOf } from './product';
import { shotOf } from './views/shots';
const bySku = new Map(products.map((p) => [p.sku, p]));
const [mode = 'front', filter = '.', cols = '4'] = process.argv.slice(2);
const list = products.filter((p) => new RegExp(filter, 'i').test(`${p.sku} ${p.name.default} ${String(p.attributes.dosage_form)}`));
const tile = 480, n = Number(cols);
const svgs: string[] = [];
for (const p of list) for (const v of mode === 'all' ? (['front','angle','contents'] as const) : [mode as 'front']) {
  const t = performance.now();
  const shot = shotOf(planOf(p, bySku), v);
  svgs.push(picture(shot.things, { width: 1200, height: 1500, ...shot }));
  if (performance.now() - t > 1500) console.log('slow', p.sku, v, Math.round(performance.now() - t));
}
console.log(svgs.length);
const take = svgs.slice(Number(process.argv[5] ?? 0), Number(process.argv[5] ?? 0) + 36);
const tiles: OverlayOptions[] = [];
for (const [i, svg] of take.entries()) tiles.push({ input: await sharp(Buffer.from(svg)).resize(tile).png().toBuffer(), left: (i % n) * (tile + 8), top: Math.floor(i / n) * (tile * 1.25 + 8) });
if (take[0] && take.length === 1) await sharp(Buffer.from(take[0])).png().toFile('/tmp/art/one.png');
await sharp({ create: { width: n * (tile + 8), height: Math.ceil(take.length / n) * (tile * 1.25 + 8), channels: 3, background: '#ffffff' } }).composite(tiles).png().toFile('/tmp/art/sheet.png');
if (svgs[0]) await sharp(Buffer.from(svgs[0])).png().toFile('/tmp/art/one.png');
