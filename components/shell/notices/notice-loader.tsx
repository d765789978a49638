'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { NOTICE_EVENT } from '@/lib/browser/notice-event';
import { whenIdle } from '@/lib/browser/when-idle';
import type { NoticeLabels } from './notices';

/** Loads with the first notice, or when the page rests: who has gone offline could not load it any more. */
export function NoticeLoader({ labels }: { labels: NoticeLabels }) {
  const [Notices, setNotices] = useState<ComponentType<{ labels: NoticeLabels }> | null>(null);
  useEffect(() => {
    const load = () => {
      // Where it fails, the next notice tries again.
      import('./notices').then((code) => setNotices(() => code.Notices)).catch(() => undefined);
    };
    const giveUp = whenIdle(null, load);
    window.addEventListener(NOTICE_EVENT, load);
    return () => {
      giveUp();
      window.removeEventListener(NOTICE_EVENT, load);
    };
  }, []);
  return Notices ? <Notices labels={labels} /> : null;
}
