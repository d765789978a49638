import { forwardCall } from '@/lib/magento/server/forward-call';

export const dynamic = 'force-dynamic';

/** The backend's REST calls, on the shop's own origin [NET-2]. */
export { forwardCall as DELETE, forwardCall as GET, forwardCall as POST, forwardCall as PUT };
