import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { DOWNING_STREET, IDEAL_ANSWER } from './finder.fixture';
import { idealPostcodes } from './ideal-postcodes';

const calls: { url: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = (url?: string) => idealPostcodes({ key: 'ak_secret', url }).find('SW1A 2AA');

async function failure(): Promise<AppError> {
  const error: unknown = await find().catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('It did not fail as an AppError');
  expect(`${error.message} ${String(error.cause)} ${error.url}`).not.toMatch(/SW1A|ak_secret/);
  return error;
}

describe('Ideal Postcodes', () => {
  it('tells the addresses at a postcode; three lines become the form’s two', async () => {
    answer = () => Response.json(IDEAL_ANSWER);
    expect(await find()).toEqual(DOWNING_STREET);
  });

  it('is asked with the key in a header, which no log has, and for what the form needs alone', async () => {
    answer = () => Response.json(IDEAL_ANSWER);
    await find();
    await find('http://127.0.0.1:9/proxy');
    const query = '?filter=line_1,line_2,line_3,post_town,county,postcode';
    expect(calls.map(({ url }) => url)).toEqual([
      `https://api.ideal-postcodes.co.uk/v1/postcodes/SW1A%202AA${query}`,
      `http://127.0.0.1:9/proxy/postcodes/SW1A%202AA${query}`,
    ]);
    expect(calls[0]?.init.headers).toMatchObject({ Authorization: 'IDEALPOSTCODES api_key="ak_secret"' });
    expect(calls[0]?.init).toMatchObject({ cache: 'no-store', redirect: 'manual' });
  });

  it('knows nobody at a postcode that does not exist', async () => {
    answer = () => Response.json({ code: 4040, message: 'Postcode Not Found' }, { status: 404 });
    expect(await find()).toEqual([]);
  });

  it.each([
    ['a wrong key', 401, { code: 4010, message: 'Invalid Key' }, 'refused'],
    ['a key that is used up', 402, { code: 4020, message: 'Key balance depleted' }, 'refused'],
    ['a key at its limit', 402, { code: 4021, message: 'Lookup Limit Reached' }, 'refused'],
    ['its own failure', 500, { code: 5000, message: 'Server Error' }, 'http'],
    ['too many calls', 503, '<h1>Slow down</h1>', 'http'],
    ['a wrong address', 404, '<h1>Not found</h1>', 'http'],
    ['another thing that is missing', 404, { code: 4042, message: 'Key not found' }, 'http'],
    ['a redirect', 302, null, 'http'],
  ])('fails by its kind at %s', async (_, status, body, kind) => {
    answer = () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    expect(await failure()).toMatchObject({ kind, status, message: expect.stringContaining(String(status)) });
  });

  it.each([
    ['no JSON', 'SW1A 2AA is here'],
    ['JSON of something else', '{"result":"SW1A 2AA"}'],
    ['addresses without a street', '{"result":[{"postcode":"SW1A 2AA"}],"code":2000}'],
    ['no result', '{"code":2000}'],
  ])('fails where it answers %s', async (_, body) => {
    answer = () => new Response(body);
    expect(await failure()).toMatchObject({ kind: 'http', status: 200 });
  });

  it('fails as the network does where it cannot be reached', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failure()).toMatchObject({ kind: 'network' });
  });

  it('is given up after five seconds, before its answer or in the middle of it', async () => {
    const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer = () => Promise.reject(late);
    expect(await failure()).toMatchObject({ kind: 'network', cause: late });
    expect(timeout.mock.calls).toEqual([[5_000]]);
    expect(calls[0]?.init.signal).toBe(timeout.mock.results[0]?.value);
    answer = () => new Response(new ReadableStream({ start: (controller) => controller.error(late) }));
    expect(await failure()).toMatchObject({ kind: 'network' });
  });
});
