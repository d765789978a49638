// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRead } from './use-read';

afterEach(cleanup);

interface Call {
  key: string;
  answer: (data: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** A page that reads, what it has asked for, and all that it has shown. */
function openPage() {
  const calls: Call[] = [];
  const pictures: ReturnType<typeof useRead<string>>[] = [];
  const hook = renderHook(
    ({ of }) => {
      const reading = useRead(
        of,
        () =>
          new Promise<string>((resolve, reject) => {
            calls.push({
              key: of,
              answer: (data) => act(async () => resolve(data)),
              fail: (error) => act(async () => reject(error)),
            });
          }),
      );
      pictures.push(reading);
      return reading;
    },
    { initialProps: { of: 'a' } },
  );
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There is no call ${index}`);
    return found;
  };
  return { ...hook, calls, call, pictures, shown: () => hook.result.current };
}

describe('what a private page reads', () => {
  it('is read once, and shown when it has come', async () => {
    const page = openPage();
    expect(page.shown()).toMatchObject({ data: null, error: null, isReading: true });
    await page.call(0).answer('one');
    expect(page.shown()).toMatchObject({ data: 'one', error: null, isReading: false });
    page.rerender({ of: 'a' });
    expect(page.calls).toHaveLength(1);
  });

  it('is waited for from the first picture on', () => {
    expect(openPage().pictures.map(({ isReading }) => isReading)).not.toContain(false);
  });

  it('is told where it fails, and read again when the shopper asks', async () => {
    const page = openPage();
    await page.call(0).fail(new TypeError('Failed to fetch'));
    expect(page.shown()).toMatchObject({ data: null, error: { kind: 'network' }, isReading: false });
    act(() => page.shown().retry());
    expect(page.shown()).toMatchObject({ data: null, error: null, isReading: true });
    await page.call(1).answer('two');
    expect(page.shown()).toMatchObject({ data: 'two', error: null, isReading: false });
  });

  it('is read again as often as the shopper asks, and stays meanwhile', async () => {
    const page = openPage();
    for (const [index, data] of ['one', 'two', 'three'].entries()) {
      await page.call(index).answer(data);
      act(() => page.shown().retry());
      expect(page.shown()).toMatchObject({ data, isReading: true });
    }
    expect(page.calls).toHaveLength(4);
  });

  it('stays while it is read again for another key, and the answer to the earlier one is ignored', async () => {
    const page = openPage();
    await page.call(0).answer('one');
    page.rerender({ of: 'b' });
    expect(page.shown()).toMatchObject({ data: 'one', isReading: true });
    page.rerender({ of: 'c' });
    expect(page.calls.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    await page.call(1).fail(new Error('late'));
    expect(page.shown()).toMatchObject({ data: 'one', error: null, isReading: true });
    await page.call(2).answer('three');
    expect(page.shown()).toMatchObject({ data: 'three', isReading: false });
    page.rerender({ of: 'd' });
    page.rerender({ of: 'e' });
    await page.call(3).answer('late');
    expect(page.shown()).toMatchObject({ data: 'three', isReading: true });
  });
});
