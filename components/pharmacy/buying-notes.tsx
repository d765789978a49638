import { getTranslations } from 'next-intl/server';
import { CmsHtml } from '@/components/content/cms-html';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { hasRefusedParts } from '@/lib/catalog/options/refused-parts';
import { getBlocks } from '@/lib/content/get-blocks';
import { type LegalCategory, legalCategory } from '@/lib/pharmacy/card-rules';
import { getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';

interface BuyingNotesProps {
  storeContext: StoreContext;
  product: Pick<CardProduct, 'badge'> & { options?: ProductOptions; isRefused?: true };
}

/** Promises, and how a medicine may be sold: what needs a prescription has no form, so the way to it comes first. */
export function BuyingNotes({ storeContext, product }: BuyingNotesProps) {
  const category = product.isRefused ? 'pom' : legalCategory(product);
  if (category === 'pom') {
    return (
      <>
        <LegalNote category={category} />
        <BuyingPromises storeContext={storeContext} isSold={false} />
      </>
    );
  }
  const hasPomParts = product.options !== undefined && hasRefusedParts(product.options);
  return (
    <>
      {hasPomParts ? <LegalNote category="pomPart" /> : null}
      <BuyingPromises storeContext={storeContext} isSold />
      {category ? <LegalNote category={category} /> : null}
    </>
  );
}

/** Blocks that the merchant may write for every product page, and the sign beside each; the second is a pharmacy's. */
const DELIVERY_BLOCK = 'delivery-promise';
const SIGNS: Record<string, IconName> = { [DELIVERY_BLOCK]: 'truck', 'ask-pharmacist': 'circled-cross' };

/** When it comes, and who can be asked [CMS-4]. */
async function BuyingPromises({ storeContext, isSold }: { storeContext: StoreContext; isSold: boolean }) {
  const isPharmacy = (await getTrade()) === 'pharmacy';
  const identifiers = isPharmacy ? Object.keys(SIGNS) : [DELIVERY_BLOCK];
  const blocks = await getBlocks(
    storeContext,
    identifiers.filter((identifier) => isSold || identifier !== DELIVERY_BLOCK),
  );
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

/** What the way a medicine may be sold means for the shopper. */
async function LegalNote({ category }: { category: LegalCategory | 'pomPart' }) {
  const t = await getTranslations('pharmacy');
  return (
    <div className="flex gap-3 rounded-card bg-sky-tint p-4 text-sm">
      <Icon name="circled-cross" className="size-6 text-sky" />
      <div>
        <p className="font-semibold">{t(`legalNotes.${category}.title`)}</p>
        <p className="mt-0.5">{t(`legalNotes.${category}.text`)}</p>
      </div>
    </div>
  );
}
