import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/controls/link';
import { HtmlRows } from '@/components/ui/html/html-rows';
import { packHtml } from '@/components/ui/html/pack-html';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { Facet, FacetOption } from '@/lib/catalog/listing/facets';
import { valueLabel } from '@/lib/catalog/listing/filter-label';
import {
  filterField,
  type ListingParams,
  listingHref,
  listingRel,
  rangeEnds,
  rangeNames,
} from '@/lib/catalog/listing/listing-params';
import { escapeHtml } from '@/lib/format/escape-html';
import { currencySymbol } from '@/lib/format/money';
import { textLang } from '@/lib/format/text-lang';
import type { StoreContext } from '@/lib/store/store-view';

/** Options beyond these unfold on request. */
const OPEN_OPTIONS = 8;
/** So few are not worth a fold. */
const MIN_FOLDED = 3;

interface OptionFieldsProps {
  storeContext: StoreContext;
  facet: Facet;
  /** The listed products, whose swatches give their options a colour. */
  products: readonly CardProduct[];
}

/** A checkbox for each option of a facet, with the count of its products. */
export async function OptionFields({ storeContext, facet, products }: OptionFieldsProps) {
  const t = await getTranslations('catalog');
  const swatches = products.flatMap((product) => product.swatches).filter(({ code }) => code === facet.code);
  const toField = (option: FacetOption) => {
    const label = valueLabel(facet, option, { t, storeContext });
    const count = t('count', { total: option.count });
    const colour = swatches.find(({ value }) => value === option.value)?.colour;
    const lang = textLang(label, storeContext.storeView.locale);
    return optionHtml({ code: facet.code, option, label, lang, count, colour });
  };
  const cut = facet.options.length - OPEN_OPTIONS < MIN_FOLDED ? facet.options.length : OPEN_OPTIONS;
  const [open, folded] = [facet.options.slice(0, cut), facet.options.slice(cut)];
  return (
    <>
      <HtmlRows html={packHtml(open.map(toField))} />
      {folded.length > 0 ? (
        <details open={folded.some((option) => option.isSelected)} className="group/more">
          <summary className="s-more">{t('moreOptions', { count: folded.length })}</summary>
          <HtmlRows html={packHtml(folded.map(toField))} />
        </details>
      ) : null}
    </>
  );
}

interface OptionParts {
  code: string;
  option: FacetOption;
  label: string;
  lang: string | undefined;
  /** As text: `3 products`. */
  count: string;
  colour: string | undefined;
}

/** As HTML, because options are many: as elements of React's they would weigh twice as much in the router's payload. */
function optionHtml({ code, option, label, lang, count, colour }: OptionParts): string {
  const { name, value } = filterField({ code, label, value: option.value });
  const checked = option.isSelected ? ' checked' : '';
  const input = `<input type="checkbox" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${checked}>`;
  const swatch = colour
    ? `<i aria-hidden="true" class="s-swatch" style="background-color:${escapeHtml(colour)}"></i>`
    : '';
  const counts = `<span aria-hidden="true">${option.count}</span><span>(${escapeHtml(count)})</span>`;
  return `<li><label class="s-option">${input}${swatch}<span${lang ? ` lang="${lang}"` : ''}>${escapeHtml(label)}</span>${counts}</label></li>`;
}

interface RangeFieldsProps {
  storeContext: StoreContext;
  facet: Facet;
  params: ListingParams;
  href: string;
}

/** A range: the backend's steps as links, and two fields for any other range, in the page's currency. */
export async function RangeFields({ storeContext, facet, params, href }: RangeFieldsProps) {
  const t = await getTranslations('catalog');
  const { code } = facet;
  const others = params.filters.filter((filter) => filter.code !== code);
  const names = rangeNames(code);
  const ends = rangeEnds(params.filters.find((filter) => filter.code === code)?.value ?? '');
  const toStep = ({ value, label, isSelected }: FacetOption) => {
    const target = { ...params, page: 1, filters: isSelected ? others : [...others, { code, label, value }] };
    return { href: listingHref(href, target), rel: listingRel(target) };
  };
  const unit = code === 'price' ? currencySymbol(storeContext.currency, storeContext.storeView.locale) : '';
  return (
    <>
      {facet.options.length > 1 ? (
        <ul className="mb-3">
          {facet.options.map((option) => (
            <li key={option.value}>
              {option.count > 0 || option.isSelected ? (
                <Link
                  {...toStep(option)}
                  data-range={code}
                  data-step={option.value}
                  aria-current={option.isSelected ? 'true' : undefined}
                  className="s-step"
                >
                  <span>{valueLabel(facet, option, { t, storeContext })}</span>
                  <span>{option.count}</span>
                </Link>
              ) : (
                <p className="s-step no-underline! text-ink-soft!">
                  <span>{valueLabel(facet, option, { t, storeContext })}</span>
                  <span>0</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-end gap-2">
        <RangeField name={names.from} range={code} label={t('rangeFrom')} unit={unit} value={ends.from} />
        <RangeField name={names.to} label={t('rangeTo')} unit={unit} value={ends.to} />
        <Button type="submit" look="secondary" className="px-4">
          {t('rangeSubmit')}
        </Button>
      </div>
    </>
  );
}

interface RangeFieldProps {
  name: string;
  /** The range that it is the first field of. */
  range?: string;
  label: string;
  unit: string;
  value: string | null;
}

function RangeField({ name, range, label, unit, value }: RangeFieldProps) {
  return (
    <label className="min-w-0 flex-1 text-sm">
      <span className="text-ink-soft">
        {label} {unit}
      </span>
      <input
        name={name}
        data-range={range}
        defaultValue={value ?? ''}
        inputMode="decimal"
        maxLength={12}
        className="target mt-1 block w-full rounded-input border border-line-strong bg-surface px-2 tabular-nums"
      />
    </label>
  );
}
