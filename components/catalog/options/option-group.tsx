import type { ReactNode } from 'react';

interface OptionGroupProps {
  title: string;
  isRequired?: boolean;
  /** Said where the group may be left alone. */
  optional?: string;
  /** Size of the tiles. */
  columns?: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

const GRIDS = {
  narrow: 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
  medium: 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]',
  wide: '',
};

/** Tiles or fields that answer one question. */
export function OptionGroup({ title, isRequired, optional, columns = 'narrow', children }: OptionGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        {title}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
        {optional ? <span className="font-normal text-ink-soft text-sm"> {optional}</span> : null}
      </legend>
      <div className={`grid gap-2.5 ${GRIDS[columns]}`}>{children}</div>
    </fieldset>
  );
}
