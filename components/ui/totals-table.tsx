import type { ReactNode } from 'react';

export interface TotalsLine {
  name: string;
  /** Null while it is not known. */
  amount: string | null;
  /** Stands in place of an amount that is not known. */
  pending?: string;
  isDiscount?: boolean;
}

interface TotalsTableProps {
  lines: readonly TotalsLine[];
  total: { name: string; amount: string };
  /** Below the table, such as the tax that the total includes. */
  children?: ReactNode;
}

/** What a cart or an order comes to: names and amounts at the ends of their lines. */
export function TotalsTable({ lines, total, children }: TotalsTableProps) {
  return (
    <div className="tabular-nums">
      <dl className="grid gap-2">
        {lines.map(({ name, amount, pending, isDiscount }) => (
          <Row key={name} name={name} className={isDiscount ? 'text-apricot' : ''}>
            {amount ?? <span className="text-ink-soft text-sm">{pending}</span>}
          </Row>
        ))}
        <Row name={total.name} className="mt-1 border-line border-t pt-3 font-semibold text-lg">
          {total.amount}
        </Row>
      </dl>
      {children}
    </div>
  );
}

function Row({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`.trimEnd()}>
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
