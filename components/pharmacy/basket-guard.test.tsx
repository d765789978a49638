// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { RECALL_NOTICE } from '@/lib/cart/basket-notice';
import { balm, cartAnswer } from '@/lib/cart/cart.fixture';
import { toCart } from '@/lib/cart/to-cart';
import type { GuardSource } from '@/lib/pharmacy/guard/guard-source';
import british from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { BasketGuard } from './basket-guard';

const loaded = vi.hoisted(() => ({ source: null as GuardSource | Promise<GuardSource> | null }));
vi.mock('@/lib/pharmacy/guard/load-guard-source', () => ({
  loadGuardSource: async () => {
    if (!loaded.source) throw new Error('offline');
    return loaded.source;
  },
}));

const text = (code: string) => ({ code, input: 'text', options: [] });
const source: GuardSource = {
  locale: 'en-GB',
  messages: { pharmacy: british.pharmacy },
  attributes: [text('active_amounts'), text('unit_pricing_measure')],
};

/** A line of paracetamol tablets. */
const tablets = (uid: string, name: string, quantity: number, amounts = 'Paracetamol 500 mg') => ({
  ...balm,
  uid,
  quantity,
  product: {
    ...balm.product,
    uid: `product-${name}`,
    sku: name,
    url_key: name.toLowerCase(),
    name,
    active_amounts: amounts,
    unit_pricing_measure: '16 tablets',
  },
});

function judge(lines: (typeof balm)[], locale = 'en-GB', isReview = false) {
  const told = { verdicts: [] as (string | null)[], kept: [] as [string, number][] };
  const { lines: cartLines } = toCart(cartAnswer(lines));
  render(
    <main>
      <BasketGuard
        lines={cartLines}
        onVerdict={(refusal) => told.verdicts.push(refusal)}
        onKeep={isReview ? undefined : (line, quantity) => told.kept.push([line.product.name, quantity])}
      />
      <ul>
        {cartLines.map(({ key, product }) => (
          <li key={key} data-line={key} aria-label={product.name} />
        ))}
      </ul>
    </main>,
  );
  document.documentElement.lang = locale;
  return told;
}

const line = (name: string) => screen.getByRole('listitem', { name });

beforeEach(() => {
  loaded.source = source;
  useBasketGuardStore.setState({ most: { untold: 9 } });
});
afterEach(cleanup);

