import { describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { setUpPharmacy } from '@/lib/pharmacy/pharmacy-backend.fixture';
import {
  ATTRIBUTES,
  bundle,
  CODES,
  COLD_SACHETS,
  IBUPROFEN_200,
  judged,
  PARACETAMOL_16,
  PLASTERS,
  simple,
} from './worst-baskets.fixture';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

setUpPharmacy(CODES);

describe('a basket that cannot be read', () => {
  it('is not passed on where the backend does not answer, or answers a line without its product', async () => {
    await expect(judged(() => new Response('', { status: 503 }))).rejects.toThrow(AppError);
    await expect(judged([{ ...simple(PARACETAMOL_16), product: null }])).rejects.toThrow('could not be read');
  });

  const error = (message: string, category = 'graphql-input') =>
    Response.json({
      data: null,
      errors: [{ message, path: ['x'], extensions: { category } }],
    });

  it('is not passed on where the attributes’ labels cannot be read, or one is left out', async () => {
    const broken = { attributeMetadata: () => error('Internal server error') };
    await expect(judged([simple(PARACETAMOL_16)], '', broken)).rejects.toThrow(AppError);
    const [, ...others] = ATTRIBUTES;
    const attributeMetadata = { customAttributeMetadata: { items: others } };
    await expect(judged([simple(PARACETAMOL_16)], '', { attributeMetadata })).rejects.toThrow('legal_category');
  });

  it('is passed on by a backend that has no such attributes', async () => {
    env.COMMERCE_FIELDS = 'ProductInterface.brand';
    expect(await judged([simple(PLASTERS)], '', { attributeMetadata: () => error('Unasked') })).toBeNull();
  });

  it('is not passed on where nobody knows whether medicines are sold; without such a block they are', async () => {
    const broken = { cmsBlocks: () => error('Internal server error') };
    await expect(judged([simple(PARACETAMOL_16)], '', broken)).rejects.toThrow(AppError);
    const none = { cmsBlocks: () => error('The CMS block with the "shop-medicines" ID doesn\'t exist.') };
    expect(await judged([simple(PARACETAMOL_16)], '', none)).toBeNull();
  });

  it('is not passed on where a bundle’s chosen part is not known any more', async () => {
    const kit = bundle('Winter kit', [
      [COLD_SACHETS, 1],
      [IBUPROFEN_200, 1],
    ]);
    const [sachets] = kit.product.items;
    const lost = { ...kit, product: { ...kit.product, items: [sachets, { options: [{ uid: 'x', product: null }] }] } };
    await expect(judged([lost])).rejects.toThrow('could not be read');
    expect(await judged([kit])).toBeNull();
  });
});
