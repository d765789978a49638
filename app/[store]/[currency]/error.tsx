'use client';

import { MaskedShell } from '@/components/shell/failures/masked-shell';

export default function ErrorPage({ error }: { error: Error }) {
  return <MaskedShell error={error} />;
}
