import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { categories } from '../../backend/src/database/seed/data/categories';
import { products } from '../../backend/src/database/seed/data/products';
import { iconSvg, logoSvg, mobileLogoSvg, pharmacistSvg } from './brand-art';
import { contentPictures } from './content';
import { downloads } from './documents/downloads';
import { picture } from './draw/scene';
import { camera, standing } from './draw/space';
import { drawBox } from './packs/box';
import { productPictures } from './product-pictures';
import { categoryStill } from './still';

const media = fileURLToPath(new URL('../../backend/media', import.meta.url));
const publicDir = fileURLToPath(new URL('../../public/icons', import.meta.url));

async function save(file: string, content: string | Buffer): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return content.length;
}

const webp = (svg: string, quality: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality, effort: 6, preset: 'picture' }).toBuffer();

const png = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();

async function drawProducts(): Promise<number> {
  const folder = path.join(media, 'catalog/product');
  const pictures = productPictures(products);
  const filter = process.argv[2] ? new RegExp(process.argv[2], 'i') : undefined;
  let bytes = 0;
  for (const [file, draw] of pictures) {
    if (!filter || filter.test(file)) bytes += await save(path.join(folder, file), await webp(draw(), 66));
  }
  const blank = picture([drawBox(camera(14), standing(0, 0, -25), { w: 96, h: 62, d: 30 }, '#faf8f3', {})], {
    width: 1200,
    height: 1500,
    fillWidth: 0.6,
  });
  for (const role of ['image', 'small_image', 'thumbnail', 'swatch_image']) {
    bytes += await save(path.join(folder, `placeholder/${role}.webp`), await webp(blank, 66));
  }
  await prune(folder, new Set(pictures.keys()));
  return bytes;
}

/** Takes away the pictures that no product names any more. */
async function prune(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = `/${name.split(path.sep).join('/')}`;
    if (file.endsWith('.webp') && !file.startsWith('/placeholder/') && !kept.has(file))
      await rm(path.join(folder, name));
  }
}

async function drawPages(): Promise<number> {
  let bytes = 0;
  for (const category of categories) {
    if (category.image)
      bytes += await save(
        path.join(media, 'catalog/category', category.image),
        await webp(categoryStill(category, products), 76),
      );
  }
  for (const [name, svg] of Object.entries(contentPictures(products))) {
    bytes += await save(path.join(media, `wysiwyg/${name}.webp`), await webp(svg, 76));
  }
  bytes += await save(path.join(media, 'wysiwyg/home/pharmacist.webp'), await webp(pharmacistSvg(720), 80));
  return bytes;
}

async function writeSamples(): Promise<void> {
  for (const [file, content] of downloads(products)) await save(path.join(media, 'downloadable/files', file), content);
}

async function drawBrand(): Promise<void> {
  await save(path.join(media, 'logo/default/mmstr.svg'), logoSvg());
  await save(path.join(media, 'logo/default/mmstr-mobile.svg'), mobileLogoSvg());
  await save(path.join(publicDir, 'icon.svg'), iconSvg(64));
  await save(path.join(publicDir, 'icon-192.png'), await png(iconSvg(192)));
  await save(path.join(publicDir, 'icon-512.png'), await png(iconSvg(512)));
  await save(path.join(publicDir, 'icon-maskable-192.png'), await png(iconSvg(192, true)));
  await save(path.join(publicDir, 'icon-maskable-512.png'), await png(iconSvg(512, true)));
  await save(path.join(publicDir, 'apple-touch-icon.png'), await png(iconSvg(180, true)));
}

const bytes = (await drawProducts()) + (await drawPages());
await drawBrand();
await writeSamples();
const files = await readdir(media, { recursive: true });
process.stdout.write(`${files.length} entries in media, ${Math.round(bytes / 1024)} kB drawn\n`);
