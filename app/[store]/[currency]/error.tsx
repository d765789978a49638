'use client';

import { useEffect } from 'react';
import { FailureMessage } from '@/components/shell/state-pages/failure-message';
import { Icon } from '@/components/ui/image/icon';

/**
 * For a soft navigation whose read failed; the middleware answers documents. Its words stand on the body,
 * where the layout wrote them: a dictionary in every page's JavaScript would cost more than the failure.
 */
export default function ErrorPage({ error }: { error: Error }) {
  useEffect(() => {
    // The toast has a debug id to name; dismissing it loads the page anew [TOAST-3].
    import('@/lib/shell/report-unexpected').then(
      ({ reportUnexpected }) => reportUnexpected(error, { isFromRendering: true }),
      () => undefined,
    );
  }, [error]);
  const { failureTitle = '', failureHint = '', failureTryAgain = '' } = document.body.dataset;
  return (
    <FailureMessage
      // The failure page's drawing would be in every page's JavaScript; the icon stands in its HTML anyway.
      drawing={<Icon name="alert" className="size-16 text-evergreen" />}
      title={failureTitle}
      hint={failureHint}
      tryAgain={failureTryAgain}
    />
  );
}
