import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/image/icon';
import type { IconName, MedicineIcon } from '@/components/ui/image/icon-sprite';
import { plainText } from '@/lib/content/page-builder/shown';
import { keepWords } from '@/lib/format/thai-words';
import { notTakenBeside } from '@/lib/pharmacy/key-facts';
import type { MedicineFacts } from '@/lib/pharmacy/medicine-facts';
import type { MedicineVariant } from '@/lib/pharmacy/variants/get-variants';
import { ByVariant } from './packs/by-variant';

/** Drawings like those of the sprite, which stands in every page; these, only in a medicine's. */
const STROKES: Record<MedicineIcon, string> = {
  car: 'M4 12.5 6 7.5a2 2 0 0 1 1.9-1.25h8.2A2 2 0 0 1 18 7.5l2 5M4 12.5h16v5H4v-5ZM6 17.5v2M18 17.5v2M7.5 15v.01M16.5 15v.01',
  'no-pills': 'M10 20 19.5 10.5A3.9 3.9 0 0 0 14 5L4.5 14.5A3.9 3.9 0 0 0 10 20ZM4 4l16 16',
  'no-sugar': 'M12 4.5 18.5 8v8L12 19.5 5.5 16V8L12 4.5ZM5.75 8.25 12 11.5l6.25-3.25M12 11.5v7.75M4 4l16 16',
  pregnancy:
    'M10.5 6.75a1.9 1.9 0 1 0 0-3.75 1.9 1.9 0 0 0 0 3.75ZM8.5 21v-5H7.25l.9-5.1a2.4 2.4 0 0 1 4.75.1c2.2.5 3.35 1.75 3.35 3.25 0 1.25-.85 1.75-2.5 1.75H12V21',
};

interface KeyFactsProps {
  /** The medicine, or its variants. */
  variants: readonly MedicineVariant[];
  locale: string;
}

/** What is read first of a medicine, each with its drawing; nothing where the merchant has entered nothing. */
export async function KeyFacts({ variants, locale }: KeyFactsProps) {
  const t = await getTranslations('pharmacy.medicineCard');
  const toldOf = (facts: ReadFirst) => {
    const { minimumAge, others, driving, pregnancy, longestUse, maximumPerOrder, isSugarFree } = facts;
    const beside = isAny(others) ? <Others {...others} locale={locale} /> : null;
    const told: [icon: IconName, label: string, text: ReactNode][] = [
      ['account', t('age'), inWords(minimumAge, (years) => t('ageYears', { years }))],
      ['no-pills', t('others'), beside],
      // A yes/no attribute is 1 or 0.
      ['car', t('driving'), driving === '1' ? t('drowsy') : inWords(driving)],
      ['pregnancy', t('pregnancy'), inWords(pregnancy)],
      ['clock', t('longestUse'), inWords(longestUse, (days) => t('days', { days }))],
      ['basket', t('most'), maximumPerOrder === null ? null : t('mostPacks', { count: maximumPerOrder })],
      ['no-sugar', t('sugarFree'), isSugarFree ? t('isSugarFree') : null],
    ];
    return told.filter(([, , text]) => text);
  };
  if (variants.every(({ facts }) => toldOf(readFirst(facts)).length === 0)) return null;
  return (
    <section aria-labelledby="key-facts">
      <MedicineSprite />
      <h2 id="key-facts" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <ByVariant variants={variants} tell={({ facts }) => readFirst(facts)}>
        {(facts) => (
          <dl className="s-key-facts">
            {toldOf(facts).map(([icon, label, text]) => (
              <div key={icon}>
                <dt>
                  <Icon name={icon} />
                  {label}
                </dt>
                <dd>{typeof text === 'string' ? keepWords(text) : text}</dd>
              </div>
            ))}
          </dl>
        )}
      </ByVariant>
    </section>
  );
}

function MedicineSprite() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(STROKES).map(([name, strokes]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={strokes} />
        </symbol>
      ))}
    </svg>
  );
}

type ReadFirst = ReturnType<typeof readFirst>;

/** What is told of a variant, to know which of them are told the same of. */
function readFirst(facts: MedicineFacts) {
  const { minimumAge, driving, pregnancy, longestUse, maximumPerOrder, isSugarFree } = facts;
  const others = notTakenBeside(facts);
  return { minimumAge, others, driving, pregnancy, longestUse, maximumPerOrder, isSugarFree };
}

type OthersTold = ReadFirst['others'];

function isAny({ ingredients, classes }: OthersTold): boolean {
  return ingredients.length + classes.length > 0;
}

/** More of the same first, then what works like it. */
async function Others({ ingredients, classes, locale }: OthersTold & { locale: string }) {
  const t = await getTranslations('pharmacy.medicineCard');
  return (
    <>
      {ingredients.length > 0
        ? t.rich('notWith', { names: () => <Names names={ingredients} locale={locale} /> })
        : null}
      {classes.map((kind, index) => (
        <Fragment key={kind}>
          {ingredients.length + index > 0 ? <br /> : null}
          {t(kind)}
        </Fragment>
      ))}
    </>
  );
}

/** Names as alternatives; Thai ones, which have no spaces, would be broken anywhere. */
function Names({ names, locale }: { names: string[]; locale: string }) {
  const parts = new Intl.ListFormat(locale, { type: 'disjunction' }).formatToParts(names);
  return parts.map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <span key={value} className="whitespace-nowrap">
        {value}
      </span>
    ),
  );
}

/** The merchant's own words; a bare number gets some, where there are any for it. */
function inWords(value: string | null, ofNumber: (number: number) => string | null = () => null): string | null {
  const words = plainText(value ?? '');
  return /^\d+$/.test(words) ? ofNumber(Number(words)) : words;
}
