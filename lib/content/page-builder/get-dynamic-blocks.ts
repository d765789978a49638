import 'server-only';
import type { Element } from 'domhandler';
import type { TadaDocumentNode } from 'gql.tada';
import { parse } from 'graphql';
import { DomUtils } from 'htmlparser2';
import { CONTENT_TAG } from '@/lib/cache/tags.mjs';
import { limitHtml } from '@/lib/content/limit-html';
import { reportError } from '@/lib/errors/report-error';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { replaceChildren, toHtml } from './dom';
import { parseShallow } from './prepare-content';

interface DynamicBlocks {
  dynamicBlocks: { items: ({ uid: string; content: { html: string } | null } | null)[] } | null;
}

/** Typed by hand: Adobe Commerce alone has them, and the schema that documents are typed by is Magento Open Source's. */
const dynamicBlocksDocument = parse(`
  query dynamicBlocks($uids: [ID!]!, $pageSize: Int!) {
    dynamicBlocks(input: { type: SPECIFIED, dynamic_block_uids: $uids }, pageSize: $pageSize) {
      items {
        uid
        content {
          html
        }
      }
    }
  }
`) as TadaDocumentNode<DynamicBlocks, { uids: string[]; pageSize: number }>;

/** Merchant HTML with its dynamic blocks, in one request [CMS-1]; price rules' blocks, or all on failure, are empty. */
export async function withDynamicBlocks(storeContext: StoreContext, html: string): Promise<string> {
  if (!html.includes('data-uids=')) return html;
  try {
    if (!hasField(await getCapabilities(), 'Query', 'dynamicBlocks')) return html;
    const nodes = parseShallow(html);
    const places = DomUtils.filter((node) => DomUtils.isTag(node) && uidsOf(node).length > 0, nodes) as Element[];
    const uids = [...new Set(places.flatMap(uidsOf))].sort();
    if (uids.length === 0) return html;
    const { dynamicBlocks } = await query(
      dynamicBlocksDocument,
      { uids, pageSize: uids.length },
      { storeContext, tags: [CONTENT_TAG], isPartial: true },
    );
    const found = new Map(dynamicBlocks?.items.map((block) => [block?.uid, block?.content?.html ?? '']));
    for (const place of places) {
      replaceChildren(
        place,
        parseShallow(
          uidsOf(place)
            .flatMap((uid) => found.get(uid) ?? [])
            .join('\n'),
        ),
      );
    }
    return limitHtml(toHtml(nodes)).html;
  } catch (error) {
    reportError(`Dynamic blocks of ${storeContext.storeView.code}`, error);
    return html;
  }
}

/** The uids of the blocks that belong into an element. */
function uidsOf({ attribs }: Element): string[] {
  const isPlace = /(^|\s)block-banners(-inline)?(\s|$)/.test(attribs.class ?? '');
  if (!isPlace || (attribs['data-display-mode'] ?? 'fixed') !== 'fixed') return [];
  return (attribs['data-uids'] ?? '').split(',').flatMap((uid) => uid.trim() || []);
}
