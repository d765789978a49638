import { getTranslations } from 'next-intl/server';
import { Tile } from '@/components/ui/controls/tiles';
import { MediaImage } from '@/components/ui/image/media-image';
import { Marked } from '@/components/ui/marked';
import { type Configurable, firstSelection, type Swatch, type Variant } from '@/lib/catalog/options/configurable';
import { selected } from '@/lib/catalog/options/control-names';
import { type PanelContext, refusedText, shownPrice, type TileHint, tileHints } from '@/lib/catalog/options/panel-text';
import { OptionGroup } from './option-group';

/** What a configurable product is chosen by: radio tiles with swatches; what does not go together says so. */
export function ConfigurableOptions({ configurable, context }: { configurable: Configurable; context: PanelContext }) {
  const first = firstSelection(configurable);
  const hints = tileHints(configurable, first, context.labels, (amount) => shownPrice(amount, context));
  // A line that no choice fills needs no room.
  const isSilent = saysNothing(configurable, hints);
  return configurable.options.map(({ code, label, values }, optionIndex) => (
    <OptionGroup key={code} title={label} columns={values.some(({ swatch }) => swatch) ? 'medium' : 'narrow'}>
      {values.map(({ uid, label: value, swatch }, index) => (
        <Tile
          key={uid}
          type="radio"
          name={selected(code)}
          value={uid}
          isChosen={first[optionIndex] === index}
          isRequired
          isDisabled={!hints[optionIndex]?.[index]?.isPossible}
          swatch={swatch ? <SwatchDot swatch={swatch} /> : null}
          label={<Marked locale={context.locale}>{value}</Marked>}
          hint={
            isSilent || (optionIndex === 0 && configurable.options.length > 1)
              ? undefined
              : hints[optionIndex]?.[index]?.text
          }
        />
      ))}
    </OptionGroup>
  ));
}

/** Whether no choice has anything to be told of: every combination can be had, at one price. */
function saysNothing({ options, variants }: Configurable, hints: readonly TileHint[][]): boolean {
  return (
    variants.length === options.reduce((all, { values }) => all * values.length, 1) &&
    variants.every(({ inStock, isRefused }) => inStock && !isRefused) &&
    hints.flat().every(({ text }) => text === '')
  );
}

/** Every variant with its price, for visitors without JavaScript: their choice cannot change what is shown. */
export async function VariantTable({ configurable, context }: { configurable: Configurable; context: PanelContext }) {
  const t = await getTranslations('product');
  const name = ({ values }: Variant) =>
    configurable.options.map((option, index) => option.values[values[index] ?? -1]?.label).join(', ');
  return (
    <noscript>
      <table className="w-full text-sm">
        <caption className="mb-2 text-left font-medium">{t('allChoices')}</caption>
        <tbody>
          {configurable.variants.map((variant) => (
            <tr key={variant.sku} className="border-line border-t">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {name(variant)}
              </th>
              <td className="py-2 text-right tabular-nums">{variantState(variant, context)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}

function variantState(variant: Variant, context: PanelContext): string {
  const { isRefused, inStock, price } = variant;
  if (isRefused) return refusedText(variant, context.labels);
  return inStock ? shownPrice(price.final, context) : context.labels.outOfStock;
}

function SwatchDot({ swatch }: { swatch: Swatch }) {
  const look = 'size-6 shrink-0 rounded-full border border-line-strong forced-color-adjust-none';
  if (swatch.kind === 'color') {
    return <span aria-hidden="true" className={look} style={{ backgroundColor: swatch.value }} />;
  }
  return (
    <MediaImage
      kind="swatch"
      src={swatch.value}
      alt=""
      sizes="24px"
      maxWidth={80}
      ratio={1}
      className={`${look} object-cover`}
    />
  );
}
