import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Icon } from '@/components/ui/image/icon';
import { optionUids } from '@/lib/catalog/options/configurable';
import { entered } from '@/lib/catalog/options/control-names';
import type { Product } from '@/lib/catalog/product/get-product';
import { getCmsPage } from '@/lib/content/get-cms-page';
import { reportError } from '@/lib/errors/report-error';
import { keepWords } from '@/lib/format/thai-words';
import { legalCategory } from '@/lib/pharmacy/card-rules';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { reportOnce } from '@/lib/pharmacy/report-once';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import { isAnswerOption } from '@/lib/pharmacy/suitability/get-asked-product';
import { getForm } from '@/lib/pharmacy/suitability/get-form';
import { canSeal } from '@/lib/pharmacy/suitability/seal';
import { getPartsAsked } from '@/lib/pharmacy/variants/get-parts';
import { getVariants } from '@/lib/pharmacy/variants/get-variants';
import { getStoppedTrade, getTrade } from '@/lib/store/get-trade';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import { QuestionsButton } from './questions-button';

/** The identifier of the content page that tells how a prescription is brought or sent. */
const PRESCRIPTION_PAGE = 'prescriptions';

/** How a product with questions, or on prescription, comes into the basket; null for any other. Throws AppError. */
export async function getQuestionsWay(storeContext: StoreContext, product: Product) {
  if ((await getTrade()) !== 'pharmacy' || (await getStoppedTrade(storeContext)) !== null) return null;
  const isPrescribed = legalCategory(product) === 'pom';
  const taking = product.options.customOptions.find((one) => one.kind === 'area' && isAnswerOption(one.sku));
  const id = await getOwnForm(storeContext, product, taking?.isRequired ?? false);
  // Of a legal category that nobody here understands: no questions sell it.
  if (!isPrescribed && product.badge?.isSold === false) return null;
  if (id === undefined && !isPrescribed) {
    const way = taking ? await getVariantsWay(storeContext, product, taking.uid) : null;
    if (!way && isForgotten(product)) reportError(`Selling ${product.sku}`, 'a pharmacy medicine asks no questions');
    return way;
  }
  // One that may be left empty takes the answers of some variants only.
  const option = taking?.isRequired ? taking : undefined;
  const isAsked = typeof id === 'string' && canBeSold(product, isPrescribed) && canSeal();
  const others = isAsked ? await getOtherForms(storeContext, product, id) : [];
  const form = isAsked && !(await readForms(storeContext, [id, ...others])).includes(null);
  const t = await getTranslations('pharmacy');
  const namespace = isPrescribed ? 'consultation' : 'suitability';
  const button =
    option && form ? (
      <QuestionsButton
        sku={product.sku}
        name={product.name}
        label={t(`${namespace}.start`)}
        lost={t(`${namespace}.lost`)}
        field={entered(option.uid)}
        others={product.ancestors.at(-1)?.href ?? null}
        isDisabled={!product.inStock}
        variants={others.length > 0 ? choices(product.options.configurable) : undefined}
      />
    ) : null;
  const asking = button ?? (id === undefined ? null : <Unavailable text={t(`${namespace}.unavailable`)} />);
  const way = { fills: option?.uid ?? null, isSold: button !== null };
  if (!isPrescribed) return { ...way, button: asking };
  return {
    ...way,
    // Filled in where it is shown, in the browser, too.
    price: t('consultation.price', { price: '{price}' }),
    button: (
      <div className="flex flex-col gap-3">
        {asking}
        {button ? <p className="text-ink-soft text-sm">{keepWords(t('consultation.decides'))}</p> : null}
        <PrescriptionLink storeContext={storeContext} label={t('consultation.havePrescription')} />
      </div>
    ),
  };
}

/** The form of a product, or of a bundle's parts: undefined where none asks, null where none asks about all. Throws AppError. */
async function getOwnForm(storeContext: StoreContext, product: Product, takesAnswers: boolean) {
  const own = formOf(product.answer);
  if (own !== null) return own;
  const { form, isAsked, isAlways } = await getPartsAsked(storeContext, product);
  if (!isAsked) return undefined;
  if (!takesAnswers || form === null) {
    reportOnce(`Selling ${product.sku}`, 'its parts ask questions that it has no form, or no option, for');
  }
  // What has no such part is bought as anything else.
  return takesAnswers || isAlways ? form : undefined;
}

