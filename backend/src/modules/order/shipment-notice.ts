import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { salesOrder } from '../../database/schema/sales';
import type { Pusher } from '../../push/pusher';
import { viewPath } from '../../view-path';
import { notifyCustomer } from '../push/queries';

const ENGLISH = {
  title: (number: string) => `Order ${number} is on its way`,
  body: 'Open it to see what has left and how to follow it.',
};

const THAI: typeof ENGLISH = {
  title: (number) => `คำสั่งซื้อ ${number} กำลังจัดส่ง`,
  body: 'เปิดเพื่อดูรายการที่จัดส่งแล้วและวิธีติดตามพัสดุ',
};

/**
 * Tells a customer's browsers that something of their order is on its way, without a word of what it is: screens are
 * seen by others. Says in how many; never throws, as the parcel is on its way all the same.
 */
export async function tellOfShipment(db: Database, pusher: Pusher, number: string): Promise<string> {
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.incrementId, number));
  if (!order?.customerId) return '';
  const { id } = order;
  try {
    const { sent, failures } = await notifyCustomer({ db, pusher }, order.customerId, (view) => {
      const { title, body } = view.locale.startsWith('th') ? THAI : ENGLISH;
      return { title: title(number), body, path: viewPath(view, `/sales/order/view/order_id/${id}`) };
    });
    const failure = failures.length > 0 ? ` ${failures.length} could not be told: ${failures[0]}` : '';
    return `${sent > 0 ? ` The customer is told in ${sent === 1 ? '1 browser' : `${sent} browsers`}.` : ''}${failure}`;
  } catch (error) {
    return ` The customer is not told: ${error}`;
  }
}
