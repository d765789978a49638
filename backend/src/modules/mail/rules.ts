import type { StoreRow } from '../../context';
import type { CartAddress, OrderTotals } from '../../database/schema/sales-types';
import type { Mail } from '../../mail/mail';
import { viewPath } from '../../view-path';
import { type Part, writtenLetter } from './letter';
import { textsOf } from './texts';

// The shop's letters: each in the language of a store view, with links into that store view of the storefront.

/** From where and to where a letter goes. */
interface Way {
  store: StoreRow;
  /** Origin of the storefront. */
  shopOrigin: string;
  to: string;
}

interface Person {
  firstname: string;
  email: string;
}

/** How long the link to a new password works; Magento's default. */
export const RESET_HOURS = 2;

/** An address of the storefront in a store view. */
export function shopUrl({ store, shopOrigin }: Way, path: string): string {
  return `${shopOrigin}${viewPath(store, path)}`;
}

/** What a mail program makes a link of: whoever wrote such a name need not be who reads the letter. */
const LINK_LIKE = /\S\.\p{L}{2,}/u;

/** A letter in the store view's language, from its greeting to its regards. */
export function letter(way: Way, subject: string, name: string, parts: readonly Part[]): Mail {
  const { store, to } = way;
  const { greeting, regards } = textsOf(store.locale);
  const all = [greeting(LINK_LIKE.test(name) ? '' : name), ...parts, regards(store.name)];
  return { to, ...writtenLetter({ locale: store.locale, subject, parts: all }) };
}

/** Tells somebody that their account is there. */
export function welcomeMail(store: StoreRow, shopOrigin: string, { firstname, email }: Person): Mail {
  const way = { store, shopOrigin, to: email };
  const texts = textsOf(store.locale);
  const signIn = { label: texts.signIn, url: shopUrl(way, '/customer/account/login') };
  return letter(way, texts.welcomeSubject(store.name), firstname, [
    texts.welcome(store.name),
    texts.welcomeUse,
    signIn,
  ]);
}

/** Brings the link by which a new password is chosen. */
export function resetMail(store: StoreRow, shopOrigin: string, { firstname, email }: Person, token: string): Mail {
  const way = { store, shopOrigin, to: email };
  const texts = textsOf(store.locale);
  return letter(way, texts.resetSubject(store.name), firstname, [
    texts.reset,
    {
      label: texts.resetLink,
      url: shopUrl(way, `/customer/account/createPassword?token=${encodeURIComponent(token)}`),
    },
    texts.resetHours(RESET_HOURS),
    texts.resetIgnore,
  ]);
}

/** Tells the old address and the new one that the account has the new one. */
export function emailChangedMails(store: StoreRow, shopOrigin: string, before: Person, after: Person): Mail[] {
  const texts = textsOf(store.locale);
  return [before.email, after.email].map((to) => {
    const way = { store, shopOrigin, to };
    return letter(way, texts.emailSubject(store.name), after.firstname, [
      texts.emailChanged(after.email),
      texts.notYou,
      { label: texts.contactUs, url: shopUrl(way, '/contact-us') },
    ]);
  });
}

/** Tells somebody that their password was changed. */
export function passwordChangedMail(store: StoreRow, shopOrigin: string, { firstname, email }: Person): Mail {
  const way = { store, shopOrigin, to: email };
  const texts = textsOf(store.locale);
  return letter(way, texts.passwordSubject(store.name), firstname, [
    texts.passwordChanged,
    texts.notYou,
    { label: texts.resetLink, url: shopUrl(way, '/forgot-password') },
    { label: texts.contactUs, url: shopUrl(way, '/contact-us') },
  ]);
}

interface OrderedLine {
  name: string;
  quantity: number;
  rowTotal: number;
  rowTotalIncludingTax: number;
  /** How it may be sold, where that is not freely. */
  category?: string | undefined;
}

/** An order as its letter tells it; money in minor units of `currency`. */
export interface OrderedGoods {
  number: string;
  email: string;
  isGuest: boolean;
  currency: string;
  items: readonly OrderedLine[];
  totals: OrderTotals;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress;
  shippingTitle: string | null;
  paymentTitle: string;
}

/** Confirms an order to the guest or the customer who placed it. */
export function orderMail(store: StoreRow, shopOrigin: string, order: OrderedGoods): Mail {
  const way = { store, shopOrigin, to: order.email };
  const texts = textsOf(store.locale);
  const { shippingAddress, billingAddress, isGuest } = order;
  const addresses: [string, string][] = [
    ...(shippingAddress ? [[texts.deliverTo, addressText(shippingAddress)] as [string, string]] : []),
    [texts.billTo, addressText(billingAddress)],
    [texts.payment, order.paymentTitle],
  ];
  const links: Part[] = isGuest
    ? [{ label: texts.orderTracking, url: shopUrl(way, '/order-tracking') }, texts.trackWith]
    : [{ label: texts.orderHistory, url: shopUrl(way, '/sales/order/history') }];
  return letter(way, texts.orderSubject(store.name, order.number), billingAddress.firstname, [
    texts.order(order.number),
    { rows: amounts(store, order) },
    { rows: addresses },
    ...links,
  ]);
}

/** Writes minor units of a currency as the store view does. */
export function moneyFormat(store: StoreRow, currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat(store.locale.replace('_', '-'), { style: 'currency', currency });
  return (minor) => format.format(minor / 100);
}

/** What was ordered and what it costs, with tax where the store view shows prices so. */
function amounts(store: StoreRow, { currency, items, totals, shippingTitle }: OrderedGoods): [string, string][] {
  const texts = textsOf(store.locale);
  const isNet = store.config.tax_display_type === 1;
  const money = moneyFormat(store, currency);
  const delivery = isNet ? totals.shippingExcludingTax : totals.shippingIncludingTax;
  return [
    ...items.map(({ name, quantity, rowTotal, rowTotalIncludingTax, category }): [string, string] => [
      `${quantity} × ${name}${category ? ` (${category})` : ''}`,
      money(isNet ? rowTotal : rowTotalIncludingTax),
    ]),
    [texts.subtotal, money(isNet ? totals.subtotalExcludingTax : totals.subtotalIncludingTax)],
    ...(shippingTitle ? [[`${texts.delivery} (${shippingTitle})`, money(delivery)] as [string, string]] : []),
    ...(totals.discount > 0 ? [[texts.discount, money(-totals.discount)] as [string, string]] : []),
    [isNet ? texts.tax : texts.taxIncluded, money(totals.tax)],
    [texts.total, money(totals.grandTotal)],
  ];
}

function addressText({
  firstname,
  lastname,
  company,
  street,
  city,
  region,
  postcode,
  countryId,
  telephone,
}: CartAddress) {
  const name = `${firstname} ${lastname}`;
  const place = [postcode, city, region.label, countryId].filter(Boolean).join(' ');
  return [name, company, ...street, place, telephone].filter(Boolean).join('\n');
}

/** What somebody writes to the shop by its contact form; the answer goes to them. */
export function contactMail(
  shopAddress: string,
  { name, email, telephone, comment }: { name: string; email: string; telephone: string | null; comment: string },
): Mail {
  const rows: [string, string][] = [
    ['Name', name],
    ['Email', email],
    ...(telephone ? [['Telephone', telephone] as [string, string]] : []),
  ];
  // The shop's own people read it.
  const letter = writtenLetter({ locale: 'en', subject: 'Contact form', parts: [{ rows }, comment] });
  return { to: shopAddress, replyTo: email, ...letter };
}
