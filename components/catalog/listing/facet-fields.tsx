import { getTranslations } from 'next-intl/server';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { Facet, FacetOption } from '@/lib/catalog/listing/facets';
import type { StoreContext } from '@/lib/store/store-view';
import { valueLabel } from './facet-labels';

/** Values beyond these unfold on request. */
const SHOWN_OPTIONS = 8;
/** So few are not worth a fold. */
const MIN_FOLDED = 3;

interface OptionsFacetProps {
  storeContext: StoreContext;
  facet: Facet;
  /** What is listed: its colours stand for the values that it has. */
  products: readonly CardProduct[];
}

/** Values to tick, any number of them, each with how many products it has. */
export async function OptionsFacet({ storeContext, facet, products }: OptionsFacetProps) {
  const t = await getTranslations('catalog');
  const swatches = products.flatMap((product) => product.swatches).filter(({ code }) => code === facet.code);
  const toBox = (option: FacetOption) => {
    const label = valueLabel(facet, option, { t, storeContext });
    const count = t('count', { total: option.count });
    const colour = swatches.find(({ value }) => value === option.value)?.colour;
    return (
      <OptionBox key={option.value} code={facet.code} option={option} label={label} count={count} colour={colour} />
    );
  };
  const cut = facet.options.length - SHOWN_OPTIONS < MIN_FOLDED ? facet.options.length : SHOWN_OPTIONS;
  const [shown, folded] = [facet.options.slice(0, cut), facet.options.slice(cut)];
  return (
    <>
      <ul>{shown.map(toBox)}</ul>
      {folded.length > 0 ? (
        <details open={folded.some((option) => option.isSelected)} className="group/more">
          <summary className="inline-flex min-h-10 items-center rounded-sm text-evergreen text-sm underline underline-offset-4 touch:min-h-11 group-open/more:hidden">
            {t('moreOptions', { count: folded.length })}
          </summary>
          <ul>{folded.map(toBox)}</ul>
        </details>
      ) : null}
    </>
  );
}

interface OptionBoxProps {
  code: string;
  option: FacetOption;
  label: string;
  /** In words. */
  count: string;
  colour: string | undefined;
}

function OptionBox({ code, option, label, count, colour }: OptionBoxProps) {
  return (
    <li>
      <label className="flex min-h-9 items-center gap-2.5 rounded-sm py-1 touch:min-h-11 hover:text-evergreen-strong">
        <input
          type="checkbox"
          name={`${code}[filter]`}
          value={`${label},${option.value}`}
          defaultChecked={option.isSelected}
          className="size-5 shrink-0 accent-evergreen"
        />
        {colour ? (
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border border-line-strong"
            style={{ backgroundColor: colour }}
          />
        ) : null}
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          <span aria-hidden="true">{option.count}</span>
          <span className="sr-only">({count})</span>
        </span>
      </label>
    </li>
  );
}
