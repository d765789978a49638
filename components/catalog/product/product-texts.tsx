import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { REVIEWS_ID } from '@/components/catalog/reviews/reviews';
import { CmsHtml } from '@/components/content/cms-html';
import { Icon } from '@/components/ui/image/icon';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import type { Product } from '@/lib/catalog/product/get-product';
import { labelFromCode } from '@/lib/catalog/product/product-facts';
import { textLang } from '@/lib/format/text-lang';
import { keepWords } from '@/lib/format/thai-words';
import type { StoreContext } from '@/lib/store/store-view';

/** What the shop's trade tells of a product besides its own texts. */
export interface ProductInformation {
  /** Heading of the description. */
  purpose: string;
  /** Stands in the place of the product's badge. */
  mark?: ReactNode;
  /** What it is made of, where its name does not say so; may be empty. */
  composition?: string;
  /** Facts that are told otherwise than by their attributes, by their codes; null for those that are told elsewhere. */
  facts?: Record<string, string | null>;
  /** Why one order has no more of it, as a sentence. */
  limit?: string | undefined;
  /** The section of what may be bought instead. */
  alternatives?: { id: string; title: string } | undefined;
  /** Stands above the texts. */
  lead: ReactNode;
  /** Stand below the merchant's texts. */
  sections: readonly Section[];
}

interface Section {
  id: string;
  title: string;
  isWarning?: boolean;
  content: ReactNode;
}

interface ProductTextsProps {
  storeContext: StoreContext;
  product: Product;
  cardRules?: CardRules | undefined;
  /** Attributes whose texts are set apart. */
  warnings?: readonly string[];
  information?: ProductInformation | null;
}

/** All that there is to know about a product: description, the merchant's longer texts, facts as a table. */
export async function ProductTexts({
  storeContext,
  product,
  cardRules,
  warnings = [],
  information,
}: ProductTextsProps) {
  const t = await getTranslations('catalog');
  const label = (code: string) => {
    // Nobody uses what is booked.
    const ofService = `serviceAttributes.${code}` as 'attributes.brand';
    if (product.isBooked && t.has(ofService)) return t(ofService);
    const key = `attributes.${code}` as 'attributes.brand';
    return product.attributeLabels[code] ?? (t.has(key) ? t(key) : labelFromCode(code));
  };
  const facts = [
    ...product.facts.flatMap(({ code, value: own }) => {
      const { [code]: value = own } = information?.facts ?? {};
      if (value === null) return [];
      return {
        label: keepWords(label(code)),
        value: typeof value === 'boolean' ? t(value ? 'yes' : 'no') : keepWords(value),
      };
    }),
    { label: t('sku'), value: product.sku },
  ];
  const cards = { keepsUnknown: !cardRules };
  const html = (text: string) => <CmsHtml {...{ storeContext, cards }} html={text} />;
  const { description } = product;
  const sections: Section[] = [
    ...(description
      ? [
          {
            id: 'text-about',
            title: information?.purpose ?? t(product.isService ? 'aboutService' : 'description'),
            content: html(description),
          },
        ]
      : []),
    ...product.sections.map(({ code, html: text }) => ({
      id: `text-${code}`,
      title: label(code),
      isWarning: warnings.includes(code),
      content: html(text),
    })),
    ...(information?.sections ?? []),
    {
      id: 'text-facts',
      title: t(product.isService ? 'serviceFacts' : 'facts'),
      content: <FactsTable facts={facts} locale={storeContext.storeView.locale} />,
    },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {information ? (
        <>
          {information.lead}
          <Anchors sections={sections} />
        </>
      ) : null}
      {sections.map(({ id, title, isWarning, content }) => (
        <section key={id} id={id} className={isWarning ? 'rounded-card bg-amber-tint p-5' : undefined}>
          <h2 className="mb-3 flex items-center gap-2 text-xl">
            {isWarning ? <Icon name="alert" className="size-6 text-amber" /> : null}
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** The way to each text, and to the reviews below them. */
async function Anchors({ sections }: { sections: readonly Section[] }) {
  const [t, product] = await Promise.all([getTranslations('catalog'), getTranslations('product')]);
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className="flex flex-wrap gap-2">
        {[...sections, { id: REVIEWS_ID, title: product('reviews') }].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="s-chip">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FactsTableProps {
  facts: readonly { label: string; value: string }[];
  locale: string;
}

function FactsTable({ facts, locale }: FactsTableProps) {
  return (
    <dl className="s-fact-table">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={textLang(value, locale)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
