'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { RadioTiles } from '@/components/ui/controls/tiles';
import { Skeleton } from '@/components/ui/skeleton';
import { readSavedCards, savedCard } from '@/lib/checkout/payment/card-payment';
import type { SavedPayment } from '@/lib/customer/saved-payments';
import { reportError } from '@/lib/errors/report-error';
import type { CardFormProps } from './payment-values';

interface SavedCardsProps extends Pick<CardFormProps, 'collect'> {
  /** The form of a new card. */
  children: ReactNode;
}

const NEW = 'new';

/** A customer's saved cards to choose from, and a new one behind them; without any only that [CHK-9, SESS-12]. */
export function SavedCards({ children, collect }: SavedCardsProps) {
  const t = useTranslations('checkout.card');
  const cards = useSavedCards();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!cards) return <Skeleton className="h-60 w-full" />;
  const [first] = cards;
  if (!first) return children;
  const name = ({ brand, ending }: SavedPayment) => t('saved', { brand: brand ?? t('card'), ending: ending ?? '' });
  return (
    <RadioTiles
      legend={t('which')}
      isControlled
      chosen={chosen ?? first.hash}
      input={{ name: 'saved-card', onChange: ({ target }) => setChosen(target.value) }}
      tiles={[
        ...cards.map((card) => ({
          value: card.hash,
          label: name(card),
          hint: card.expires ? t('expires', { date: card.expires }) : undefined,
          details: <Chosen collect={collect} card={card} label={name(card)} />,
        })),
        { value: NEW, label: t('other'), details: children },
      ]}
    />
  );
}

/** Null while they are read; whoever's cannot be read pays by a new one. */
function useSavedCards(): SavedPayment[] | null {
  const [cards, setCards] = useState<SavedPayment[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (read: SavedPayment[]) => {
      if (isCurrent) setCards(read);
    };
    readSavedCards().then(show, (error: unknown) => {
      reportError('Reading the saved cards', error);
      show([]);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return cards;
}

/** Pays by a saved card: nothing of it is asked. */
function Chosen({ card, label, collect }: Pick<CardFormProps, 'collect'> & { card: SavedPayment; label: string }) {
  useEffect(() => {
    collect.current = async () => ({ card: savedCard(card), label });
    return () => {
      collect.current = null;
    };
  }, [card, label, collect]);
  return null;
}
