import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface BlockListProps {
  blocks: readonly ReactNode[];
}

/** The merchant's blocks where nothing else is on the page: none at all is said [CMS-4]. */
export function BlockList({ blocks }: BlockListProps) {
  const t = useTranslations('content');
  return blocks.length > 0 ? blocks : <p className="mt-6 text-ink-soft">{t('noBlocks')}</p>;
}
