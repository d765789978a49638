import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/controls/link';
import { Marked } from '@/components/ui/marked';
import { formatMoney } from '@/lib/format/money';
import type { ComparedPack } from '@/lib/pharmacy/same-medicine/same-medicine';

/** What may be bought instead of a medicine, by the price of one unit: the same ingredients, amounts and form. */
export async function SameMedicine({ packs, locale }: { packs: readonly ComparedPack[]; locale: string }) {
  const t = await getTranslations('pharmacy.sameMedicine');
  return (
    <>
      <p className="mb-3 max-w-measure">{t('text')}</p>
      <table className="s-packs">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('unitPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {packs.map(({ uid, name, href, holds, price, unitPrice, isCheapest, legalCategory }) => (
            <tr key={uid}>
              <th scope="row">
                {href ? (
                  <Link href={href} data-page="PRODUCT">
                    <Marked locale={locale}>{name}</Marked>
                  </Link>
                ) : (
                  <b>
                    <Marked locale={locale}>{name}</Marked>
                  </b>
                )}
                <small>
                  <Marked locale={locale}>
                    {[holds, legalCategory, href ? null : t('own')].filter(Boolean).join(' · ')}
                  </Marked>
                </small>
              </th>
              <td>{formatMoney(price, locale)}</td>
              <td>
                {t('per', { price: formatMoney(unitPrice.price, locale), unit: unitPrice.unit })}
                {isCheapest ? <small>{t('cheapest')}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
