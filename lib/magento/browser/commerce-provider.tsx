'use client';

import { type ReactNode, useState } from 'react';
import { Provider } from 'urql';
import { browserClient } from './calls';

/** Gives the islands inside it the document's one client and cache. */
export function CommerceProvider({ children }: { children: ReactNode }) {
  const [client] = useState(browserClient);
  return <Provider value={client}>{children}</Provider>;
}
