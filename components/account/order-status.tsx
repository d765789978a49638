import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { Said } from '@/components/ui/said';
import type { NextStep } from '@/lib/orders/state/next-step';

interface Look {
  look: string;
  icon?: IconName;
}

const PLAIN: Look = { look: 'bg-sunken text-ink' };
const SENT: Look = { look: 'bg-sky-tint text-sky', icon: 'truck' };
const DONE: Look = { look: 'bg-leaf-tint text-leaf', icon: 'check' };

/** What it is the customer's turn to do, what is on its way and what is done is found at a glance. */
const LOOKS: Partial<Record<NextStep, Look>> = {
  pay: { look: 'bg-amber-tint text-amber', icon: 'clock' },
  some: SENT,
  rest: SENT,
  sent: DONE,
  ready: DONE,
};

interface OrderStatusProps {
  children: string;
  next: NextStep | null;
}

/** An order's state, in the merchant's word; the border is seen where colours are the reader's own. */
export function OrderStatus({ children, next }: OrderStatusProps) {
  const { look, icon } = (next && LOOKS[next]) || PLAIN;
  return (
    <span className={`inline-block rounded-full border border-transparent px-2.5 py-0.5 font-medium text-sm ${look}`}>
      {icon ? <Icon name={icon} className="mr-1 inline size-4 align-[-0.2em]" /> : null}
      <Said>{children}</Said>
    </span>
  );
}
