'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Empty } from '@/components/account/empty';
import { Loading } from '@/components/account/loading';
import { useFocusAfter, useFocusOn } from '@/components/account/use-focus';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Said } from '@/components/ui/said';
import { useErrorText } from '@/lib/magento/use-error-text';
import { useWishlist } from '@/lib/wishlist/use-wishlist';
import { WishItem } from './wish-item';

/** All that a customer wishes for, a page at a time; what happens to a wish is announced. */
export function WishlistView({ homeHref }: { homeHref: string }) {
  const t = useTranslations('wishlist');
  const errorText = useErrorText();
  const { wishlist, error, hasMore, isLoadingMore, loadMore, reload, retry } = useWishlist();
  const [said, say] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useFocusOn(list);
  const summary = useRef<HTMLParagraphElement>(null);
  // A wish that has gone took the focus with it.
  const keepFocus = useFocusAfter(summary, { onlyIfLost: true });

  if (!wishlist) return <Loading error={error} onRetry={retry} />;

  async function changed(text: string) {
    say(text);
    try {
      await reload();
    } catch (cause) {
      setProblem(errorText(cause));
    }
    keepFocus();
  }

  async function showMore() {
    if (isLoadingMore) return;
    setProblem(null);
    try {
      focusOn(`[data-wish="${await loadMore()}"]`);
    } catch (cause) {
      setProblem(errorText(cause));
    }
  }

  const { id, wishes, count } = wishlist;
  return (
    <div className="grid gap-4">
      <p ref={summary} tabIndex={-1} className="w-fit rounded-sm text-ink-soft">
        {t('count', { count })}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {wishes.length > 0 ? (
        <ul ref={list} className="grid gap-3">
          {wishes.map((wish) => (
            <WishItem key={wish.id} list={id} wish={wish} onChanged={changed} />
          ))}
        </ul>
      ) : (
        <Empty icon="heart" text={t('empty')}>
          <ButtonLink href={homeHref} data-page="CMS_PAGE">
            {t('browse')}
          </ButtonLink>
        </Empty>
      )}
      {problem ? (
        <p role="alert" className="text-brick">
          <Said>{problem}</Said>
        </p>
      ) : null}
      {hasMore ? (
        <Button look="secondary" aria-disabled={isLoadingMore} onClick={showMore} className="justify-self-center">
          {isLoadingMore ? t('loadingMore') : t('more')}
        </Button>
      ) : null}
    </div>
  );
}
