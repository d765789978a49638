import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { openSeal } from '@/lib/pharmacy/suitability/seal';
import { FORM } from '@/lib/pharmacy/suitability/suitability.fixture';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import british from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { GET, POST } from './route';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const PEOPLE = 'Telephone: 0117 496 0199<br>Hours: Mon-Sun 08:00-20:00<br>Booking: /pharmacist-video-consultation.html';

const PRODUCT = {
  uid: '1',
  sku: 'COD-32',
  suitability_form: 'ask-codeine',
  options: [{ uid: 'b3B0aW9u', value: { sku: 'suitability' } }],
};

function backend(form = FORM, product: object | null = PRODUCT, stopped = '') {
  return fakeCommerce({
    storeViews: threeViews,
    askedProduct: { products: { items: product ? [product] : [] } },
    cmsBlocks: ({ variables }: { variables: { identifiers?: string[] } }) => ({
      cmsBlocks: {
        items: [
          { identifier: 'ask-codeine', content: form },
          { identifier: 'shop-people', content: PEOPLE },
          { identifier: 'shop-medicines', content: stopped },
        ].filter(({ identifier }) => variables.identifiers?.includes(identifier)),
      },
    }),
  });
}

const ask = (store = 'mmstr_en') => GET(new Request(`https://shop.example/api/suitability?store=${store}&sku=COD-32`));
const send = (body: object | string) =>
  POST(
    new Request('https://shop.example/api/suitability', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const given = { store: 'mmstr_en', sku: 'COD-32', version: 3, answers: [0, 30, [], 1, 'Ibuprofen', ''] };

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = 'ProductInterface.suitability_form';
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  env.REDIS_URL = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the questions about a product', () => {
  it('come with their texts, and with whom to ask instead', async () => {
    backend();
    const answer = await ask();
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await answer.json()).toMatchObject({
      locale: 'en-GB',
      messages: { pharmacy: { suitability: british.pharmacy.suitability } },
      form: { version: 3 },
      pharmacist: {
        telephone: '0117 496 0199',
        href: 'tel:01174960199',
        hours: [expect.stringContaining('8')],
        booking: '/pharmacist-video-consultation.html',
      },
    });
    expect((await (await ask('mmstr_th')).json()).messages.pharmacy.suitability).toEqual(thai.pharmacy.suitability);
  });

  it('are those of a variant, where it has its own', async () => {
    const variants = [{ product: { uid: '2', sku: 'COD-100', suitability_form: 'ask-codeine' } }];
    backend(FORM, { ...PRODUCT, suitability_form: null, variants });
    expect((await ask()).status).toBe(404);
    expect((await ask('mmstr_en&variant=COD-16')).status).toBe(404);
    expect((await ask('mmstr_en&variant=COD-100')).status).toBe(200);
    const { text } = await (await send({ ...given, variant: 'COD-100' })).json();
    expect(openSeal(text, 'COD-32')).toMatchObject({ id: 'ask-codeine' });
    expect((await send(given)).status).toBe(404);
  });

  it('are those of a bundle’s parts, where it has none of its own and they have no more than one', async () => {
    const part = (form: string | null) => ({ product: { uid: String(form), suitability_form: form } });
    const bundle = (...parts: object[]) => ({ ...PRODUCT, suitability_form: null, items: [{ options: parts }, null] });
    backend(FORM, bundle(part('ask-codeine'), part(null), part('ask-codeine')));
    expect((await ask()).status).toBe(200);
    expect(openSeal((await (await send(given)).json()).text, 'COD-32')).toMatchObject({ id: 'ask-codeine' });
    backend(FORM, bundle(part('ask-codeine'), part('ask-else')));
    expect((await ask()).status).toBe(404);
    backend(FORM, bundle(part(null)));
    expect((await ask()).status).toBe(404);
  });

  it('are not asked where nothing takes the answers', async () => {
    backend(FORM, { ...PRODUCT, options: [{ uid: 'b3B0aW9u', value: { sku: 'engraving' } }, null] });
    expect((await ask()).status).toBe(404);
  });

  it('are a consultation where the product needs a prescription, by words and in what is sealed', async () => {
    env.COMMERCE_FIELDS += ',ProductInterface.legal_category';
    const { answers } = backend(FORM, { ...PRODUCT, legal_category: 3 });
    const options = [{ value: '3', label: 'Prescription only' }];
    const items = [{ attribute_code: 'legal_category', input_type: 'select', attribute_options: options }];
    Object.assign(answers, { attributeMetadata: { customAttributeMetadata: { items } } });
    const { suitability } = (await (await ask()).json()).messages.pharmacy;
    expect(suitability).toMatchObject({
      title: british.pharmacy.consultation.title,
      next: british.pharmacy.suitability.next,
    });
    expect((await (await send(given)).json()).text).toMatch(/^Consultation answered\n\nWho is it for/);
  });

  it('are not asked where a line of them cannot be read, which is logged', async () => {
    backend(FORM.replace('Version: 3', 'Version: three'));
    expect((await ask()).status).toBe(404);
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('The questions ask-codeine of mmstr_en cannot be asked'),
    );
    expect((await send(given)).status).toBe(404);
  });

  it('come later, and are answered later, where their block cannot be read just now', async () => {
    const { answers } = backend();
    const { cmsBlocks } = answers;
    const isForm = ({ variables }: { variables: { identifiers: string[] } }) =>
      variables.identifiers.includes('ask-codeine');
    Object.assign(answers, {
      cmsBlocks: (call: Parameters<typeof isForm>[0]) =>
        isForm(call) ? new Response('', { status: 500 }) : Reflect.apply(Object(cmsBlocks), null, [call]),
    });
    expect([(await ask()).status, (await send(given)).status]).toEqual([503, 503]);
  });

  it('are not asked, nor answered, in a store view that sells no medicines', async () => {
    backend(FORM, PRODUCT, 'Not sold here: We send medicines to the United Kingdom only.');
    expect((await ask()).status).toBe(404);
    expect((await send(given)).status).toBe(404);
  });

  it('are not asked about what has none, in another trade, in no store view, or without a secret to share', async () => {
    backend(FORM, { uid: '1', sku: 'COD-32', suitability_form: null });
    expect((await ask()).status).toBe(404);
    backend(FORM, null);
    expect((await ask()).status).toBe(404);
    backend();
    expect((await ask('elsewhere')).status).toBe(404);
    env.REDIS_URL = 'redis://127.0.0.1';
    expect((await ask()).status).toBe(404);
    env.REDIS_URL = undefined;
    env.SHOP_TRADE = 'neutral';
    expect((await ask()).status).toBe(404);
    env.SHOP_TRADE = 'pharmacy';
    env.COMMERCE_FIELDS = 'ProductInterface.brand';
    expect((await ask()).status).toBe(404);
  });
});

