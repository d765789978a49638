// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { balm, cartAnswer, overTheWire } from '@/lib/cart/cart.fixture';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { useCart } from '@/lib/cart/use-cart';
import { browserClient } from '@/lib/magento/browser/calls';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { EarlyCart } from './early-cart';

vi.mock('@/lib/cart/summary/watch-cart', () => ({ watchCart: () => {} }));

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.unsold;
  vi.unstubAllGlobals();
});

function Lines() {
  const { details } = useCart();
  return <p>{details?.lines.length ?? 'none'}</p>;
}

/** What a browser does with the script of a document. */
function runScript(markup: string): void {
  document.body.innerHTML = markup;
  const script = document.querySelector('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // biome-ignore lint/security/noGlobalEval: it is what the page runs
  window.eval(script?.textContent ?? '');
}

test.each([
  ['sells all that it shows', 'early-1', null],
  ['does not sell all that it shows', 'early-2', { code: 'dispensing_category', values: ['7'] }],
])(
  '[CART-2] a page whose shop %s asks for the cart once: the document does, before any client is there',
  async (_, id, unsold) => {
    localStorage.clear();
    resetCart();
    localStorage.setItem('cartId', id);
    document.documentElement.dataset.store = 'mmstr_en';
    if (unsold) document.documentElement.dataset.unsold = JSON.stringify(unsold);
    const product = Object.assign({}, balm.product, { dispensing_category: null });
    const cart = overTheWire(cartAnswer([{ ...balm, product }], { id }));
    const { calls } = fakeCommerce({ cartDetails: { cart } });
    runScript(renderToStaticMarkup(<EarlyCart asked={{ codes: unsold ? [unsold.code] : [], hasErrors: false }} />));
    expect(calls.map(({ variables }) => variables)).toEqual([{ cartId: id }]);
    expect(calls[0]?.query.includes('dispensing_category')).toBe(unsold !== null);
    useCartStore.setState({ cartId: id });
    const { container } = render(
      <Provider value={browserClient()}>
        <Lines />
      </Provider>,
    );
    await waitFor(() => expect(container.textContent).toBe('1'));
    expect(calls).toHaveLength(1);
  },
);
