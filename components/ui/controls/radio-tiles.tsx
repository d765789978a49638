import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field';
import { RowTile, type RowTileContent } from './tile';

export interface RadioTilesProps {
  legend: ReactNode;
  /** The legend is for those who listen only: a heading above says it already. */
  isLegendHidden?: boolean;
  tiles: readonly RowTileContent[];
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
          <RowTile
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
