import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CmsHtml } from '@/components/content/cms-html';
import { Icon } from '@/components/ui/image/icon';
import type { Product } from '@/lib/catalog/product/product';
import { labelFromCode } from '@/lib/catalog/product/product-facts';
import type { StoreContext } from '@/lib/store/store-view';

interface ProductTextsProps {
  storeContext: StoreContext;
  product: Product;
  /** Attributes whose texts are set apart. */
  warnings?: readonly string[];
}

/** All that there is to know about a product: description, the merchant's longer texts, facts as a table. */
export async function ProductTexts({ storeContext, product, warnings = [] }: ProductTextsProps) {
  const t = await getTranslations('catalog');
  const label = (code: string) => {
    const key = `attributes.${code}` as 'attributes.brand';
    return product.attributeLabels[code] ?? (t.has(key) ? t(key) : labelFromCode(code));
  };
  const facts = [
    ...product.facts.map(({ code, value }) => ({
      label: label(code),
      value: typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value,
    })),
    { label: t('sku'), value: product.sku },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {product.description ? (
        <TextSection title={t('description')}>
          <CmsHtml storeContext={storeContext} html={product.description} />
        </TextSection>
      ) : null}
      {product.sections.map(({ code, html }) => (
        <TextSection key={code} title={label(code)} isWarning={warnings.includes(code)}>
          <CmsHtml storeContext={storeContext} html={html} />
        </TextSection>
      ))}
      <TextSection title={t('facts')}>
        <FactsTable facts={facts} />
      </TextSection>
    </div>
  );
}

function TextSection({ title, isWarning, children }: { title: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <section className={isWarning ? 'rounded-card bg-amber-tint p-5' : ''}>
      <h2 className="mb-3 flex items-center gap-2 text-xl">
        {isWarning ? <Icon name="alert" className="size-6 text-amber" /> : null}
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FactsTableProps {
  facts: readonly { label: string; value: string }[];
}

function FactsTable({ facts }: FactsTableProps) {
  return (
    <dl className="overflow-hidden rounded-card border border-line bg-surface">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[2fr_3fr] gap-4 border-line px-4 py-2.5 not-last:border-b even:bg-paper"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
