import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ManySelect, Select } from '@/components/ui/controls/select';
import { Marked } from '@/components/ui/marked';

interface OptionGroupProps {
  title: string;
  isRequired?: boolean;
  optional?: string;
  columns?: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

const GRIDS = { narrow: 's-thirds', medium: 's-halves', wide: 'grid' };

/** Tiles or fields that answer one question. */
export function OptionGroup({ title, isRequired, optional, columns = 'narrow', children }: OptionGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        <Marked locale={useLocale()}>{title}</Marked>
        {isRequired ? <span aria-hidden="true"> *</span> : null}
        {optional ? <span className="font-normal text-ink-soft text-sm"> {optional}</span> : null}
      </legend>
      <div className="@container">
        <div className={`${GRIDS[columns]} gap-2.5`}>{children}</div>
      </div>
    </fieldset>
  );
}

interface ListValue {
  uid: string;
  label: string;
  hint: string;
  isDisabled?: boolean;
}

interface ListSelectProps {
  name: string;
  label: string;
  values: readonly ListValue[];
  chosen: readonly string[];
  isRequired: boolean;
  /** Stands for nothing chosen. */
  placeholder: string;
}

/** The browser's own list to pick one value from. */
export function SingleSelect({ name, label, values, chosen, isRequired, placeholder }: ListSelectProps) {
  const hasStart = chosen.length > 0;
  return (
    <Select name={name} aria-label={label} defaultValue={chosen[0] ?? ''} required={isRequired} className="w-full">
      {isRequired && hasStart ? null : <option value="">{placeholder}</option>}
      {options(values)}
    </Select>
  );
}

/** The browser's own list to pick several values from. */
export function MultipleSelect({ name, label, values, chosen, isRequired }: ListSelectProps) {
  return (
    <ManySelect
      name={name}
      aria-label={label}
      defaultValue={[...chosen]}
      required={isRequired}
      size={Math.min(Math.max(values.length, 2), 6)}
    >
      {options(values)}
    </ManySelect>
  );
}

/** In characters: a closed list on a phone cuts what is longer. */
const ROOM = 24;

/** The price stands first where labels would have it cut off. */
function options(values: readonly ListValue[]) {
  const isLong = values.some(({ label, hint }) => hint !== '' && label.length + hint.length > ROOM);
  return values.map(({ uid, label, hint, isDisabled }) => (
    <option key={uid} value={uid} disabled={isDisabled}>
      {hint === '' ? label : isLong ? `${hint} · ${label}` : `${label} (${hint})`}
    </option>
  ));
}
