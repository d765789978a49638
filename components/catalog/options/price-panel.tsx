import { Icon } from '@/components/ui/image/icon';
import type { PanelText } from '@/lib/catalog/options/panel-text';

interface PricePanelProps {
  text: PanelText;
  /** Whether tax is in the price; empty where it is not known. */
  tax: string;
}

/** What the selection costs and whether it can be had: on the server at first, in the browser once it changes. */
export function PricePanel({ text, tax }: PricePanelProps) {
  return (
    <div className="flex flex-col gap-2 tabular-nums">
      {text.final ? (
        <div>
          <p className="sr-only">{text.spoken}</p>
          <p aria-hidden="true" className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className={`text-2xl font-semibold ${text.regular ? 'text-apricot' : ''}`}>
              {text.from ? <span className="text-base font-normal text-ink-soft">{text.from} </span> : null}
              {text.final}
              {text.after ? <span className="text-base font-normal text-ink-soft">{text.after}</span> : null}
            </span>
            {text.regular ? <s className="text-ink-soft">{text.regular}</s> : null}
            {text.saving ? (
              <span className="rounded-full bg-apricot-tint px-2 py-0.5 text-xs font-semibold text-apricot">
                {text.saving}
              </span>
            ) : null}
          </p>
          {text.withoutTax ? <p className="text-sm">{text.withoutTax}</p> : null}
          <p className="text-sm text-ink-soft empty:hidden">{[text.unitPrice, tax].filter(Boolean).join(' · ')}</p>
        </div>
      ) : null}
      <StockStatus {...text.stock} />
      {text.tiers.length > 0 ? (
        <ul className="flex flex-col gap-1 rounded-input bg-apricot-tint px-3 py-2 text-sm text-apricot">
          {text.tiers.map((tier) => (
            <li key={tier}>{tier}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface StockStatusProps {
  kind: 'in' | 'low' | 'out';
  text: string;
}

const LOOKS = {
  in: { color: 'text-leaf', icon: 'check' },
  low: { color: 'text-amber', icon: 'clock' },
  out: { color: 'text-brick', icon: 'alert' },
} as const;

function StockStatus({ kind, text }: StockStatusProps) {
  const { color, icon } = LOOKS[kind];
  return (
    <p className={`flex items-center gap-2 font-medium ${color}`}>
      <Icon name={icon} />
      {text}
    </p>
  );
}
