import {
  create as createFields,
  type HostedFieldsHostedFieldsFieldData,
  type HostedFieldsState,
  type HostedFields as MountedFields,
} from 'braintree-web/hosted-fields';
import { AppError } from '@/lib/errors/app-error';
import { asAppError, asksBanks, openClient, verifiedNonce } from './braintree-client';
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
      const isConfirmed = amount !== undefined && asksBanks(client);
      const verified = isConfirmed ? await verifiedNonce(client, { nonce, bin: details.bin, amount }) : nonce;
      const { cardType: brand, lastFour: ending } = details;
      return { nonce: verified, brand, ending, needsChallenge: false, isConfirmed };
    },
    async answerChallenge() {
      throw new AppError('input', 'The bank is asked by the payment provider itself.');
    },
  };
}

function fieldAt({ container, label }: HostedPlace) {
  return { container, internalLabel: label, iframeTitle: label };
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
