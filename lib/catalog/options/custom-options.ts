import { toMinorUnits } from '@/lib/format/money';

/** What a selection adds to the price: minor units, or a percentage of the product's own price. */
export type Surcharge = { fixed: number } | { percent: number };

export interface CustomValue {
  uid: string;
  title: string;
  surcharge: Surcharge | null;
}

export type ListKind = 'select' | 'radio' | 'checkbox' | 'multiple';
export type EntryKind = 'field' | 'area' | 'date' | 'datetime' | 'time' | 'file';

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

/** Something the shopper writes, picks or sends. */
export interface EntryOption extends OptionHead {
  kind: EntryKind;
  surcharge: Surcharge | null;
  maxCharacters: number | null;
  /** `.jpg,.png`, for file options that name what they take. */
  accept: string | null;
}

/** An option of a product that its buyer may or must fill in. */
export type CustomOption = ListOption | EntryOption;

interface BackendPrice {
  price?: number | null;
  price_type?: string | null;
}

interface BackendEntry extends BackendPrice {
  max_characters?: number | null;
  type?: string | null;
  file_extension?: string | null;
}

export interface BackendCustomOption {
  __typename: string;
  uid: string;
  title?: string | null;
  required?: boolean | null;
  sort_order?: number | null;
  value?: BackendEntry | null;
  values?:
    | readonly ((BackendPrice & { uid: string; title?: string | null; sort_order?: number | null }) | null)[]
    | null;
}

const LISTS: Record<string, ListKind> = {
  CustomizableDropDownOption: 'select',
  CustomizableRadioOption: 'radio',
  CustomizableCheckboxOption: 'checkbox',
  CustomizableMultipleOption: 'multiple',
};

const ENTRIES: Record<string, EntryKind> = {
  CustomizableFieldOption: 'field',
  CustomizableAreaOption: 'area',
  CustomizableDateOption: 'date',
  CustomizableFileOption: 'file',
};

const DATES: Record<string, EntryKind> = { DATE_TIME: 'datetime', TIME: 'time' };

/** Maps the options of a product in the merchant's order; a module's own kind is left out. */
export function toCustomOptions(
  options: readonly (BackendCustomOption | null)[] | null | undefined,
  currency: string,
): CustomOption[] {
  return (options ?? [])
    .filter((option) => option !== null)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap((option) => toList(option, currency) ?? toEntry(option, currency) ?? []);
}

function head({ uid, title, required }: BackendCustomOption): OptionHead {
  return { uid, title: title ?? '', isRequired: required ?? false };
}

function toList(option: BackendCustomOption, currency: string): ListOption | null {
  const kind = LISTS[option.__typename];
  if (!kind) return null;
  const values = (option.values ?? [])
    .filter((value) => value !== null)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .map((value) => ({ uid: value.uid, title: value.title ?? '', surcharge: toSurcharge(value, currency) }));
  return { ...head(option), kind, values };
}

function toEntry(option: BackendCustomOption, currency: string): EntryOption | null {
  const kind = ENTRIES[option.__typename];
  if (!kind) return null;
  const { value } = option;
  const extensions = value?.file_extension?.match(/\w+/g);
  return {
    ...head(option),
    kind: kind === 'date' ? (DATES[value?.type ?? ''] ?? kind) : kind,
    surcharge: toSurcharge(value, currency),
    maxCharacters: value?.max_characters || null,
    accept: extensions ? extensions.map((extension) => `.${extension}`).join(',') : null,
  };
}

function toSurcharge(value: BackendPrice | null | undefined, currency: string): Surcharge | null {
  if (!value?.price) return null;
  return value.price_type === 'PERCENT' ? { percent: value.price } : { fixed: toMinorUnits(value.price, currency) };
}
