import type { StoreRow } from './context';

/** The store view's own label, else the default one, else an empty text. */
export function label(labels: Record<string, string>, store: StoreRow): string {
  return labels[store.code] || labels.default || '';
}

type Phrase =
  | 'Price'
  | 'Category'
  | 'Position'
  | 'Product Name'
  | 'SKU'
  | 'Description'
  | 'Short Description'
  | 'Yes'
  | 'No'
  | 'Unlimited';

const PHRASES: Record<string, Record<Phrase, string>> = {
  th: {
    Price: 'ราคา',
    Category: 'หมวดหมู่',
    Position: 'ตำแหน่ง',
    'Product Name': 'ชื่อสินค้า',
    SKU: 'รหัสสินค้า',
    Description: 'รายละเอียด',
    'Short Description': 'รายละเอียดโดยย่อ',
    Yes: 'ใช่',
    No: 'ไม่ใช่',
    Unlimited: 'ไม่จำกัด',
  },
};

/** A word of Magento's own interface in the store view's language; English where there is no translation. */
export function phrase(text: Phrase, store: StoreRow): string {
  return PHRASES[store.locale.slice(0, 2)]?.[text] ?? text;
}
