import { answerUncached } from '@/app/api/answers';
import { reportError } from '@/lib/errors/report-error';
import { getViewMessages } from '@/lib/i18n/get-view-messages';
import { PART_TEXTS, partTextsPath, type TextPart } from '@/lib/i18n/part-texts';
import { getStoreView } from '@/lib/store/get-store-views';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ part: string }>;
}

/** The texts of a part whose code comes when it is wanted (`?store=…`); 404 for another, 503 while the backend fails. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { part } = await params;
  if (!isTextPart(part)) return answerUncached(404);
  try {
    const storeView = await getStoreView(new URL(request.url).searchParams.get('store') ?? '');
    if (!storeView) return answerUncached(404);
    const messages = await getViewMessages(storeView);
    const texts = Object.fromEntries(PART_TEXTS[part].map((namespace) => [namespace, messages[namespace]]));
    // Another build's code would not find what it says in texts that were kept.
    return Response.json(texts, { headers: { 'Cache-Control': 'no-cache' } });
  } catch (error) {
    reportError(partTextsPath(part), error);
    return answerUncached(503);
  }
}

function isTextPart(part: string): part is TextPart {
  return Object.hasOwn(PART_TEXTS, part);
}
