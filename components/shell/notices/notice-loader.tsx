'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { NOTICE_EVENT } from '@/lib/browser/notice-event';
import { whenIdle } from '@/lib/browser/when-idle';
import type { NoticesProps } from './notices';

/** Loads with the first notice, or when the page rests: who has gone offline could not load it any more. */
export function NoticeLoader(props: NoticesProps) {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps> | null>(null);
  const isGated = props.gate !== null;
  useEffect(() => {
    const load = () => {
      // Where it fails, the next notice tries again.
      import(/* webpackChunkName: "notices" */ './notices')
        .then((code) => setNotices(() => code.Notices))
        .catch(() => undefined);
    };
    // A gate does not wait until the page rests.
    if (isGated) load();
    const giveUp = whenIdle(null, load);
    window.addEventListener(NOTICE_EVENT, load);
    return () => {
      giveUp();
      window.removeEventListener(NOTICE_EVENT, load);
    };
  }, [isGated]);
  return Notices ? <Notices {...props} /> : null;
}
