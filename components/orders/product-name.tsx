'use client';

import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { useOrderShop } from './shop/order-shop';

interface ProductNameProps {
  name: string;
  /** Null where the product is gone. */
  urlKey: string | null;
}

/** The name of what was ordered, which leads to its page where there still is one. */
export function ProductName({ name, urlKey }: ProductNameProps) {
  const shop = useOrderShop();
  if (urlKey === null || shop === null) return <Said>{name}</Said>;
  return (
    <Link
      href={pagePath(`/${urlKey}${shop.suffix}`)}
      data-page="PRODUCT"
      className="rounded-sm underline underline-offset-4 hover:text-evergreen"
    >
      <Said>{name}</Said>
    </Link>
  );
}
