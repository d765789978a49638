import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { panelText } from '@/lib/catalog/options/panel-text';
import { noOptions, testContext, testSimple } from '@/lib/catalog/options/product-options.fixture';
import { firstEntries, priceOf, toPriceModel } from '@/lib/catalog/options/selected-price';
import { WithMessages } from '@/lib/testing/with-messages';
import { BundleOptions } from './bundle-options';
import { ConfigurableOptions } from './configurable-options';
import { CustomOptions } from './custom-options';
import { DownloadLinks } from './download-links';
import { GroupedItems } from './grouped-items';
import { PricePanel } from './price-panel';
import { FormTotal } from './product-form';
import { ProductFormIsland } from './product-form-island';
import { QuantityField } from './quantity-field';

const limits = { min: 1, max: 3 };
const refusals = { required: 'Is required.', wholeNumber: 'Enter a whole number.', invalid: 'Check this entry.' };
const labels = {
  ...refusals,
  tax: 'including VAT',
  total: 'Total',
  atMost: 'At most {max}',
  atLeast: 'At least {count}',
};

/** Each test of the file begins at a product's address, and leaves nothing. */
export function visitProduct(): void {
  beforeEach(() => {
    window.history.replaceState(null, '', '/ibuprofen.html');
    // Nothing scrolls here: the form never leaves the window.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

/** The form as the server composes it; gives who uses it. */
export function showForm(overrides: Partial<ProductOptions>) {
  const options = { ...noOptions, ...overrides };
  const { configurable, bundle, groupedItems, downloads, customOptions } = options;
  const model = toPriceModel(testSimple({ tiers: [{ quantity: 3, final: 450 }] }), options);
  const first = firstEntries(options, limits);
  const text = panelText(priceOf(model, first), testContext);
  render(
    <WithMessages>
      <ProductFormIsland
        name="Choose and buy"
        facts={{ model, context: testContext, first, limits }}
        labels={labels}
        panel={<PricePanel text={text} tax="including VAT" />}
        className=""
      >
        {configurable ? <ConfigurableOptions configurable={configurable} context={testContext} /> : null}
        {bundle ? <BundleOptions options={bundle.options} brand="Sturdiband" context={testContext} /> : null}
        <GroupedItems groupedItems={groupedItems} context={testContext} />
        {downloads ? <DownloadLinks downloads={downloads} base={499} context={testContext} /> : null}
        <CustomOptions options={customOptions} context={testContext} />
        {groupedItems.length ? null : <QuantityField name="quantity" label="Quantity" start={1} {...limits} />}
        <FormTotal label="Total" total={text.total} />
        <button type="submit" data-add="">
          Add
        </button>
      </ProductFormIsland>
    </WithMessages>,
  );
  return userEvent.setup();
}
