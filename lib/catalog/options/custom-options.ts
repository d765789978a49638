import { toMinorUnits } from '@/lib/format/money';
import type { CustomOptionAnswer } from './documents';
import { type OfferedDays, toOfferedDays } from './offered-days';

/** What a selection adds to the price: minor units, or a percentage of the product's own price. */
export type Surcharge = { fixed: number } | { percent: number };

export interface CustomValue {
  uid: string;
  title: string;
  surcharge: Surcharge | null;
}

export type ListKind = 'select' | 'radio' | 'checkbox' | 'multiple';
export type EntryKind = 'field' | 'area' | 'date' | 'datetime' | 'time';

interface OptionHead {
  uid: string;
  title: string;
  isRequired: boolean;
}

/** One of several values, or several of them. */
export interface ListOption extends OptionHead {
  kind: ListKind;
  values: CustomValue[];
}

/** Something the shopper writes or picks. */
export interface EntryOption extends OptionHead {
  kind: EntryKind;
  surcharge: Surcharge | null;
  maxCharacters: number | null;
  /** The merchant's own, of longer texts. */
  sku?: string;
  /** Of a date that can only be one of the coming days. */
  days?: OfferedDays;
}

export type CustomOption = ListOption | EntryOption;

type ValueAnswer = NonNullable<Extract<CustomOptionAnswer, { __typename: 'CustomizableFieldOption' }>['value']>;

const LISTS: Record<string, ListKind> = {
  CustomizableDropDownOption: 'select',
  CustomizableRadioOption: 'radio',
  CustomizableCheckboxOption: 'checkbox',
  CustomizableMultipleOption: 'multiple',
};

const WRITTEN = new Set<string>(['CustomizableFieldOption', 'CustomizableAreaOption', 'CustomizableDateOption']);

const DATES: Record<string, EntryKind> = { DATE_TIME: 'datetime', TIME: 'time' };

/**
 * Options in the merchant's order, without files, which no cart of GraphQL takes, and a module's own kinds. `rate`: Magento
 * tells amounts in the base currency.
 */
export function toCustomOptions(
  options: readonly (CustomOptionAnswer | null)[] | null | undefined,
  currency: string,
  rate = 1,
): CustomOption[] {
  const toSurcharge = surchargeIn(currency, rate);
  return (options ?? [])
    .filter((option) => option !== null)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap((option) => toList(option, toSurcharge) ?? toEntry(option, toSurcharge) ?? []);
}

/** Whether an option must be filled in that `toCustomOptions` leaves out: then no cart takes its product. */
export function asksForMore(options: readonly (CustomOptionAnswer | null)[] | null | undefined): boolean {
  const isAsked = ({ __typename }: CustomOptionAnswer) => Object.hasOwn(LISTS, __typename) || WRITTEN.has(__typename);
  return (options ?? []).some((option) => option?.required && !isAsked(option));
}

/** Whether a day has to be chosen, as for what is booked, or may be, as when it is sent, or the like. */
export function dayToChoose(options: readonly CustomOption[]): 'required' | 'optional' | null {
  const days = options.filter((option) => 'days' in option);
  if (days.length === 0) return null;
  return days.some(({ isRequired }) => isRequired) ? 'required' : 'optional';
}

function head({ uid, title, required }: CustomOptionAnswer): OptionHead {
  return { uid, title: title ?? '', isRequired: required ?? false };
}

function toList(option: CustomOptionAnswer, toSurcharge: ToSurcharge): ListOption | null {
  const listed = LISTS[option.__typename];
  if (!listed || !('values' in option)) return null;
  // Ticked one by one, several are chosen without a key held down; only a list can insist on one of them.
  const kind = listed === 'multiple' && !option.required ? 'checkbox' : listed;
  const values = (option.values ?? [])
    .filter((value) => value !== null)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .map((value) => ({ uid: value.uid, title: value.title ?? '', surcharge: toSurcharge(value) }));
  return { ...head(option), kind, values };
}

function toEntry(option: CustomOptionAnswer, toSurcharge: ToSurcharge): EntryOption | null {
  const entry = { ...head(option), maxCharacters: null };
  switch (option.__typename) {
    case 'CustomizableFieldOption':
    case 'CustomizableAreaOption': {
      const kind = option.__typename === 'CustomizableFieldOption' ? 'field' : 'area';
      const maxCharacters = option.value?.max_characters || null;
      const sku = option.value && 'sku' in option.value ? option.value.sku : null;
      return {
        ...entry,
        kind,
        surcharge: toSurcharge(option.value),
        maxCharacters,
        ...(sku ? { sku } : {}),
      };
    }
    case 'CustomizableDateOption': {
      const kind = DATES[option.value?.type ?? ''] ?? 'date';
      const days = kind === 'date' ? toOfferedDays(option.value?.sku) : null;
      return { ...entry, kind, surcharge: toSurcharge(option.value), ...(days ? { days } : {}) };
    }
    default:
      return null;
  }
}

type ToSurcharge = (value: Pick<ValueAnswer, 'price' | 'price_type'> | null) => Surcharge | null;

const surchargeIn =
  (currency: string, rate: number): ToSurcharge =>
  (value) => {
    if (!value?.price) return null;
    const { price, price_type } = value;
    return price_type === 'PERCENT' ? { percent: price } : { fixed: toMinorUnits(price * rate, currency) };
  };
