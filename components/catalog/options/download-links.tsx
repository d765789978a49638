import { useTranslations } from 'next-intl';
import { Tile } from '@/components/ui/controls/tiles';
import { Icon } from '@/components/ui/image/icon';
import { Marked } from '@/components/ui/marked';
import { selected } from '@/lib/catalog/options/control-names';
import type { Downloads } from '@/lib/catalog/options/downloads';
import { type PanelContext, priceText, shownPrice } from '@/lib/catalog/options/panel-text';
import { NO_SAMPLE_ID } from '@/lib/magento/download-path';
import { OptionGroup } from './option-group';

interface DownloadLinksProps {
  downloads: Downloads;
  /** What the product costs beside its links: paid once, however many are chosen. */
  base: number;
  context: PanelContext;
}

/** What a downloadable product holds: links to choose from where they are sold one by one, and samples. */
export function DownloadLinks({ downloads, base, context }: DownloadLinksProps) {
  const [t, card] = [useTranslations('product'), useTranslations('productCard')];
  const { isChoice, links, samples } = downloads;
  const title = downloads.title ?? t(isChoice ? 'chooseLinks' : 'links');
  const hintOf = (price: number) => (base + price > 0 ? shownPrice(base + price, context) : card('free'));
  // Each tells what it costs alone, as nobody buys the product without any; several are not the sum of that.
  const isShared = base > 0 && links.length > 1 && context.labels.everyPrice === undefined;
  return (
    <>
      {isChoice ? (
        <OptionGroup title={title} isRequired columns="wide">
          {isShared ? (
            <p className="text-ink-soft text-sm">{t('linksBase', { price: priceText(base, context) })}</p>
          ) : null}
          {links.map(({ uid, title: label, price, sampleUrl }) => (
            <div key={uid}>
              <Tile
                type="checkbox"
                name={selected('links')}
                value={uid}
                isChosen={links.length === 1}
                label={<Marked locale={context.locale}>{label}</Marked>}
                hint={hintOf(price)}
              />
              {sampleUrl ? <Sample url={sampleUrl} title={t('sampleOf', { title: label })} /> : null}
            </div>
          ))}
        </OptionGroup>
      ) : (
        <div>
          <h2 className="mb-2 font-medium text-base">{title}</h2>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm marker:text-evergreen">
            {links.map((link) => (
              <li key={link.uid}>
                {link.title}
                {link.sampleUrl ? <Sample url={link.sampleUrl} title={t('sampleOf', { title: link.title })} /> : null}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p id={NO_SAMPLE_ID} tabIndex={-1} className="hidden text-brick text-sm target:block">
        {t('noSample')}
      </p>
      {samples.map(({ title: sample, url }) => (
        <Sample key={url} url={url} title={t('sampleOf', { title: sample })} />
      ))}
    </>
  );
}

function Sample({ url, title }: { url: string; title: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 items-center gap-1.5 text-evergreen text-sm underline underline-offset-4 touch:min-h-11"
    >
      <Icon name="arrow-right" className="size-4" />
      {title}
    </a>
  );
}