/** Whether a shop that asks questions asks none about a pharmacy medicine: it is sold, as its pharmacist may want it. */
function isForgotten(product: Product): boolean {
  return legalCategory(product) === 'p' && FACT_ATTRIBUTES.suitabilityForm in product.answer;
}

/** How a product comes into the basket of which only some packs are asked about; null where none is. Throws AppError. */
async function getVariantsWay(storeContext: StoreContext, product: Product, fills: string) {
  const { configurable } = product.options;
  if (!configurable) return null;
  const own = await getVariants(storeContext, product);
  const forms = new Map(own.flatMap(({ sku, form }) => (form === null ? [] : [[sku, form]])));
  const asked = configurable.variants.filter(({ sku }) => forms.has(sku));
  if (asked.length === 0) return null;
  const t = await getTranslations('pharmacy.suitability');
  const isSold = canSeal() && !(await readForms(storeContext, [...forms.values()])).includes(null);
  if (!isSold) return { fills, isSold, button: <Unavailable text={t('unavailable')} /> };
  const variants = choices(configurable).filter(({ sku }) => forms.has(sku));
  return {
    fills,
    isSold,
    isBeside: true,
    button: (
      <>
        <style>{eitherButton(variants)}</style>
        <QuestionsButton
          sku={product.sku}
          name={product.name}
          label={t('start')}
          lost={t('lost')}
          field={entered(fills)}
          others={product.ancestors.at(-1)?.href ?? null}
          isDisabled={!product.inStock}
          variants={variants}
        />
      </>
    ),
  };
}

/** The forms of those variants that their parent's form does not ask about. Throws AppError. */
async function getOtherForms(storeContext: StoreContext, product: Product, parents: string): Promise<string[]> {
  const own = await getVariants(storeContext, product);
  return own.flatMap(({ form }) => (form === null || form === parents ? [] : form));
}

function readForms(storeContext: StoreContext, ids: readonly string[]) {
  return Promise.all([...new Set(ids)].map((id) => getForm(storeContext, id)));
}

/** The variants by the values that choose them. */
function choices(configurable: NonNullable<Product['options']['configurable']> | null) {
  if (!configurable) return [];
  return configurable.variants.map(({ sku, values }) => ({ sku, uids: optionUids(configurable, values) }));
}

/** Shows the button that asks while one of the variants is chosen, else the one that adds: no script has to follow. */
function eitherButton(variants: readonly { uids: readonly string[] }[]): string {
  const chosen = variants.map(({ uids }) => uids.map((uid) => `:has([value="${uid}"]:checked)`).join('')).join();
  return `form:not(${chosen}) [data-ask],form:is(${chosen}) [data-add]{display:none!important}`;
}

/** A consultation is held about one product: what is made of several, or of nothing that the cart takes, has none. */
function canBeSold({ options, isRefused }: Product, isPrescribed: boolean): boolean {
  return isPrescribed ? options.bundle === null && options.groupedItems.length === 0 : !isRefused;
}

/** To the page that tells what becomes of a prescription; nothing where the merchant has none. */
async function PrescriptionLink({ storeContext, label }: { storeContext: StoreContext; label: string }) {
  const page = await getCmsPage(storeContext, PRESCRIPTION_PAGE).catch((error) => {
    reportError(`Reading the page ${PRESCRIPTION_PAGE}`, error);
    return null;
  });
  return page ? (
    <ButtonLink href={viewPath(storeContext.storeView, `/${PRESCRIPTION_PAGE}`)} data-page="CMS_PAGE" look="secondary">
      {label}
    </ButtonLink>
  ) : null;
}

function Unavailable({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-card bg-amber-tint p-4 text-sm">
      <Icon name="alert" className="size-5 text-amber" />
      {text}
    </p>
  );
}
