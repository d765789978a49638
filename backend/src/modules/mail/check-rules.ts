import type { StoreRow } from '../../context';
import type { Mail } from '../../mail/mail';
import type { Part } from './letter';
import { letter, moneyFormat, shopUrl } from './rules';

/** A medicine of an order as the letter about the pharmacist's check tells it. */
export interface CheckedLine {
  name: string;
  quantity: number;
  /** How it may be sold, in the letter's language. */
  category: string;
  state: 'approved' | 'refused' | 'checking';
  /** Why, in the pharmacist's words. */
  reason: string | null;
  /** Minor units of the order's currency; 0 where nothing was paid. */
  refund: number;
}

interface CheckedOrder {
  id: number;
  number: string;
  email: string;
  firstname: string;
  isGuest: boolean;
  currency: string;
  paymentTitle: string;
  lines: readonly CheckedLine[];
  /** Of the whole order, in minor units. */
  refunded: number;
  /** What the rest of the order comes to, with its delivery; null where nothing is left. */
  rest: number | null;
}

const ENGLISH = {
  subject: (shop: string, number: string) => `Our pharmacist and your order ${number} with ${shop}`,
  checked: (number: string) => `Our pharmacist has checked the medicines in your order ${number}:`,
  checking: (number: string) =>
    `Our pharmacist is checking the medicines in your order ${number}. This is how far they are:`,
  approved: 'Approved',
  beingChecked: 'Being checked',
  refunded: (amount: string) => `Not approved. We refund ${amount}.`,
  notCharged: 'Not approved. You are not charged for it.',
  allRefunded: (amount: string, payment: string) => `${amount} is refunded in all, the way you paid: ${payment}.`,
  rest: (amount: string) => `The rest of your order comes to ${amount}.`,
  nothingLeft: 'Nothing of the order is left, so nothing will be sent.',
  goesOn: 'Your order can now be packed and sent.',
  ask: 'If you have a question about this, please ask our pharmacist before you take anything else instead:',
  contact: 'Ask our pharmacist',
  order: 'Your order',
  tracking: 'Track your order',
};

const THAI: typeof ENGLISH = {
  subject: (shop, number) => `ผลการตรวจสอบของเภสัชกรสำหรับคำสั่งซื้อ ${number} ของคุณกับ ${shop}`,
  checked: (number) => `เภสัชกรของเราตรวจสอบยาในคำสั่งซื้อ ${number} ของคุณแล้ว:`,
  checking: (number) => `เภสัชกรของเรากำลังตรวจสอบยาในคำสั่งซื้อ ${number} ของคุณ ความคืบหน้ามีดังนี้:`,
  approved: 'อนุมัติแล้ว',
  beingChecked: 'อยู่ระหว่างการตรวจสอบ',
  refunded: (amount) => `ไม่ได้รับอนุมัติ เราคืนเงินให้คุณ ${amount}`,
  notCharged: 'ไม่ได้รับอนุมัติ คุณไม่ต้องชำระเงินสำหรับรายการนี้',
  allRefunded: (amount, payment) => `เราคืนเงินรวมทั้งสิ้น ${amount} ผ่านช่องทางที่คุณชำระเงิน: ${payment}`,
  rest: (amount) => `สินค้าที่เหลือในคำสั่งซื้อของคุณรวมเป็นเงิน ${amount}`,
  nothingLeft: 'ไม่มีสินค้าเหลือในคำสั่งซื้อนี้ จึงไม่มีการจัดส่ง',
  goesOn: 'คำสั่งซื้อของคุณพร้อมสำหรับการบรรจุและจัดส่งแล้ว',
  ask: 'หากมีข้อสงสัย โปรดสอบถามเภสัชกรของเราก่อนใช้ยาอื่นแทน:',
  contact: 'สอบถามเภสัชกร',
  order: 'คำสั่งซื้อของคุณ',
  tracking: 'ติดตามคำสั่งซื้อ',
};

/** Tells what the pharmacist has decided about an order's medicines, and what becomes of the money. */
export function checkMail(store: StoreRow, shopOrigin: string, order: CheckedOrder): Mail {
  const { id, number, email, lines, refunded, rest, isGuest } = order;
  const way = { store, shopOrigin, to: email };
  const texts = store.locale.startsWith('th') ? THAI : ENGLISH;
  const money = moneyFormat(store, order.currency);
  const is = (state: CheckedLine['state']) => lines.some((line) => line.state === state);
  const said = ({ state, refund, reason }: CheckedLine) => {
    const words = {
      ...{ approved: texts.approved, checking: texts.beingChecked },
      refused: refund > 0 ? texts.refunded(money(refund)) : texts.notCharged,
    };
    return [words[state], reason].filter(Boolean).join('\n');
  };
  const contact: Part[] = [texts.ask, { label: texts.contact, url: shopUrl(way, '/contact-us') }];
  const link: Part = isGuest
    ? { label: texts.tracking, url: shopUrl(way, '/order-tracking') }
    : { label: texts.order, url: shopUrl(way, `/sales/order/view/order_id/${id}`) };
  return letter(way, texts.subject(store.name, number), order.firstname, [
    is('checking') ? texts.checking(number) : texts.checked(number),
    { rows: lines.map((line) => [`${line.quantity} × ${line.name} (${line.category})`, said(line)] as const) },
    ...(refunded > 0 ? [texts.allRefunded(money(refunded), order.paymentTitle)] : []),
    ...(rest === null ? [texts.nothingLeft] : is('refused') ? [texts.rest(money(rest))] : [texts.goesOn]),
    ...(is('refused') ? contact : []),
    link,
  ]);
}
