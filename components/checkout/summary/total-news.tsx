'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Says a new total to those who listen; the first one they read themselves. */
export function TotalNews({ total }: { total: string }) {
  const t = useTranslations('checkout');
  const [first] = useState(total);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && total !== first) setChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? t('totalIs', { total }) : ''}
    </p>
  );
}
