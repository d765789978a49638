import { forwardCall } from '@/lib/magento/server/forward-call';

export const dynamic = 'force-dynamic';

/** The one GraphQL endpoint, on the shop's own origin [NET-2]. */
export { forwardCall as GET, forwardCall as POST };
