'use client';

import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { useOrderShop } from './shop/order-shop';

interface ProductNameProps {
  name: string;
  /** Null where the product is gone. */
  urlKey: string | null;
  className?: string;
}

/** The name of what was ordered, which leads to its page where there still is one. */
export function ProductName({ name, urlKey, className = 'hover:underline' }: ProductNameProps) {
  const shop = useOrderShop();
  if (urlKey === null || shop === null) return <Said>{name}</Said>;
  return (
    <Link
      href={pagePath(`/${urlKey}${shop.suffix}`)}
      data-page="PRODUCT"
      className={`rounded-sm underline-offset-4 hover:text-evergreen ${className}`}
    >
      <Said>{name}</Said>
    </Link>
  );
}
