// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '@/lib/checkout/checkout.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { newCard, readSavedCards, savedCard } from './card-payment';

const token = (public_hash: string, details: object, more: object = {}) => ({
  ...{ __typename: 'PaymentToken', payment_method_code: 'braintree', type: 'card', public_hash },
  ...{ details: JSON.stringify(details) },
  ...more,
});

beforeEach(() => freshBrowser());

describe('[CHK-9] a card is named to Magento', () => {
  it('by the nonce of the gateway, with the customer’s wish to have it saved', () => {
    expect(newCard('n', false)).toEqual({ method: 'braintree', additional_data: { payment_method_nonce: 'n' } });
    expect(newCard('n', true).additional_data).toEqual({
      ...{ payment_method_nonce: 'n', is_active_payment_token_enabler: true },
    });
  });

  it('by its hash where it is saved', async () => {
    const visa = { type: 'VI', maskedCC: '1111', expirationDate: '12/2027' };
    const items = [
      token('visa', visa),
      token('old', { ...visa, expirationDate: '11/2026' }),
      token('undated', { type: 'MC', maskedCC: '4444' }),
      token('wallet', { payerEmail: 'ann@example.com' }, { type: 'account' }),
      token('foreign', visa, { payment_method_code: 'payflowpro' }),
    ];
    fakeCommerce({ savedPayments: { customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items } } });
    const cards = await readSavedCards(new Date(2026, 11, 1));
    expect(cards.map(({ hash, brand, ending, expires }) => [hash, brand, ending, expires])).toEqual([
      ['visa', 'Visa', '1111', '12/2027'],
      ['undated', 'Mastercard', '4444', null],
    ]);
    expect(cards.map(savedCard)[0]).toEqual({
      ...{ method: 'braintree_cc_vault', additional_data: { public_hash: 'visa' } },
    });
    expect((await readSavedCards(new Date(2026, 10, 30))).map(({ hash }) => hash)).toContain('old');
  });
});
