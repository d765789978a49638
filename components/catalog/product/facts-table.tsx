interface FactsTableProps {
  facts: readonly { label: string; value: string }[];
}

/** Names and values of a product's facts. */
export function FactsTable({ facts }: FactsTableProps) {
  return (
    <dl className="overflow-hidden rounded-card border border-line bg-surface">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[2fr_3fr] gap-4 border-line px-4 py-2.5 not-last:border-b even:bg-paper"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
