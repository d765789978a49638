import 'server-only';
import { unstable_cache } from 'next/cache';
import { entityTags } from '@/lib/cache/tags';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';

/** Next keeps at most this many tags on one entry. */
const MAX_TAGS = 100;

/**
 * Puts Magento's tags (`cat_p,cat_p_12`) on the page being rendered. They are known only from the
 * answer, while `fetch` wants its tags before the request; a cached constant carries them instead.
 */
export async function tagPage(header: string | null): Promise<void> {
  const tags = entityTags(header).slice(0, MAX_TAGS);
  if (tags.length === 0) return;
  await unstable_cache(async () => true, tags, { tags, revalidate: REVALIDATE_SECONDS })();
}
