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
    <div className="mt-6 noscript:hidden">
      {Form && isOpen ? (
        <Form {...props} labels={labels} />
      ) : (
        <Button look="secondary" aria-busy={isOpen && Form === null} onClick={() => setOpen(true)}>
          {labels.write}
        </Button>
      )}
    </div>
  );
}
