import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';

interface TileProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Drawn before the label. */
  swatch?: ReactNode;
  label: string;
  /** A second line: what it costs, or why it cannot be chosen. */
  hint?: string | undefined;
}

/** A radio button or check box as a tile; the chosen one has a tick and a heavier edge besides its colour. */
export function Tile({ type, name, value, isChosen, isRequired, isDisabled, swatch, label, hint }: TileProps) {
  return (
    <label className="group/tile relative flex min-h-11 items-center gap-2 rounded-input border border-line-strong bg-surface px-3 py-2 text-sm outline-offset-2 outline-evergreen hover:border-evergreen has-checked:border-evergreen has-checked:bg-evergreen-tint has-checked:inset-ring-1 has-checked:inset-ring-evergreen has-focus-visible:outline-3 has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line-strong has-disabled:bg-sunken has-disabled:text-ink-soft">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        required={isRequired}
        disabled={isDisabled}
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-input outline-none"
      />
      {swatch}
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-medium">{label}</span>{' '}
        {hint === undefined ? null : (
          <span data-hint="" className="block min-h-[1lh] text-xs text-ink-soft tabular-nums">
            {hint}
          </span>
        )}
      </span>
      <Icon
        name="check"
        className="absolute -top-2 -right-2 hidden size-5 rounded-full bg-evergreen p-1 text-surface peer-checked:block"
      />
    </label>
  );
}
