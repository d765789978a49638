'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { CHANGES_PAGE } from '@/components/ui/controls/link';
import { leadsToPage, opensHere } from '@/lib/browser/opens-here';
import { savesData } from '@/lib/browser/visitor-wishes';

/** HTML of merchants, and what the server draws as such: no component follows its links. */
const PLAIN = '.rich-text, [data-plain]';

/** Once on every page, at rest: links of plain HTML open without a document load, and are prefetched as a `Link` is. */
export function SoftLinksOutlet() {
  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const listen = { signal: controller.signal, passive: true };
    const prefetch = ({ target }: Event) => {
      const link = plainLink(target);
      if (link && leadsToPage(link) && !savesData()) router.prefetch(pathOf(link));
    };
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prefetch, listen);
    const follow = (event: MouseEvent) => {
      const link = plainLink(event.target);
      if (!link || !opensHere(event, link)) return;
      event.preventDefault();
      router.push(pathOf(link), { transitionTypes: CHANGES_PAGE });
    };
    document.addEventListener('click', follow, { signal: controller.signal });
    return () => controller.abort();
  }, [router]);
  return null;
}

function plainLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest(PLAIN) && link.dataset.document === undefined ? link : null;
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
