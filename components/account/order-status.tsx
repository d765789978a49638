import { Said } from '@/components/ui/said';

/** An order's state, in the merchant's word; the border is seen where colours are the reader's own. */
export function OrderStatus({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full border border-transparent bg-sunken px-2.5 py-0.5 font-medium text-ink text-sm">
      <Said>{children}</Said>
    </span>
  );
}
