import { Select } from '@/components/ui/controls/select';

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
    <Select
      name={name}
      aria-label={label}
      defaultValue={chosen[0] ?? ''}
      required={isRequired}
      className="w-full text-sm"
    >
      {isRequired && hasStart ? null : <option value="">{placeholder}</option>}
      {values.map(asOption)}
    </Select>
  );
}

/** The browser's own list to pick several values from. */
export function MultipleSelect({ name, label, values, chosen, isRequired }: ListSelectProps) {
  return (
    <select
      multiple
      name={name}
      aria-label={label}
      defaultValue={[...chosen]}
      required={isRequired}
      size={Math.min(Math.max(values.length, 2), 6)}
      className="w-full rounded-input border border-line-strong bg-surface px-3 py-2 text-sm"
    >
      {values.map(asOption)}
    </select>
  );
}

function asOption({ uid, label, hint, isDisabled }: ListValue) {
  return (
    <option key={uid} value={uid} disabled={isDisabled}>
      {hint ? `${label} (${hint})` : label}
    </option>
  );
}
