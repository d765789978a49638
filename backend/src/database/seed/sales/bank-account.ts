import type { ContentDraft } from '../data/content-draft';

const NAME = 'mmstr Online Pharmacy';

/** Where bank transfers go, once, as the storefront reads it: numbers that no bank has given to anybody. */
export const bankAccount: ContentDraft = {
  identifier: 'bank-transfer',
  title: { default: 'Bank account (read by the storefront)', mmstr_th: 'บัญชีธนาคาร (อ่านโดยหน้าร้าน)' },
  content: {
    default: `<p>Account name: ${NAME} (example)<br>Sort code: 00-00-00<br>Account number: 00000000</p>`,
    mmstr_us: `<p>Account name: ${NAME} (example)<br>Routing number: 000000000<br>Account number: 0000000000</p>`,
    mmstr_th: `<p>ชื่อบัญชี: ${NAME} (ตัวอย่าง)<br>ธนาคาร: ธนาคารตัวอย่าง<br>เลขที่บัญชี: 000-0-00000-0</p>`,
  },
};
