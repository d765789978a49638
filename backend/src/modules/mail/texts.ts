/** The sentences of the shop's letters. English serves every English store view: none of it is spelled in two ways. */
const ENGLISH = {
  greeting: (name: string) => `${`Hello ${name}`.trim()},`,
  regards: (shop: string) => `Kind regards\n${shop}`,

  welcomeSubject: (shop: string) => `Welcome to ${shop}`,
  welcome: (shop: string) => `Your account with ${shop} is ready.`,
  welcomeUse: 'Sign in to order faster, to see what became of your orders, and to keep addresses and favourites.',
  signIn: 'Sign in',

  resetSubject: (shop: string) => `A new password for your account with ${shop}`,
  reset: 'Somebody, probably you, asked for a new password for this account. Choose it here:',
  resetLink: 'Choose a new password',
  resetHours: (hours: number) => `The link works once and within ${hours} hours.`,
  resetIgnore: 'If you did not ask for it, do nothing: your password stays as it is.',

  emailSubject: (shop: string) => `Your email address with ${shop} was changed`,
  emailChanged: (email: string) => `The email address of your account is now ${email}.`,
  passwordSubject: (shop: string) => `Your password with ${shop} was changed`,
  passwordChanged: 'The password of your account was changed.',
  notYou: 'If this was not you, please choose a new password at once and tell us:',
  contactUs: 'Write to us',

  orderSubject: (shop: string, number: string) => `Your order ${number} with ${shop}`,
  order: (number: string) => `Thank you for your order. Its number is ${number}. This is what you ordered:`,
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  discount: 'Discount',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  total: 'Total',
  deliverTo: 'Deliver to',
  billTo: 'Bill to',
  payment: 'Payment',
  orderHistory: 'Your orders',
  orderTracking: 'Track your order',
  trackWith: 'You need the order number, your email address and the postcode.',
};

type Texts = typeof ENGLISH;

const THAI: Texts = {
  greeting: (name) => `สวัสดีคุณ ${name}`.trim(),
  regards: (shop) => `ด้วยความเคารพ\n${shop}`,

  welcomeSubject: (shop) => `ยินดีต้อนรับสู่ ${shop}`,
  welcome: (shop) => `บัญชีของคุณกับ ${shop} พร้อมใช้งานแล้ว`,
  welcomeUse: 'เข้าสู่ระบบเพื่อสั่งซื้อได้เร็วขึ้น ดูสถานะคำสั่งซื้อ และบันทึกที่อยู่กับสินค้าที่ชอบไว้',
  signIn: 'เข้าสู่ระบบ',

  resetSubject: (shop) => `ตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณกับ ${shop}`,
  reset: 'มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้ ซึ่งน่าจะเป็นคุณเอง โปรดตั้งรหัสผ่านใหม่ที่นี่:',
  resetLink: 'ตั้งรหัสผ่านใหม่',
  resetHours: (hours) => `ลิงก์นี้ใช้ได้ครั้งเดียวและภายใน ${hours} ชั่วโมง`,
  resetIgnore: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณจะยังคงเหมือนเดิม',

  emailSubject: (shop) => `อีเมลของบัญชีคุณกับ ${shop} มีการเปลี่ยนแปลง`,
  emailChanged: (email) => `ขณะนี้อีเมลของบัญชีคุณคือ ${email}`,
  passwordSubject: (shop) => `รหัสผ่านของบัญชีคุณกับ ${shop} มีการเปลี่ยนแปลง`,
  passwordChanged: 'รหัสผ่านของบัญชีคุณถูกเปลี่ยนแล้ว',
  notYou: 'หากคุณไม่ได้เป็นผู้ดำเนินการ โปรดตั้งรหัสผ่านใหม่ทันทีและแจ้งให้เราทราบ:',
  contactUs: 'ติดต่อเรา',

  orderSubject: (shop, number) => `คำสั่งซื้อ ${number} ของคุณกับ ${shop}`,
  order: (number) => `ขอบคุณสำหรับคำสั่งซื้อ หมายเลขคำสั่งซื้อของคุณคือ ${number} รายการที่คุณสั่งซื้อมีดังนี้:`,
  subtotal: 'ยอดรวมสินค้า',
  delivery: 'ค่าจัดส่ง',
  discount: 'ส่วนลด',
  tax: 'ภาษี',
  taxIncluded: 'ภาษีที่รวมอยู่แล้ว',
  total: 'ยอดรวมทั้งสิ้น',
  deliverTo: 'จัดส่งไปที่',
  billTo: 'ที่อยู่สำหรับใบแจ้งหนี้',
  payment: 'การชำระเงิน',
  orderHistory: 'คำสั่งซื้อของคุณ',
  orderTracking: 'ติดตามคำสั่งซื้อ',
  trackWith: 'โปรดเตรียมหมายเลขคำสั่งซื้อ อีเมล และรหัสไปรษณีย์ของคุณ',
};

/** The sentences in the language of a locale; English where the shop does not speak it. */
export function textsOf(locale: string): Texts {
  return locale.startsWith('th') ? THAI : ENGLISH;
}