describe('answers', () => {
  it('that are suitable are sealed, for a pharmacist to read', async () => {
    backend();
    const answer = await send(given);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const { kind, text } = await answer.json();
    expect(kind).toBe('suitable');
    expect(text).toContain('Questions answered\n\nWho is it for? – Me\nHow old are you? – 30 years\n');
    expect(openSeal(text, 'COD-32')).toMatchObject({ id: 'ask-codeine', version: 3, store: 'mmstr_en' });
  });

  it('are judged again: what stops, or is to be talked about, gets no seal', async () => {
    backend();
    expect(await (await send({ ...given, answers: [1] })).json()).toEqual({
      kind: 'stop',
      reasons: ['Not for children under 12. See a doctor.'],
    });
    const talk = await (await send({ ...given, answers: [0, 70, [], 0, null, ''] })).json();
    expect(talk).toEqual({ kind: 'talk', reasons: ['Older people need less.'] });
  });

  it('to another version, or not to all that is asked, are to be given again', async () => {
    backend();
    expect(await (await send({ ...given, version: 2 })).json()).toEqual({ kind: 'outdated' });
    expect(await (await send({ ...given, answers: [0, 30] })).json()).toEqual({ kind: 'outdated' });
  });

  it('that are none are refused, and none of them is ever logged', async () => {
    backend();
    expect((await send('{')).status).toBe(400);
    expect((await send({ ...given, answers: 'secret' })).status).toBe(400);
    expect((await send(`"${'secret'.repeat(20_000)}"`)).status).toBe(413);
    const { answers } = backend();
    Object.assign(answers, { askedProduct: new Response('', { status: 500 }) });
    expect((await send({ ...given, answers: [0, 30, [], 1, 'secret', ''] })).status).toBe(503);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
  });
});
