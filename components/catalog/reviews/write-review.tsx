'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ReviewFormLabels } from './review-form';

const loadForm = () => import('./review-form').then(({ ReviewForm }) => ReviewForm);

interface WriteReviewProps {
  sku: string;
  isForGuests: boolean;
  labels: ReviewFormLabels;
}

/** Opens the form of a new review, whose code is loaded when it is asked for. */
export function WriteReview({ labels, ...props }: WriteReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const Form = useLoaded(loadForm, isOpen);
  return (
    <div className="my-4 noscript:hidden">
      {Form && isOpen ? (
        <Form {...props} labels={labels} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
          <Button look="secondary" aria-busy={isOpen && Form === null} onClick={() => setOpen(true)}>
            {labels.write}
          </Button>
          {labels.moderated}
        </p>
      )}
    </div>
  );
}
