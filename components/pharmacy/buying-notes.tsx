import { CmsHtml } from '@/components/content/cms-html';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { getBlocks } from '@/lib/content/get-blocks';
import type { StoreContext } from '@/lib/store/store-view';

/** Blocks that the merchant may write for every product page, and the sign beside each. */
const SIGNS: Record<string, IconName> = { 'delivery-promise': 'truck', 'ask-pharmacist': 'pharmacist' };

/** When it comes, and who can be asked [CMS-4]. */
export async function BuyingPromises({ storeContext }: { storeContext: StoreContext }) {
  const blocks = await getBlocks(storeContext, Object.keys(SIGNS));
  if (blocks.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm">
      {blocks.map(({ identifier, html }) => (
        <li key={identifier} className="flex gap-3 py-3">
          <Icon name={SIGNS[identifier] ?? 'info'} className="size-6 text-evergreen" />
          <div className="min-w-0 flex-1">
            <CmsHtml storeContext={storeContext} html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
