import type { Client } from 'braintree-web/client';
import {
  create as createFields,
  type HostedFieldsHostedFieldsFieldData,
  type HostedFieldsState,
  type HostedFields as MountedFields,
} from 'braintree-web/hosted-fields';
import { AppError } from '@/lib/errors/app-error';
import { type Money, toMajorUnits } from '@/lib/format/money';
import { asAppError, openClient } from './braintree-client';
import type { CardGateway, HostedFieldName, HostedFieldState, HostedFields, HostedPlace } from './card-gateway';

/** The page's type size and colours cannot reach into the frames; from 16 px on phones do not zoom in. */
const STYLES = { input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif' } };

/** Braintree's hosted fields; with 3-D Secure the bank is asked at once, in the provider's dialog. Throws AppError. */
export async function openBraintree(authorization: string): Promise<CardGateway> {
  const client = await openClient(authorization);
  let mounted: MountedFields | null = null;
  /** Counts how often fields came and went: those that come late for a page that is gone are taken down. */
  let turn = 0;

  const hosted: HostedFields = {
    async mount(places, onChange) {
      const { number, expirationDate, cvv } = places;
      const fields = { number: fieldAt(number), expirationDate: fieldAt(expirationDate), cvv: fieldAt(cvv) };
      turn += 1;
      const own = turn;
      const created = await asAppError(createFields({ client, fields, styles: STYLES }));
      if (own !== turn) return void created.teardown().catch(() => {});
      mounted = created;
      const tell = () => onChange(statesOf(created.getState()), brandOf(created.getState()));
      for (const event of ['blur', 'empty', 'notEmpty', 'cardTypeChange', 'validityChange'] as const) {
        created.on(event, tell);
      }
    },
    focus: (name) => mounted?.focus(name),
    close() {
      turn += 1;
      mounted?.teardown().catch(() => {});
      mounted = null;
    },
  };

  return {
    hosted,
    async take(_, amount) {
      if (!mounted) throw new AppError('input', 'The card fields are not there.');
      const { nonce, details } = await asAppError(mounted.tokenize());
      const label = `${details.cardType} ····${details.lastFour}`;
      const isConfirmed = Boolean(amount && client.getConfiguration().gatewayConfiguration.threeDSecureEnabled);
      const verified = amount && isConfirmed ? await verifiedNonce(client, { nonce, bin: details.bin, amount }) : nonce;
      return { nonce: verified, label, needsChallenge: false, isConfirmed };
    },
    async answerChallenge() {
      throw new AppError('input', 'The bank is asked by the payment provider itself.');
    },
  };
}

function fieldAt({ container, label }: HostedPlace) {
  return { container, internalLabel: label, iframeTitle: label };
}

/** The nonce after the bank was asked, as a merchant's account with 3-D Secure does. */
async function verifiedNonce(client: Client, card: { nonce: string; bin: string; amount: Money }): Promise<string> {
  const { create } = await import('braintree-web/three-d-secure');
  const threeDSecure = await asAppError(create({ client, version: '2' }));
  try {
    const { nonce, liabilityShifted, liabilityShiftPossible } = await asAppError(
      threeDSecure.verifyCard({
        nonce: card.nonce,
        bin: card.bin,
        amount: toMajorUnits(card.amount).toFixed(2),
        onLookupComplete: (_, next) => next(),
      }),
    );
    if (liabilityShiftPossible && !liabilityShifted)
      throw new AppError('input', 'The bank did not confirm the payment.');
    return nonce;
  } finally {
    threeDSecure.teardown().catch(() => {});
  }
}

function statesOf({ fields }: HostedFieldsState): Record<HostedFieldName, HostedFieldState> {
  return {
    number: stateOf(fields.number),
    expirationDate: stateOf(fields.expirationDate),
    cvv: stateOf(fields.cvv),
  };
}

function stateOf({ isEmpty, isValid, isPotentiallyValid }: HostedFieldsHostedFieldsFieldData): HostedFieldState {
  if (isEmpty) return 'empty';
  if (isValid) return 'valid';
  return isPotentiallyValid ? 'incomplete' : 'invalid';
}

function brandOf({ cards }: HostedFieldsState): string | null {
  return cards.length === 1 ? (cards[0]?.niceType ?? null) : null;
}
