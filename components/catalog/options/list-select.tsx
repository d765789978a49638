import { Icon } from '@/components/ui/image/icon';

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

const LOOK = 'w-full rounded-input border border-line-strong bg-surface px-3 py-2 text-sm';

/** The browser's own list to pick one value from. */
export function SingleSelect({ name, label, values, chosen, isRequired, placeholder }: ListSelectProps) {
  const hasStart = chosen.length > 0;
  return (
    <span className="relative">
      <select
        name={name}
        aria-label={label}
        defaultValue={chosen[0] ?? ''}
        required={isRequired}
        className={`${LOOK} target appearance-none truncate pr-10`}
      >
        {isRequired && hasStart ? null : <option value="">{placeholder}</option>}
        {values.map(asOption)}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </span>
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
      className={LOOK}
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
