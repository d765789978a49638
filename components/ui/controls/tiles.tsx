import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { FieldError } from './field';

interface TileProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  swatch?: ReactNode;
  label: ReactNode;
  /** A second line: what it costs, or why it cannot be chosen. */
  hint?: string | undefined;
}

const TICKS = {
  radio: '-top-2 -right-2 size-5 rounded-full bg-evergreen p-1',
  // In its box, which is as far from the edge.
  checkbox: 'top-1/2 left-3 size-4 -translate-y-1/2',
};

/** A tile of a grid; the chosen one has a tick and a heavier edge besides its colour. `RowTile` is for lists. */
export function Tile({ type, name, value, isChosen, isRequired, isDisabled, swatch, label, hint }: TileProps) {
  return (
    <label className="s-tile">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        required={isRequired}
        disabled={isDisabled}
        className="peer"
      />
      {type === 'checkbox' ? (
        // Several of them may be chosen, which a box tells before any is.
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-sm border border-line-strong bg-surface peer-checked:border-evergreen peer-checked:bg-evergreen"
        />
      ) : null}
      {swatch}
      <span className="min-w-0 flex-1 leading-snug">
        <span data-label="" className="block font-medium">
          {label}
        </span>{' '}
        {hint === undefined ? null : (
          <span data-hint="" className="block min-h-[1lh] text-xs text-ink-soft tabular-nums">
            {hint}
          </span>
        )}
      </span>
      <Icon name="check" className={`absolute hidden text-surface peer-checked:block ${TICKS[type]}`} />
    </label>
  );
}

export interface RowTileContent {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  price?: ReactNode;
  isDisabled?: boolean;
  /** Below the tile's texts, for what is asked or said once it is chosen. */
  details?: ReactNode;
}

interface RowTileProps extends RowTileContent {
  id: string;
  isChosen: boolean;
  hasError: boolean;
  input: ComponentProps<'input'>;
}

/** A tile of a list, across its width; a radio button where its input is nothing else. */
export function RowTile(props: RowTileProps) {
  const { id, value, label, hint, price, isDisabled, details, isChosen, hasError, input } = props;
  return (
    <div className={`s-row-tile ${hasError ? 'border-brick' : 'border-line-strong'}`}>
      <label>
        <input
          type="radio"
          {...input}
          id={id}
          value={value}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-evergreen"
        />
        <span className="min-w-1/3 flex-1">
          <span className="font-medium">{label}</span>
          {hint ? (
            <span id={`${id}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          ) : null}
        </span>
        {price ? <span className="ml-auto font-semibold tabular-nums">{price}</span> : null}
      </label>
      {isChosen && details ? <div className="px-4 pb-4">{details}</div> : null}
    </div>
  );
}

export interface RadioTilesProps {
  legend: ReactNode;
  tiles: readonly RowTileContent[];
  /** The chosen value, whose tile shows its details. */
  chosen: string | null | undefined;
  /** The buttons follow `chosen`; without, they are the browser's own or a form's. */
  isControlled?: boolean;
  error?: ReactNode;
  /** Shows an asterisk, for choices that are checked [FORM-3]. */
  marked?: boolean;
  /** Of the group; its first tile that can be chosen has `{id}-0`. */
  id?: string;
  input: ComponentProps<'input'>;
  className?: string;
}

/** One choice of few, as tiles big enough for a thumb. */
export function RadioTiles({
  legend,
  tiles,
  chosen,
  isControlled,
  error,
  marked,
  input,
  className = '',
  ...props
}: RadioTilesProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const open = tiles.filter((tile) => !tile.isDisabled);
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={marked || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={className}
    >
      <p id={`${id}-legend`} className="mb-2 text-sm font-medium">
        {legend}
        {marked ? <span aria-hidden="true"> *</span> : null}
      </p>
      <div className="grid gap-3">
        {tiles.map((tile, index) => (
          <RowTile
            key={tile.value}
            {...tile}
            id={`${id}-${tile.isDisabled ? open.length + index : open.indexOf(tile)}`}
            isChosen={tile.value === chosen}
            hasError={Boolean(error)}
            input={isControlled ? { ...input, checked: tile.value === (chosen ?? null) } : input}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
