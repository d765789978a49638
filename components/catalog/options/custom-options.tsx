import { useTranslations } from 'next-intl';
import { Tile } from '@/components/ui/controls/tiles';
import { selected } from '@/lib/catalog/options/control-names';
import type { CustomOption, ListOption, Surcharge } from '@/lib/catalog/options/custom-options';
import { type PanelContext, priceText } from '@/lib/catalog/options/panel-text';
import { EntryField } from './entry-field';
import { MultipleSelect, SingleSelect } from './list-select';
import { OptionGroup } from './option-group';

/** What a product's buyer may or must add: engraving, a size, a day. */
export function CustomOptions({ options, context }: { options: readonly CustomOption[]; context: PanelContext }) {
  return options.map((option) =>
    'values' in option ? (
      <ListGroup key={option.uid} option={option} context={context} />
    ) : (
      <EntryField key={option.uid} option={option} hint={surchargeText(option.surcharge, context)} />
    ),
  );
}

function ListGroup({ option, context }: { option: ListOption; context: PanelContext }) {
  const t = useTranslations('product');
  const name = selected(option.uid);
  const { kind, isRequired, title } = option;
  const values = option.values.map(({ uid, title: label, surcharge }) => ({
    uid,
    label,
    hint: surchargeText(surcharge, context),
  }));
  const list = { name, label: title, values, chosen: [], isRequired };
  return (
    <OptionGroup title={title} isRequired={isRequired} optional={isRequired ? undefined : t('optional')} columns="wide">
      {kind === 'select' ? <SingleSelect {...list} placeholder={t(isRequired ? 'choose' : 'none')} /> : null}
      {kind === 'multiple' ? <MultipleSelect {...list} placeholder="" /> : null}
      {kind === 'radio' && !isRequired ? <Tile type="radio" name={name} value="" isChosen label={t('none')} /> : null}
      {kind === 'radio' || kind === 'checkbox'
        ? values.map(({ uid, label, hint }) => (
            <Tile
              key={uid}
              type={kind}
              name={name}
              value={uid}
              isChosen={false}
              isRequired={kind === 'radio' && isRequired}
              label={label}
              hint={hint || undefined}
            />
          ))
        : null}
    </OptionGroup>
  );
}

function surchargeText(surcharge: Surcharge | null, context: PanelContext): string {
  if (!surcharge) return '';
  return `+ ${'percent' in surcharge ? `${surcharge.percent}%` : priceText(surcharge.fixed, context)}`;
}
