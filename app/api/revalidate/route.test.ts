import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signature } from '@/lib/cache/signature';

const SECRET = 'a secret of some length';
const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ revalidateTag }));

async function post(body: string, headers: Record<string, string> = {}, secret: string | undefined = SECRET) {
  vi.stubEnv('REVALIDATE_SECRET', secret);
  vi.resetModules();
  const { POST } = await import('./route');
  return POST(new Request('https://shop.example/api/revalidate', { method: 'POST', body, headers }));
}

const signed = (body: string) => post(body, { 'X-Signature': signature(body, SECRET) });

beforeEach(() => revalidateTag.mockClear());
afterEach(() => vi.unstubAllEnvs());

describe('POST /api/revalidate', () => {
  test('drops signed tags, ours and Magento’s, so that pages are served while they are renewed', async () => {
    const response = await signed(JSON.stringify({ tags: ['cat_p_12', 'content'] }));
    expect(response.status).toBe(200);
    expect(revalidateTag.mock.calls).toEqual([
      ['cat_p_12', 'max'],
      ['content', 'max'],
    ]);
  });

  test('takes Magento’s tags of a whole type for ours of the catalogue and of content', async () => {
    const response = await signed(JSON.stringify({ tags: ['cat_p', 'cat_c', 'cms_p', 'cms_b', 'cat_p_12'] }));
    expect(await response.json()).toEqual({ dropped: ['catalog', 'content', 'cat_p_12'] });
    expect(revalidateTag.mock.calls.map(([tag]) => tag)).toEqual(['catalog', 'content', 'cat_p_12']);
  });

  test.each([undefined, 'wrong', signature('{"tags":["x"]}', SECRET)])('refuses the signature %s', async (given) => {
    const response = await post('{"tags":["catalog"]}', given ? { 'X-Signature': given } : {});
    expect(response.status).toBe(401);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  test.each(['nonsense', '{}', '{"tags":[]}', '{"tags":[""]}'])('refuses the signed body %s', async (body) => {
    expect((await signed(body)).status).toBe(400);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  test('reads no more than 64 KB, signed or not', async () => {
    const response = await signed(JSON.stringify({ tags: ['x'.repeat(70_000)] }));
    expect(response.status).toBe(413);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  test('is not there without a secret', async () => {
    expect((await post('{"tags":["catalog"]}', {}, '')).status).toBe(404);
  });
});
