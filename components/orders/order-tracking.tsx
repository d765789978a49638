'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { OrderDetails } from '@/components/orders/detail/order-details';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';
import type { Lookup, LookupField } from '@/lib/orders/guest-order';
import type { Order } from '@/lib/orders/order';
import { printHref } from '@/lib/orders/order-paths';
import { useOrderShop } from './shop/order-shop';

const FIELDS = ['number', 'email', 'secret'] as const;
const EMPTY: Lookup = { number: '', email: '', secret: '' };

const loadSchema = () => import('@/lib/orders/schema').then(({ lookupSchema }) => lookupSchema);

interface OrderTrackingProps {
  /** What the backend asks for beside number and e-mail. */
  field: LookupField;
  ordersHref: string;
}

/** Finds a guest's order, and shows what has become of it [ROUTE-4]. */
export function OrderTracking({ field, ordersHref }: OrderTrackingProps) {
  const t = useTranslations('orders');
  const form = useForm<Lookup>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });
  const { setValue, setFocus } = form;
  const [order, setOrder] = useState<Order | null>(null);
  const hasGross = useOrderShop()?.hasGross;

  // The page is the same for everybody; the success page's link brings the number along.
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('number');
    if (number) setValue('number', number);
  }, [setValue]);

  async function submit(lookup: Lookup) {
    const { readGuestOrder, keepLookup } = await import('@/lib/orders/guest-order');
    setOrder(await readGuestOrder(lookup, field, hasGross));
    keepLookup(lookup);
  }

  function askAgain() {
    flushSync(() => setOrder(null));
    // The pressed button is gone.
    setFocus('number');
  }

  if (order) return <Found order={order} onAgain={askAgain} />;
  const { isSubmitting } = form.formState;
  return (
    <>
      <p className="-mt-4 mb-6 text-ink-soft">{t('trackingText')}</p>
      <Form form={form} label={t('trackingTitle')} onSubmit={submit} reasons={CUSTOMER_REASONS} className="grid gap-4">
        <TextInput<Lookup> name="number" label={t('lookupNumber')} hint={t('lookupNumberHint')} autoComplete="off" />
        <TextInput<Lookup> name="email" type="email" label={t('lookupEmail')} autoComplete="email" />
        {field === 'postcode' ? (
          <TextInput<Lookup>
            name="secret"
            label={t('lookupPostcode')}
            hint={t('lookupPostcodeHint')}
            autoComplete="billing postal-code"
          />
        ) : (
          <TextInput<Lookup> name="secret" label={t('lookupLastname')} autoComplete="billing family-name" />
        )}
        <Button type="submit" aria-disabled={isSubmitting} className="mt-2 sm:w-fit">
          {isSubmitting ? t('lookingUp') : t('lookUp')}
        </Button>
      </Form>
      <p className="mt-8 text-ink-soft">
        {t('customersText')}{' '}
        <Link
          href={ordersHref}
          className="target inline-flex items-center font-medium text-evergreen underline underline-offset-4"
        >
          {t('toOrders')}
        </Link>
      </p>
    </>
  );
}

function Found({ order, onAgain }: { order: Order; onAgain: () => void }) {
  const t = useTranslations('orders');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="-mx-1 mb-4 w-fit rounded-sm px-1 text-xl">
        {t('number', { number: order.number })}
      </h2>
      <OrderDetails
        order={order}
        level="h3"
        actions={
          <>
            <ButtonLink href={printHref(null)} look="secondary">
              {t('print')}
            </ButtonLink>
            <Button look="quiet" onClick={onAgain}>
              {t('lookUpAnother')}
            </Button>
          </>
        }
      />
    </>
  );
}
