'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Link } from '@/components/ui/controls/link';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';

const SuffixContext = createContext<string | null>(null);

/** Has the orders below it link their products; `suffix` ends the products' addresses in this store view. */
export function ProductLinks({ suffix, children }: { suffix: string; children: ReactNode }) {
  return <SuffixContext value={suffix}>{children}</SuffixContext>;
}

interface ProductNameProps {
  name: string;
  /** Null where the product is gone. */
  urlKey: string | null;
  className?: string;
}

/** The name of what was ordered, which leads to its page where there still is one. */
export function ProductName({ name, urlKey, className = 'hover:underline' }: ProductNameProps) {
  const suffix = useContext(SuffixContext);
  if (urlKey === null || suffix === null) return <Said>{name}</Said>;
  return (
    <Link
      href={pagePath(`/${urlKey}${suffix}`)}
      data-page="PRODUCT"
      className={`rounded-sm underline-offset-4 hover:text-evergreen ${className}`}
    >
      <Said>{name}</Said>
    </Link>
  );
}
