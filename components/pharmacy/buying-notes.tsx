import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Reach } from '@/components/contact/reach';
import { CmsHtml } from '@/components/content/cms-html';
import { DeliveryPromise } from '@/components/delivery/delivery-promise';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { isSold } from '@/lib/catalog/card/card-rules';
import { dayToChoose } from '@/lib/catalog/options/custom-options';
import { hasPartsRefusedAs, hasRefusedParts } from '@/lib/catalog/options/refused-parts';
import type { Product } from '@/lib/catalog/product/get-product';
import { getPeople } from '@/lib/contact/get-people';
import { getBlocks } from '@/lib/content/get-blocks';
import { getDelivery } from '@/lib/delivery/get-delivery';
import { isUnknownCategory, legalCategory } from '@/lib/pharmacy/card-rules';
import type { LegalCategory } from '@/lib/pharmacy/publishing';
import { getVariants } from '@/lib/pharmacy/variants/get-variants';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import { ByVariant } from './packs/by-variant';

interface BuyingNotesProps {
  storeContext: StoreContext;
  product: Pick<Product, 'uid' | 'answer' | 'badge' | 'inStock' | 'options' | 'isRefused' | 'isPosted'>;
}

/** Promises, and how a medicine may be sold: what needs a prescription has no form, so the way to it comes first. */
export async function BuyingNotes({ storeContext, product }: BuyingNotesProps) {
  const stopped = await getStoppedTrade(storeContext);
  if (stopped !== null && (!isSold(product) || hasRefusedParts(product.options))) {
    return (
      <>
        <StoppedNote reason={stopped} />
        <BuyingPromises storeContext={storeContext} isPosted={false} />
      </>
    );
  }
  const category = product.isRefused ? refusedNoteOf(product) : noteOf(product);
  if (category === 'pom' || category === 'unknown') {
    return (
      <>
        <LegalNote category={category} />
        <BuyingPromises storeContext={storeContext} isPosted={false} />
      </>
    );
  }
  const variants = await getVariants(storeContext, product);
  const hasPomParts = variants.length === 0 && hasPartsRefusedAs('clear', product.options);
  return (
    <>
      {hasPomParts ? <LegalNote category="pomPart" /> : null}
      <BuyingPromises
        storeContext={storeContext}
        isPosted={product.isPosted && product.inStock}
        day={dayToChoose(product.options.customOptions)}
      />
      {variants.length > 0 ? (
        <ByVariant variants={variants} tell={noteOf}>
          {(ofVariant) => (ofVariant ? <LegalNote category={ofVariant} /> : null)}
        </ByVariant>
      ) : null}
      {category && variants.length === 0 ? <LegalNote category={category} /> : null}
    </>
  );
}

/** Of what has no part that is sold. */
function refusedNoteOf({ badge, options }: Pick<Product, 'badge' | 'options'>): 'pom' | 'unknown' {
  return isUnknownCategory(badge) || hasPartsRefusedAs('unclear', options) ? 'unknown' : 'pom';
}

function noteOf(product: Pick<Product, 'badge'>): LegalCategory | 'unknown' | null {
  return isUnknownCategory(product.badge) ? 'unknown' : legalCategory(product);
}

/** Blocks that the merchant may write for every product page; the second is a pharmacy's. */
const DELIVERY_BLOCK = 'delivery-promise';
const PHARMACIST_BLOCK = 'ask-pharmacist';

interface BuyingPromisesProps {
  storeContext: StoreContext;
  isPosted: boolean;
  day?: ReturnType<typeof dayToChoose>;
}

/** When it comes, and who can be asked [CMS-4]. */
async function BuyingPromises({ storeContext, isPosted, day }: BuyingPromisesProps) {
  const isPharmacy = (await getTrade()) === 'pharmacy';
  const identifiers = [...(isPosted ? [DELIVERY_BLOCK] : []), ...(isPharmacy ? [PHARMACIST_BLOCK] : [])];
  const [blocks, delivery, people] = await Promise.all([
    getBlocks(storeContext, identifiers),
    isPosted ? getDelivery(storeContext) : null,
    isPharmacy ? getPeople(storeContext) : null,
  ]);
  const html = new Map(blocks.map((block) => [block.identifier, block.html]));
  const [promise, ask] = [html.get(DELIVERY_BLOCK), html.get(PHARMACIST_BLOCK)];
  if (!(delivery || promise || people || ask)) return null;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm">
      {delivery || promise ? (
        <Promised icon="truck">
          {delivery ? <DeliveryPromise storeContext={storeContext} delivery={delivery} day={day} /> : null}
          {promise ? <CmsHtml storeContext={storeContext} html={promise} /> : null}
        </Promised>
      ) : null}
      {people || ask ? (
        <Promised icon="circled-cross">
          {ask ? <CmsHtml storeContext={storeContext} html={ask} /> : null}
          {people ? <Reach locale={storeContext.storeView.locale} people={people} /> : null}
        </Promised>
      ) : null}
    </ul>
  );
}

function Promised({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <Icon name={icon} className="size-6 text-evergreen" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

/** Why this store view sells no medicines. */
async function StoppedNote({ reason }: { reason: string }) {
  const t = await getTranslations('pharmacy.stopped');
  return (
    <div className="flex gap-3 rounded-card bg-sky-tint p-4 text-sm">
      <Icon name="circled-cross" className="size-6 text-sky" />
      <div>
        <p className="font-semibold">{t('title')}</p>
        <p className="mt-0.5">{reason}</p>
      </div>
    </div>
  );
}

/** What the way a medicine may be sold means for the shopper. */
async function LegalNote({ category }: { category: LegalCategory | 'pomPart' | 'unknown' }) {
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
