import { Tile } from '@/components/ui/controls/tiles';
import { type Configurable, firstSelection } from '@/lib/catalog/options/configurable';
import { selected } from '@/lib/catalog/options/control-names';
import { type PanelContext, priceText } from '@/lib/catalog/options/panel-text';
import { tileHints } from '@/lib/catalog/options/tile-hints';
import { OptionGroup } from './option-group';
import { SwatchDot } from './swatch-dot';

/** What a configurable product is chosen by: radio tiles with swatches; what does not go together says so. */
export function ConfigurableOptions({ configurable, context }: { configurable: Configurable; context: PanelContext }) {
  const first = firstSelection(configurable);
  const hints = tileHints(configurable, first, context.words, (amount) => priceText(amount, context));
  return configurable.axes.map(({ code, label, values }, axis) => (
    <OptionGroup key={code} title={label} columns={values.some(({ swatch }) => swatch) ? 'medium' : 'narrow'}>
      {values.map(({ uid, label: value, swatch }, index) => (
        <Tile
          key={uid}
          type="radio"
          name={selected(code)}
          value={uid}
          isChosen={first[axis] === index}
          isRequired
          isDisabled={!hints[axis]?.[index]?.isPossible}
          swatch={swatch ? <SwatchDot swatch={swatch} /> : null}
          label={value}
          hint={axis === 0 && configurable.axes.length > 1 ? undefined : hints[axis]?.[index]?.text}
        />
      ))}
    </OptionGroup>
  ));
}
