import { pageLocale } from '@/lib/browser/page-store';
import { Marked } from './marked';

/** What `Marked` is, by the page's language. For the browser only. */
export function Said({ children }: { children: string }) {
  return <Marked locale={pageLocale()}>{children}</Marked>;
}