describe('The guard of baskets', () => {
  it('names medicines that share an ingredient, each with its page, and refuses nothing', async () => {
    const told = judge([tablets('1', 'One', 1), tablets('2', 'Two', 1, 'Acetaminophen 500 mg')]);
    const notice = await screen.findByRole('region', { name: 'Medicines in your basket' });
    expect(notice.textContent).toContain('Two of these contain paracetamol. Take only one at a time.');
    expect(within(notice).getByRole('link', { name: 'Two' }).getAttribute('href')).toBe('/two.html');
    expect(within(notice).queryAllByRole('button')).toEqual([]);
    await waitFor(() => expect(told.verdicts).toEqual([null]));
  });

  it('says why a basket is refused and whose rule it is, and offers for each line what mends it', async () => {
    const told = judge([tablets('1', 'One', 2), tablets('2', 'Two', 1)]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('no more than 2 packs with paracetamol in one order. Your basket has 3 packs.');
    expect(alert.textContent).toMatch(/Rule: MHRA.*Last reviewed on \d+ \w+ 20\d\d\./);
    await waitFor(() => expect(told.verdicts).toEqual(['Too much paracetamol for one order']));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Reduce to 1: One' }));
    await user.click(screen.getByRole('button', { name: 'Remove Two' }));
    expect(told.kept).toEqual([
      ['One', 1],
      ['Two', 0],
    ]);
  });

  it('leads back to the basket where a cart can only be looked at, and nowhere else', async () => {
    const told = judge([tablets('1', 'One', 2), tablets('2', 'Two', 1)], 'en-GB', true);
    const notice = await screen.findByRole('region', { name: 'Medicines in your basket' });
    expect(notice.textContent).toContain('Two of these contain paracetamol');
    const links = within(notice).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Change your basket', '/checkout/cart'],
    ]);
    expect(within(notice).queryAllByRole('button')).toEqual([]);
    await waitFor(() => expect(told.verdicts).toEqual(['Too much paracetamol for one order']));
  });

  it('leads back to the basket for questions that are not answered, too', async () => {
    const one = tablets('1', 'One', 1);
    const product = { ...one.product, suitability_form: 'pain' };
    const told = judge([{ ...one, product }], 'en-GB', true);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(british.pharmacy.lineAnswers.missing);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/checkout/cart');
    await waitFor(() => expect(told.verdicts.at(-1)).toBe('First, answer the questions or remove: One'));
  });

  it('lets no line have more than is left of a limit, and says so below the one that has as many', async () => {
    judge([tablets('1', 'One', 2)]);
    await waitFor(() => expect(within(line('One')).getByRole('status').textContent).toContain('at most 2 packs'));
    expect(Object.values(useBasketGuardStore.getState().most)).toEqual([2]);
    cleanup();
    judge([tablets('1', 'One', 1)]);
    await waitFor(() => expect(Object.values(useBasketGuardStore.getState().most)).toEqual([2]));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves to its buttons what is too much: a line that could only go keeps one', async () => {
    judge([tablets('1', 'One', 2), tablets('2', 'Two', 2)]);
    await waitFor(() => expect(Object.values(useBasketGuardStore.getState().most)).toEqual([1, 1]));
    expect(line('One').textContent).toBe('');
  });

  it('leaves a line to its stock where there is less of it than a limit allows', async () => {
    judge([{ ...tablets('1', 'One', 1), product: { ...tablets('1', 'One', 1).product, only_x_left_in_stock: 1 } }]);
    await waitFor(() => expect(useBasketGuardStore.getState().most).toEqual({}));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says it in Thai', async () => {
    loaded.source = { ...source, locale: 'th-TH', messages: { pharmacy: thai.pharmacy } };
    judge([tablets('1', 'หนึ่ง', 2, 'พาราเซตามอล 500 มก.'), tablets('2', 'สอง', 1, 'พาราเซตามอล 500 มก.')], 'th-TH');
    const notice = await screen.findByRole('region', { name: thai.pharmacy.basketGuard.label });
    expect(notice.textContent).toContain('สินค้า 2 รายการนี้มีพาราเซตามอล');
    expect(notice.textContent).toContain('ไม่เกิน 2 แพ็กต่อคำสั่งซื้อ');
  });

  it('is silent where there is nothing to say, and where what it judges by does not come', async () => {
    const told = judge([tablets('1', 'One', 2)]);
    await waitFor(() => expect(told.verdicts).toEqual([null]));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    loaded.source = null;
    const untold = judge([tablets('1', 'One', 3)]);
    await act(async () => undefined);
    expect([document.body.textContent, untold.verdicts]).toEqual(['', []]);
  });

  it('is nothing at all until what it judges by has come, or has not: the lines wait for it by that', async () => {
    let bring = (_come: GuardSource) => {};
    loaded.source = new Promise((resolve) => {
      bring = resolve;
    });
    const lines = [tablets('1', 'One', 1), tablets('2', 'Two', 1)];
    const first = () => screen.getByRole('main').firstElementChild?.tagName;
    judge(lines);
    await act(async () => undefined);
    expect(first(), 'it is on its way').toBe('UL');
    await act(async () => bring(source));
    expect(first()).not.toBe('UL');
    cleanup();
    loaded.source = null;
    judge(lines);
    expect(first()).toBe('UL');
    await act(async () => undefined);
    expect(first(), 'it has not come').not.toBe('UL');
    cleanup();
    judge([balm]);
    expect(first(), 'nothing to judge').not.toBe('UL');
  });

  it('has the next document wait for it where something was said of the basket, and for nothing else', async () => {
    const isAwaited = () => {
      document.documentElement.removeAttribute('data-basket-notice');
      // biome-ignore lint/security/noGlobalEval: it is what the next document runs
      window.eval(RECALL_NOTICE);
      return document.documentElement.hasAttribute('data-basket-notice');
    };
    expect(isAwaited(), 'never judged').toBe(false);
    judge([tablets('1', 'One', 1), tablets('2', 'Two', 1)]);
    await screen.findByRole('region');
    expect(isAwaited(), 'two share an ingredient').toBe(true);
    cleanup();
    judge([tablets('1', 'One', 1)]);
    await act(async () => undefined);
    expect(isAwaited(), 'one medicine').toBe(false);
    cleanup();
    judge([tablets('1', 'One', 2)]);
    await screen.findByRole('status');
    expect(isAwaited(), 'as many as one order may hold').toBe(true);
    cleanup();
    judge([balm]);
    expect(isAwaited(), 'no medicine').toBe(false);
  });
});
