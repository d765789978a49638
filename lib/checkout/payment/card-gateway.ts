import type { Money } from '@/lib/format/money';
import type { CardValues } from './card';

/** A card that the gateway took: what stands for it, once, and how it is shown. */
export interface TakenCard {
  nonce: string;
  brand: string;
  /** Its last four digits. */
  ending: string;
  /** The bank wants a code before it pays; gateways that ask for it themselves have done so already. */
  needsChallenge: boolean;
  /** The gateway has had the bank confirm it, for this amount only. */
  isConfirmed?: boolean;
}

export type HostedFieldName = 'number' | 'expirationDate' | 'cvv';

export interface HostedPlace {
  /** Empty; the field fills it. Its `id` may be a label's `for`. */
  container: HTMLElement;
  /** Said to screen readers, which do not hear of labels outside of the field's frame. */
  label: string;
}

export type HostedFieldState = 'empty' | 'incomplete' | 'valid' | 'invalid';

/** Fields in frames of the payment provider: the page never holds the card's number. */
export interface HostedFields {
  /** Puts the fields into the page and tells what is in them. Call `close` when they leave. Throws AppError. */
  mount: (
    places: Record<HostedFieldName, HostedPlace>,
    onChange: (states: Record<HostedFieldName, HostedFieldState>, brand: string | null) => void,
  ) => Promise<void>;
  focus: (name: HostedFieldName) => void;
  close: () => void;
}

/** Where cards are given to the payment provider, so that neither this shop nor its backend keeps them. */
export interface CardGateway {
  /** The provider's own fields, where it has some; without them the page asks for the card itself. */
  hosted: HostedFields | null;
  /** Takes the given card or the hosted one; the bank sees `amount`. Throws AppError, "input" if it is incomplete. */
  take: (card: CardValues, amount?: Money) => Promise<TakenCard>;
  /** Gives the code that the bank asked for; an AppError `refused` means that it was wrong. */
  answerChallenge: (nonce: string, code: string) => Promise<void>;
}
