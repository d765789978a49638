interface DemoWish {
  sku: string;
  quantity?: number;
  description?: string;
  /** Configurable: the variant wished for; without one its options are still to be chosen. */
  variant?: string;
}

interface DemoReview {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  /** Stars, 1 to 5, by rating id. */
  ratings: Record<number, number>;
  createdAt: string;
  /** The store views that show it once it is approved; all where none is named. */
  views: string[];
  status: 'approved' | 'pending';
}

const ENGLISH = ['mmstr_en', 'mmstr_us'];

/** What a demo customer wishes for and has written, by e-mail address. */
export const demoWishes: Record<string, { wishes: DemoWish[]; reviews: DemoReview[] }> = {
  'olivia.hart@example.com': {
    wishes: [
      { sku: 'STU-REFILL', quantity: 2, description: 'For the car and for the allotment shed.' },
      { sku: 'VEL-PARA', variant: 'VEL-PARA-CAP-16' },
      { sku: 'TOL-CET' },
      { sku: 'STU-KIT-BYO' },
      { sku: 'VEL-FAMILY' },
      { sku: 'ROA-GUIDE', description: 'Before Lisbon in May.' },
      { sku: 'SVC-CONSULT' },
    ],
    reviews: [
      {
        sku: 'STU-KIT-CAR',
        nickname: 'Olivia',
        summary: 'Lives under the passenger seat',
        text: 'Everything has its own pocket, so the right dressing was in my hand before the crying had stopped.',
        ratings: { 1: 5, 2: 4, 3: 5 },
        createdAt: '2026-09-14T18:22:00Z',
        views: ENGLISH,
        status: 'approved',
      },
      {
        sku: 'MMS-THROAT-SPRAY',
        nickname: 'Olivia',
        summary: 'Numbs quickly, tastes of it',
        text: 'It takes the edge off within a minute. The taste stays for ten, so not before breakfast.',
        ratings: { 1: 4, 2: 4, 3: 3 },
        createdAt: '2026-11-02T08:05:00Z',
        views: ENGLISH,
        status: 'pending',
      },
    ],
  },
  'marcus.reed@example.com': {
    wishes: [{ sku: 'STU-KIT-WORK' }, { sku: 'VEL-PARA' }, { sku: 'CLE-READ', quantity: 2 }],
    reviews: [
      {
        sku: 'CLE-READ',
        nickname: 'Marcus R.',
        summary: 'Good enough to forget about',
        text: 'Light, and the arms do not pinch. I keep one pair at the desk and one in the truck.',
        ratings: { 1: 4, 2: 5, 3: 5 },
        createdAt: '2026-08-30T15:40:00Z',
        views: ENGLISH,
        status: 'approved',
      },
      {
        sku: 'STU-KIT-WORK',
        nickname: 'Marcus R.',
        summary: 'Sturdy box, thin gloves',
        text: 'The case survived a drop from the tailgate. The gloves tear when you hurry; I added better ones.',
        ratings: { 1: 4, 2: 3, 3: 4 },
        createdAt: '2026-11-09T21:15:00Z',
        views: ENGLISH,
        status: 'pending',
      },
    ],
  },
  'ploy.srisuk@example.com': {
    wishes: [
      { sku: 'VEL-PARA', variant: 'VEL-PARA-TAB-16' },
      { sku: 'STU-KIT-CAR', description: 'ให้คุณแม่' },
      { sku: 'BRI-KIDS', quantity: 2 },
    ],
    reviews: [
      {
        sku: 'BRI-KIDS',
        nickname: 'พลอย',
        summary: 'ลูกยอมแปรงฟันเองแล้ว',
        text: 'รสอ่อน ไม่เผ็ด ลูกชอบกลิ่น ซื้อซ้ำเป็นครั้งที่สองแล้วค่ะ',
        ratings: { 1: 5, 2: 5, 3: 5 },
        createdAt: '2026-10-04T02:30:00Z',
        views: [],
        status: 'approved',
      },
      {
        sku: 'TOL-CET',
        nickname: 'พลอย',
        summary: 'ช่วยได้ แต่ง่วงนิดหน่อย',
        text: 'อาการคันจมูกดีขึ้นภายในหนึ่งชั่วโมง กินก่อนนอนจะสะดวกกว่า',
        ratings: { 1: 4, 2: 4, 3: 4 },
        createdAt: '2026-11-12T13:45:00Z',
        views: [],
        status: 'pending',
      },
    ],
  },
};
