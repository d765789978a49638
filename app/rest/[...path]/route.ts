import { tooManyText } from '@/lib/i18n/too-many-text';
import { forwardRest } from '@/lib/magento/server/forward-call';
import { judgeOrder } from '@/lib/pharmacy/judge-order';

export const dynamic = 'force-dynamic';

/** The backend's REST calls, on the shop's own origin [NET-2]. */
function handle(request: Request): Promise<Response> {
  return forwardRest(request, { tooManyText, judgeOrder });
}

export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
