import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const sizes = {
  s: ['small', 'ขนาด S'],
  m: ['medium', 'ขนาด M'],
  l: ['large', 'ขนาด L'],
  xl: ['extra large', 'ขนาด XL'],
} satisfies Record<string, [string, string]>;

const ankle = withVariants(
  {
    sku: 'PUL-ANKLE',
    name: say('Pulsemark Knitted ankle support', 'พัลส์มาร์ก อุปกรณ์พยุงข้อเท้าแบบถัก'),
    urlKey: 'pulsemark-knitted-ankle-support',
    categories: ['heat-supports', 'first-aid'],
    shortDescription: say(
      'Firm where the ankle turns, soft over the heel, thin enough for an ordinary shoe.',
      'กระชับตรงข้อเท้า นุ่มที่ส้นเท้า บางพอสวมในรองเท้าทั่วไป',
    ),
    description: prose(
      [
        'A sprain heals with movement, and a support gives you the courage to move. The knit presses gently on the swelling and reminds the joint where it is.',
        'Measure around the narrowest place above the ankle bone: small 17–20 cm, medium 20–23 cm, large 23–26 cm.',
      ],
      [
        'ข้อแพลงหายได้ด้วยการขยับ อุปกรณ์พยุงช่วยให้มั่นใจที่จะเดิน เนื้อผ้าถักกดเบา ๆ ลดบวม',
        'วัดรอบส่วนที่แคบที่สุดเหนือตาตุ่ม: S 17–20 ซม. M 20–23 ซม. L 23–26 ซม.',
      ],
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      vegan: true,
      warnings: care.support,
      ingredients: prose('Nylon, elastane, viscose. Free from natural rubber latex.'),
      storage: storage.cupboard,
    },
    related: ['PUL-KNEE', 'NOR-IBU-GEL'],
  },
  ['size'],
  [
    variant('PUL-ANKLE-S', sizes.s, 13.5, 26, 0.08, { size: 's' }),
    variant('PUL-ANKLE-M', sizes.m, 13.5, 41, 0.09, { size: 'm' }),
    variant('PUL-ANKLE-L', sizes.l, 13.5, 3, 0.1, { size: 'l' }),
  ],
);

const wrist = withVariants(
  {
    sku: 'PUL-WRIST',
    name: say('Pulsemark Wrist support with splint', 'พัลส์มาร์ก อุปกรณ์พยุงข้อมือพร้อมแผ่นดาม'),
    urlKey: 'pulsemark-wrist-support',
    categories: ['heat-supports'],
    shortDescription: say(
      'Keeps the wrist straight at night, where tingling fingers begin.',
      'ช่วยให้ข้อมือตรงขณะนอน ซึ่งเป็นช่วงที่อาการชานิ้วมักเริ่ม',
    ),
    description: prose(
      'A light aluminium bar along the palm stops the wrist from curling while you sleep. Worn for six weeks, that is often all that a mild carpal tunnel needs. Fits left and right; slide the bar out to wash it.',
      'แผ่นอะลูมิเนียมเบาตามฝ่ามือช่วยไม่ให้ข้อมืองอขณะหลับ สวมต่อเนื่องหกสัปดาห์มักเพียงพอสำหรับอาการเส้นประสาทข้อมือถูกกดทับเล็กน้อย ใช้ได้ทั้งซ้ายและขวา ถอดแผ่นดามออกซักได้',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      vegan: true,
      warnings: care.support,
      storage: storage.cupboard,
    },
    related: ['PUL-ANKLE', 'SVC-CONSULT'],
  },
  ['size'],
  [
    variant('PUL-WRIST-S', sizes.s, 14.95, 22, 0.11, { size: 's' }),
    variant('PUL-WRIST-M', sizes.m, 14.95, 30, 0.12, { size: 'm' }),
    variant('PUL-WRIST-L', sizes.l, 14.95, 17, 0.13, { size: 'l' }),
  ],
);

