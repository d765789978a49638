import type { cartRule, checkoutAgreement } from '../../schema/sales';
import { labels, storeIds } from '../localised';
import type { Localised } from '../types';

interface RuleSeed {
  label: Localised;
  couponCode: string;
  action?: 'by_percent' | 'by_fixed' | 'cart_fixed';
  amount?: number;
  minSubtotal?: number;
  givesFreeShipping?: boolean;
  toDate?: string;
  maxUses?: number;
}

const seeds: RuleSeed[] = [
  {
    label: { default: 'Welcome: 10% off', mmstr_th: 'ต้อนรับลูกค้าใหม่ ลด 10%' },
    couponCode: 'WELCOME10',
    amount: 10,
  },
  {
    // Each currency has an amount of its own.
    label: { default: 'Spend and save', mmstr_th: 'ส่วนลดเมื่อซื้อครบ' },
    couponCode: 'FIVEOFF',
    action: 'cart_fixed',
    amount: 5,
    minSubtotal: 25,
  },
  {
    label: { default: 'Free delivery', mmstr_us: 'Free shipping', mmstr_th: 'จัดส่งฟรี' },
    couponCode: 'FREESHIP',
    givesFreeShipping: true,
  },
  {
    label: { default: 'Everything free', mmstr_th: 'ฟรีทั้งหมด' },
    couponCode: 'ALLFREE',
    amount: 100,
    givesFreeShipping: true,
  },
  {
    label: { default: 'Spring 2025', mmstr_th: 'ฤดูใบไม้ผลิ 2025' },
    couponCode: 'SPRING25',
    amount: 25,
    toDate: '2025-05-31',
  },
  { label: { default: 'First come', mmstr_th: 'มาก่อนได้ก่อน' }, couponCode: 'FIRST100', amount: 15, maxUses: 100 },
];

/** The coupons of the shop; amounts in pounds or percent. */
export const cartRules: (typeof cartRule.$inferInsert)[] = seeds.map(
  ({ label, action = 'by_percent', amount = 0, minSubtotal = 0, givesFreeShipping = false, ...seed }, index) => ({
    id: index + 1,
    labels: labels(label),
    storeIds: storeIds([]),
    couponCode: seed.couponCode,
    isActive: true,
    fromDate: null,
    toDate: seed.toDate ?? null,
    action,
    amount,
    minSubtotal,
    givesFreeShipping,
    maxUses: seed.maxUses ?? null,
    timesUsed: 0,
    sortOrder: index + 1,
  }),
);

const english = {
  name: 'Terms of sale',
  checkboxText: 'I have read and accept the terms of sale',
  content:
    '<p>You buy for personal use and have read the leaflet of every medicine in this order. Medicines cannot be returned once they have left the pharmacy, unless they are faulty.</p>',
};

/** What shoppers agree to with an order: once in English, once in Thai. */
export const agreements: (typeof checkoutAgreement.$inferInsert)[] = [
  { ...english, storeIds: storeIds(['mmstr_en', 'mmstr_us']) },
  {
    name: 'เงื่อนไขการขาย',
    checkboxText: 'ฉันได้อ่านและยอมรับเงื่อนไขการขาย',
    content:
      '<p>คุณซื้อเพื่อใช้ส่วนตัวและได้อ่านเอกสารกำกับยาของยาทุกรายการในคำสั่งซื้อนี้แล้ว ยาที่ออกจากร้านแล้วไม่รับคืน เว้นแต่สินค้ามีความบกพร่อง</p>',
    storeIds: storeIds(['mmstr_th']),
  },
].map((agreement, index) => ({
  ...agreement,
  id: index + 1,
  isHtml: true,
  mode: 'AUTO' as const,
  sortOrder: index + 1,
}));
