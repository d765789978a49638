import { tooManyText } from '@/lib/i18n/too-many-text';
import { forwardGraphQL } from '@/lib/magento/server/forward-call';
import { judgeOrder } from '@/lib/pharmacy/judge-order';

export const dynamic = 'force-dynamic';

/** The one GraphQL endpoint, on the shop's own origin [NET-2]. */
function handle(request: Request): Promise<Response> {
  return forwardGraphQL(request, { tooManyText, judgeOrder });
}

export { handle as GET, handle as POST };
