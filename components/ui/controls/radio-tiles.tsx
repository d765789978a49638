import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field';

export interface RadioTile {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the first line. */
  price?: ReactNode;
  isDisabled?: boolean;
  /** Below the words of the tile, for what is asked or said once it is chosen. */
  details?: ReactNode;
}

export interface RadioTilesProps {
  legend: ReactNode;
  /** The legend is for those who listen only: a heading above says it already. */
  isLegendHidden?: boolean;
  tiles: readonly RadioTile[];
  /** The chosen value, whose tile shows its details. */
  chosen: string | null | undefined;
  /** The buttons follow `chosen`; without, they are the browser's own or a form's. */
  isControlled?: boolean;
  error?: string | null;
  /** Shows an asterisk, for choices that are checked [FORM-3]. */
  marked?: boolean;
  /** Of the group; its first tile that can be chosen has `{id}-0`. */
  id?: string;
  /** Attributes of every radio button: name, handlers. */
  input: ComponentProps<'input'>;
  className?: string;
}

/** One choice of few, as tiles big enough for a thumb. */
export function RadioTiles({
  legend,
  isLegendHidden,
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
      <p id={`${id}-legend`} className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>
        {legend}
        {marked ? <span aria-hidden="true"> *</span> : null}
      </p>
      <div className="grid gap-3">
        {tiles.map((tile) => (
          <Tile
            key={tile.value}
            {...tile}
            id={`${id}-${open.indexOf(tile)}`}
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

interface TileProps extends RadioTile {
  id: string;
  isChosen: boolean;
  hasError: boolean;
  input: ComponentProps<'input'>;
}

function Tile({ id, value, label, hint, price, isDisabled, details, isChosen, hasError, input }: TileProps) {
  return (
    <div
      className={`rounded-card border bg-surface has-[>label>:checked]:border-evergreen has-[>label>:checked]:bg-evergreen-tint has-[>label>:checked]:inset-ring-1 has-[>label>:checked]:inset-ring-evergreen has-[>label>:disabled]:border-dashed has-[>label>:disabled]:bg-sunken has-[>label>:disabled]:text-ink-soft ${hasError ? 'border-brick' : 'border-line-strong'}`}
    >
      <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-card p-4 has-disabled:cursor-not-allowed">
        <input
          {...input}
          id={id}
          type="radio"
          value={value}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-evergreen"
        />
        <span className="min-w-0 flex-1">
          <span className="font-medium">{label}</span>
          {hint ? (
            <span id={`${id}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          ) : null}
        </span>
        {price ? <span className="shrink-0 font-semibold tabular-nums">{price}</span> : null}
      </label>
      {isChosen && details ? <div className="px-4 pb-4">{details}</div> : null}
    </div>
  );
}
