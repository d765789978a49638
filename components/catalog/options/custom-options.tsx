import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { boxClass } from '@/components/ui/controls/field';
import { Tile } from '@/components/ui/controls/tiles';
import { Marked } from '@/components/ui/marked';
import { entered, selected } from '@/lib/catalog/options/control-names';
import type { CustomOption, EntryOption, ListOption, Surcharge } from '@/lib/catalog/options/custom-options';
import { type OfferedDays, offeredRange } from '@/lib/catalog/options/offered-days';
import { type PanelContext, priceText } from '@/lib/catalog/options/panel-text';
import { MultipleSelect, OptionGroup, SingleSelect } from './option-group';

/** What a product's buyer may or must add: engraving, a size, a day. */
export function CustomOptions({ options, context }: { options: readonly CustomOption[]; context: PanelContext }) {
  return options.map((option) =>
    'values' in option ? (
      <ListGroup key={option.uid} option={option} context={context} />
    ) : (
      <EntryField key={option.uid} option={option} extra={extraText(option.surcharge, context)} />
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
              label={<Marked locale={context.locale}>{label}</Marked>}
              hint={hint || undefined}
            />
          ))
        : null}
    </OptionGroup>
  );
}

function surchargeText(surcharge: Surcharge | null, context: PanelContext): string {
  return surcharge ? `+ ${extraText(surcharge, context)}` : '';
}

function extraText(surcharge: Surcharge | null, context: PanelContext): string {
  if (!surcharge) return '';
  return 'percent' in surcharge ? `${surcharge.percent}%` : priceText(surcharge.fixed, context);
}

const INPUT_TYPES = { field: 'text', date: 'date', datetime: 'datetime-local', time: 'time' } as const;

function EntryField({ option, extra }: { option: EntryOption; extra: string }) {
  const t = useTranslations('product');
  const id = useId();
  const { kind, title, isRequired, maxCharacters, days } = option;
  const daysText = useDaysText(days);
  const limit = maxCharacters ? t('maxCharacters', { count: maxCharacters }) : daysText;
  const shared = {
    id,
    name: entered(option.uid),
    required: isRequired,
    'aria-describedby': limit ? `${id}-limit` : undefined,
  };
  return (
    <div data-field="">
      <label htmlFor={id} className="mb-2 block font-medium">
        {title}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
        <span className="font-normal text-ink-soft text-sm tabular-nums">
          {isRequired ? extra && ` + ${extra}` : ` ${extra ? t('optionalExtra', { price: extra }) : t('optional')}`}
        </span>
      </label>
      {kind === 'area' ? (
        <textarea {...shared} rows={3} maxLength={maxCharacters ?? undefined} className={boxClass()} />
      ) : (
        <input
          {...shared}
          type={INPUT_TYPES[kind]}
          maxLength={kind === 'field' ? (maxCharacters ?? undefined) : undefined}
          // The picker's until the script counts the days anew, as this page may have been stored for a while.
          {...(days && offeredRange(days, new Date()))}
          data-days={days && JSON.stringify({ ...days, problem: daysText })}
          className={boxClass()}
        />
      )}
      {/* The script fills it in; its line is there before. */}
      {days ? <p data-next-day={t('nextDay', { day: '{day}' })} className="mt-1 min-h-5 font-medium text-sm" /> : null}
      {limit ? (
        <p id={`${id}-limit`} className="mt-1 text-xs text-ink-soft">
          {limit}
        </p>
      ) : null}
    </div>
  );
}

/** Monday, the first of the weekdays that options name. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Which days an option takes, in words. */
function useDaysText(days: OfferedDays | undefined): string | null {
  const t = useTranslations('product');
  const locale = useLocale();
  if (!days) return null;
  const { first, last, weekdays } = days;
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(String(day + 1)));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = closed.map((day) => t('closedDay', { day: weekday.format(MONDAY + day * 86_400_000) }));
  const range = t('offeredDays', { first, last });
  return closed.length > 0 ? `${range} ${t('closedDays', { days: new Intl.ListFormat(locale).format(names) })}` : range;
}