const back = withVariants(
  {
    sku: 'PUL-BACK',
    name: say('Pulsemark Lower back support belt', 'พัลส์มาร์ก เข็มขัดพยุงหลังส่วนล่าง'),
    urlKey: 'pulsemark-lower-back-support',
    categories: ['heat-supports', 'muscle-joint'],
    shortDescription: say(
      'A breathable belt for lifting, gardening and long drives, not for all day.',
      'เข็มขัดระบายอากาศสำหรับยกของ ทำสวน และขับรถไกล ไม่ควรสวมทั้งวัน',
    ),
    description: prose(
      'Four flexible stays and two side straps let you choose how much it holds. Wear it for the job, take it off afterwards: muscles that never work grow weak. Waists of 70–85 cm (small) to 115–130 cm (extra large).',
      'แกนยืดหยุ่นสี่แกนและสายรัดข้างสองเส้นปรับแรงพยุงได้ สวมเฉพาะเวลาทำงานแล้วถอดออก กล้ามเนื้อที่ไม่ได้ใช้จะอ่อนแรง รอบเอว 70–85 ซม. (S) ถึง 115–130 ซม. (XL)',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      warnings: care.support,
      storage: storage.cupboard,
    },
    related: ['MMS-HEAT-PATCH'],
  },
  ['size'],
  [
    variant('PUL-BACK-S', sizes.s, 22.5, 12, 0.28, { size: 's' }),
    variant('PUL-BACK-M', sizes.m, 22.5, 25, 0.3, { size: 'm' }),
    variant('PUL-BACK-L', sizes.l, 22.5, 19, 0.33, { size: 'l' }),
    variant('PUL-BACK-XL', sizes.xl, 24.5, 8, 0.36, { size: 'xl' }),
  ],
);

const cup = withVariants(
  {
    sku: 'WYN-CUP',
    name: say('Wynmere Menstrual cup', 'วินเมียร์ ถ้วยอนามัย'),
    urlKey: 'wynmere-menstrual-cup',
    categories: ['period-pain', 'sexual-health'],
    shortDescription: say(
      'Soft medical silicone, up to eight hours at a time, for years.',
      'ซิลิโคนทางการแพทย์เนื้อนุ่ม ใช้ได้ครั้งละไม่เกินแปดชั่วโมง และใช้ได้หลายปี',
    ),
    description: prose(
      [
        'Fold, insert, forget, rinse. It takes most people two or three periods to get the knack; the leaflet shows four folds to try. Comes with a cotton bag and a cup to boil it in.',
        'Small for teenagers and a low cervix, medium for most people, large after a vaginal birth or for heavy flow.',
      ],
      [
        'พับ ใส่ ลืมไปได้ แล้วล้าง ส่วนใหญ่ใช้เวลาสองถึงสามรอบเดือนจึงคล่อง เอกสารแนะนำวิธีพับสี่แบบ มาพร้อมถุงผ้าและถ้วยสำหรับต้ม',
        'S สำหรับวัยรุ่นและปากมดลูกต่ำ M สำหรับคนทั่วไป L สำหรับผู้ที่คลอดทางช่องคลอดหรือประจำเดือนมามาก',
      ],
    ),
    attributes: {
      brand: 'wynmere',
      dosage_form: 'device',
      vegan: true,
      warnings: points(
        [
          'Empty it at least every eight hours and boil it between periods.',
          'Take it out and get help at once for sudden fever, a rash, vomiting or faintness: toxic shock is rare but serious.',
          'With a coil, ask the clinic that fitted it first.',
        ],
        [
          'เทออกอย่างน้อยทุกแปดชั่วโมงและต้มระหว่างรอบเดือน',
          'หากมีไข้ฉับพลัน ผื่น อาเจียน หรือหน้ามืด ให้เอาออกและพบแพทย์ทันที ภาวะท็อกซิกช็อกพบน้อยแต่ร้ายแรง',
          'หากใส่ห่วงอนามัยควรปรึกษาคลินิกก่อน',
        ],
      ),
      storage: storage.cupboard,
    },
    related: ['MMS-PADS-14', 'MMS-PERIOD-PATCH'],
  },
  ['size'],
  [
    variant('WYN-CUP-S', sizes.s, 17.5, 40, 0.06, { size: 's' }),
    variant('WYN-CUP-M', sizes.m, 17.5, 66, 0.06, { size: 'm' }),
    variant('WYN-CUP-L', sizes.l, 17.5, 31, 0.07, { size: 'l' }),
  ],
);

/** Supports in sizes. */
export const supports: ProductDraft[] = [...ankle, ...wrist, ...back, ...cup];
