import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { camera, standing } from './draw/space';
import { picture } from './draw/scene';
import { drawBox } from './forms/box';
import { clearBottle, drawBottle, dropperBottle, ovalBottle, syrupBottle, tub } from './forms/bottle';
import { frontPanel } from './label/label';
import { sideColor, sidePanel, topPanel } from './label/sides';
import type { Copy } from './label/copy';
import { brandOf } from './palette';
mkdirSync('/tmp/art', { recursive: true });
const brands = ['mmstr','velmora','norvane','tolvessa','settlewell','halderm','fernley-rowe','sturdiband','verdala','kindlewick','brightmere','clearlake','solefarer','stillbreeze','roamwell','pulsemark'];
const mode = process.argv[2] ?? 'box';
async function sheet(file: string, svgs: string[], cols = 4, tile = 480) {
  const tiles: sharp.OverlayOptions[] = [];
  for (const [i, svg] of svgs.entries()) {
    tiles.push({ input: await sharp(Buffer.from(svg)).resize(tile).png().toBuffer(), left: (i % cols) * (tile + 10), top: Math.floor(i / cols) * (tile * 1.25 + 10) });
  }
  await sharp({ create: { width: cols * (tile + 10), height: Math.ceil(svgs.length / cols) * (tile * 1.25 + 10), channels: 3, background: '#ffffff' } }).composite(tiles).png().toFile(file);
}
const svgs: string[] = [];
for (const [i, key] of brands.entries()) {
  const brand = brandOf(key);
  const copy: Copy = { brand: brand.name, name: ['Paracetamol','Ibuprofen Rapid','Cold & Flu Max Strength','Allergy Relief'][i % 4] ?? '', detail: 'Film-coated tablets', strength: i % 3 === 2 ? undefined : '500 mg', pack: '16 tablets', legal: i % 3 === 1 ? 'P' : undefined, flavour: i % 4 === 3 ? 'Honey and lemon' : undefined, emblem: ['capsule','head','lemon','flower','stomach','drop','sprig','plaster','leaf','bear','tooth','eye','foot','breeze','plane','pulse'][i] ?? 'capsule', tint: brand.tints[0] ?? brand.base };
  const cam = camera(mode === 'box' ? 14 : 9);
  if (mode === 'box' || mode === 'tall') {
    const size = mode === 'tall' ? { w: 60, h: 96, d: 40 } : { w: 104, h: 56, d: 20 };
    const box = drawBox(cam, standing(0, 0, -24), size, brand.paper, { front: frontPanel(copy, brand, { ...size, bleed: 0 }), right: sidePanel(copy, brand, { w: size.d, h: size.h, bleed: 0 }), top: topPanel(copy, brand, { w: size.w, h: size.d, bleed: 0 }) });
    svgs.push(picture([box], { width: 1200, height: 1500, fillWidth: 0.84 }));
  } else {
    const shapes = [syrupBottle(200), tub(60, '#ffffff', brand.base), ovalBottle(200, brand.wash, brand.base), clearBottle(500, '#59c0d8', brand.base), dropperBottle(20)];
    const shape = shapes[i % 5] ?? syrupBottle(200);
    svgs.push(picture([drawBottle(cam, standing(), shape, { copy, brand })], { width: 1200, height: 1500 }));
  }
}
await sheet('/tmp/art/sheet.png', svgs);

if (process.argv[3]) { const only = svgs[Number(process.argv[3])]; if (only) { await sharp(Buffer.from(only)).png().toFile('/tmp/art/one.png'); const b = await sharp(Buffer.from(only)).webp({quality:82,effort:6,smartSubsample:true}).toBuffer(); console.log('svg', only.length, 'webp', b.length);} }
