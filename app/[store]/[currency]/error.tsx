'use client';

import { FailureMessage } from '@/components/shell/failure-message';

/** For a soft navigation whose read failed; the middleware answers documents. */
export default function ErrorPage() {
  return <FailureMessage />;
}
