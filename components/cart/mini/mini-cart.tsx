'use client';

import { Provider } from 'urql';
import type { ClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { browserClient } from '@/lib/magento/browser/browser-client';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { MiniCartDrawer } from './mini-cart-drawer';

export interface MiniCartProps {
  messages: ClientMessages<'miniCart' | 'errors'>;
  /** BCP 47. */
  locale: string;
  display: TaxDisplayType;
}

/** The cart beside the page, loaded when it is first opened, with words and client of its own [SHELL-2]. */
export function MiniCart({ messages, locale, display }: MiniCartProps) {
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Provider value={browserClient()}>
        <MiniCartDrawer display={display} />
      </Provider>
    </MessagesProvider>
  );
}
