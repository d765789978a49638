import { useTranslations } from 'next-intl';
import { Tile } from '@/components/ui/controls/tiles';
import { Marked } from '@/components/ui/marked';
import { withoutBrand } from '@/lib/catalog/card/card-product';
import { type BundleOption, type BundleSelection, isSelectable, startSelections } from '@/lib/catalog/options/bundle';
import { quantityOf, selected } from '@/lib/catalog/options/control-names';
import { type PanelContext, priceText, refusedText } from '@/lib/catalog/options/panel-text';
import { keepWords } from '@/lib/format/thai-words';
import { MultipleSelect, OptionGroup, SingleSelect } from './option-group';
import { QuantityField } from './quantity-field';

interface BundleOptionsProps {
  options: readonly BundleOption[];
  /** The bundle's own, which its parts need not say again. */
  brand: string | null;
  context: PanelContext;
}

/** What a bundle is put together from. */
export function BundleOptions({ options, ...props }: BundleOptionsProps) {
  return options.map((option) => <BundleGroup key={option.uid} option={option} {...props} />);
}

function BundleGroup({ option, brand, context }: Omit<BundleOptionsProps, 'options'> & { option: BundleOption }) {
  const t = useTranslations('product');
  const start = startSelections(option);
  const chosen = start.map(({ uid }) => uid);
  const name = selected(option.uid);
  const adjustable = option.selections.find((selection) => selection.canChangeQuantity);
  const { quantity = 1, canChangeQuantity = true } = start[0] ?? adjustable ?? {};
  const values = option.selections.map((selection) => ({
    uid: selection.uid,
    label: selectionLabel(selection, brand),
    hint: selectionHint(selection, context),
    isDisabled: !isSelectable(selection),
  }));
  const isList = option.type === 'select' || option.type === 'multi';
  const List = option.type === 'multi' ? MultipleSelect : SingleSelect;
  return (
    <OptionGroup
      title={option.title}
      isRequired={option.isRequired}
      optional={option.isRequired ? undefined : t('optional')}
      columns="wide"
    >
      {isList ? (
        <List
          name={name}
          label={option.title}
          values={values}
          chosen={chosen}
          isRequired={option.isRequired}
          placeholder={t(option.isRequired ? 'choose' : 'none')}
        />
      ) : null}
      {option.type === 'radio' && !option.isRequired ? (
        <Tile type="radio" name={name} value="" isChosen={chosen.length === 0} label={t('none')} />
      ) : null}
      {isList
        ? null
        : values.map(({ uid, label, hint, isDisabled }) => (
            <Tile
              key={uid}
              type={option.type === 'radio' ? 'radio' : 'checkbox'}
              name={name}
              value={uid}
              isChosen={chosen.includes(uid)}
              isRequired={option.type === 'radio' && option.isRequired}
              isDisabled={isDisabled}
              label={<Marked locale={context.locale}>{keepWords(label)}</Marked>}
              hint={hint || undefined}
            />
          ))}
      {adjustable ? (
        <QuantityField
          name={quantityOf(option.uid)}
          label={t('quantityOf', { title: option.title })}
          min={1}
          max={null}
          start={quantity}
          isDisabled={!canChangeQuantity}
        />
      ) : null}
    </OptionGroup>
  );
}

function selectionLabel({ label, quantity, canChangeQuantity }: BundleSelection, brand: string | null): string {
  const name = withoutBrand(label, brand);
  return quantity > 1 && !canChangeQuantity ? `${quantity} × ${name}` : name;
}

/** Why it cannot be chosen, or what it adds: in a fixed bundle most things are included. */
function selectionHint(selection: BundleSelection, context: PanelContext): string {
  const { price, quantity, canChangeQuantity, isRefused, inStock } = selection;
  if (isRefused) return refusedText(selection, context.labels);
  if (!inStock) return context.labels.outOfStock;
  return price.final > 0 ? `+ ${priceText(price.final * (canChangeQuantity ? 1 : quantity), context)}` : '';
}
