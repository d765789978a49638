import { Icon } from '@/components/ui/image/icon';

interface StockStatusProps {
  kind: 'in' | 'low' | 'out';
  text: string;
}

const LOOKS = {
  in: { color: 'text-leaf', icon: 'check' },
  low: { color: 'text-amber', icon: 'clock' },
  out: { color: 'text-brick', icon: 'alert' },
} as const;

/** Whether a product can be had, in words with a sign. */
export function StockStatus({ kind, text }: StockStatusProps) {
  const { color, icon } = LOOKS[kind];
  return (
    <p className={`flex items-center gap-2 font-medium ${color}`}>
      <Icon name={icon} />
      {text}
    </p>
  );
}
