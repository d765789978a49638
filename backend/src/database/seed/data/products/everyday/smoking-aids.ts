import { prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const mouthSpray = withVariants(
  {
    sku: 'STI-SPRAY',
    name: say('Stillbreeze Nicotine mouth spray 1 mg', 'สติลบรีซ สเปรย์พ่นปากนิโคติน 1 มก.'),
    urlKey: 'stillbreeze-nicotine-mouth-spray',
    categories: ['stop-smoking'],
    shortDescription: say(
      'The fastest of the nicotine products: about a minute.',
      'ออกฤทธิ์เร็วที่สุดในกลุ่มนิโคตินทดแทน ราวหนึ่งนาที',
    ),
    description: prose(
      'Spray into the cheek, not down the throat, and do not swallow for a few seconds. 150 sprays in a bottle. It tingles; people who have just stood up from a table with smokers are grateful for that.',
      'พ่นที่กระพุ้งแก้ม ไม่ใช่ลำคอ และอย่าเพิ่งกลืนสองสามวินาที หนึ่งขวดพ่นได้ 150 ครั้ง จะรู้สึกซ่าเล็กน้อย',
    ),
    attributes: {
      brand: 'stillbreeze',
      active_ingredient: ['nicotine'],
      strength: '1mg',
      dosage_form: 'spray',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99102/0021',
      warnings: warnings.nicotine,
      how_to_use: prose(
        'One or two sprays when you feel an urge, up to four an hour and 64 a day; fewer each week.',
        'พ่น 1–2 ครั้งเมื่ออยากสูบ ไม่เกินชั่วโมงละ 4 ครั้งและวันละ 64 ครั้ง ลดลงทุกสัปดาห์',
      ),
      storage: storage.room,
    },
    related: ['SVC-SMOKE'],
  },
  ['flavour'],
  [
    variant('STI-SPRAY-MINT', ['cool mint', 'คูลมินต์'], 17.95, { quantity: 52, maxSale: 4 }, 0.05, {
      flavour: 'cool-mint',
    }),
    variant('STI-SPRAY-FRUIT', ['berry', 'เบอร์รี'], 17.95, { quantity: 39, maxSale: 4 }, 0.05, { flavour: 'berry' }),
  ],
);

const inhalator = withVariants(
  {
    sku: 'STI-INH',
    name: say('Stillbreeze Nicotine inhalator 15 mg', 'สติลบรีซ อินฮาเลเตอร์นิโคติน 15 มก.'),
    urlKey: 'stillbreeze-nicotine-inhalator',
    categories: ['stop-smoking'],
    shortDescription: say('For hands that miss the cigarette as much as the head does.', 'สำหรับมือที่คิดถึงบุหรี่พอ ๆ กับใจ'),
    description: prose(
      'For cravings when you stop smoking: a mouthpiece with a cartridge. Short puffs into the cheeks for twenty minutes; nothing burns and nothing is exhaled but air. One cartridge makes up for about seven cigarettes.',
      'สำหรับความอยากบุหรี่เมื่อเลิกสูบ เป็นปากสูบพร้อมตลับ สูดสั้น ๆ เข้ากระพุ้งแก้มยี่สิบนาที ไม่มีการเผาไหม้ หนึ่งตลับแทนบุหรี่ราวเจ็ดมวน',
    ),
    attributes: {
      brand: 'stillbreeze',
      active_ingredient: ['nicotine'],
      strength: '15mg',
      dosage_form: 'device',
      legal_category: 'gsl',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99102/0026',
      warnings: warnings.nicotine,
      how_to_use: prose(
        'Up to six cartridges a day; halve that after eight weeks.',
        'ไม่เกินวันละหกตลับ ลดครึ่งหนึ่งหลังแปดสัปดาห์',
      ),
      storage: storage.room,
    },
    related: ['SVC-SMOKE'],
  },
  ['pack_size'],
  [
    variant('STI-INH-4', ['4 cartridges', '4 ตลับ'], 7.95, { quantity: 36, maxSale: 4 }, 0.05, {
      pack_size: '4',
      ...holds(4, 'piece'),
    }),
    variant('STI-INH-20', ['20 cartridges', '20 ตลับ'], 24.95, { quantity: 21, maxSale: 4 }, 0.12, {
      pack_size: '20',
      ...holds(20, 'piece'),
    }),
  ],
);

/** A start, sprays and inhalators for those who stop smoking. */
export const smokingAids: ProductDraft[] = [
  {
    sku: 'STI-START',
    type: 'bundle',
    name: say('Stillbreeze Quit starter pack', 'สติลบรีซ ชุดเริ่มต้นเลิกบุหรี่'),
    urlKey: 'stillbreeze-quit-starter-pack',
    categories: ['stop-smoking'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'A patch for the whole day and something fast for sudden cravings: both together work better than either alone.',
      'แผ่นแปะสำหรับทั้งวันและตัวช่วยออกฤทธิ์เร็วเมื่ออยากกะทันหัน ใช้ร่วมกันได้ผลดีกว่าใช้อย่างเดียว',
    ),
    description: prose(
      'Choose the patch by how many you smoke now and the helper by taste. Set a date within two weeks, tell one person, clear the car. We ring you in week one if you like.',
      'เลือกระดับแผ่นแปะตามจำนวนที่สูบและตัวช่วยตามชอบ กำหนดวันเลิกภายในสองสัปดาห์ บอกใครสักคน แล้วเก็บกวาดบุหรี่ออกจากรถ',
    ),
    attributes: {
      brand: 'stillbreeze',
      active_ingredient: ['nicotine'],
      dosage_form: 'kit',
      legal_category: 'gsl',
      minimum_age: '12y',
      warnings: warnings.nicotine,
      storage: storage.room,
    },
    bundle: {
      dynamic: true,
      options: [
        {
          title: say('Patch', 'แผ่นแปะ'),
          type: 'radio',
          required: true,
          selections: [
            { sku: 'STI-PATCH-21', quantity: 1, isDefault: true, canChangeQuantity: true },
            { sku: 'STI-PATCH-14', quantity: 1, canChangeQuantity: true },
          ],
        },
        {
          title: say('For sudden cravings', 'สำหรับความอยากกะทันหัน'),
          type: 'select',
          required: true,
          selections: [
            { sku: 'STI-LOZ-60', quantity: 1, isDefault: true },
            { sku: 'STI-GUM-2-MINT', quantity: 1 },
            { sku: 'STI-SPRAY-MINT', quantity: 1 },
          ],
        },
      ],
    },
    related: ['SVC-SMOKE'],
  },
  ...mouthSpray,
  ...inhalator,
];
