import { tagFrame } from '@/lib/analytics/tag-frame';
import { env } from '@/lib/config/env';

export const dynamic = 'force-dynamic';

/** The tag manager's own document; 404 where no container is configured. */
export function GET(): Response {
  return env.TAG_MANAGER_ID ? tagFrame(env.TAG_MANAGER_ID) : new Response(null, { status: 404 });
}
