import { prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const interdental = withVariants(
  {
    sku: 'BRI-INTER',
    name: say('Brightmere Interdental brushes, 8', 'ไบรต์เมียร์ แปรงซอกฟัน 8 ชิ้น'),
    urlKey: 'brightmere-interdental-brushes-8',
    categories: ['oral-care'],
    shortDescription: say(
      'Bottle brushes for the gaps where toothbrushes never go.',
      'แปรงจิ๋วสำหรับซอกฟันที่แปรงสีฟันเข้าไม่ถึง',
    ),
    description: prose(
      'The right size is the largest that goes through without force. Most mouths need two sizes. Gums bleed in the first week because they are inflamed, not because you are doing it wrong.',
      'ขนาดที่ใช่คือขนาดใหญ่ที่สุดที่เข้าได้โดยไม่ฝืน ส่วนใหญ่ต้องใช้สองขนาด สัปดาห์แรกเหงือกอาจเลือดออกเพราะอักเสบ ไม่ใช่เพราะทำผิด',
    ),
    attributes: {
      brand: 'brightmere',
      dosage_form: 'device',
      pack_size: '8',
      vegan: true,
      warnings: care.teeth,
      storage: storage.cupboard,
      ...holds(8, 'piece'),
    },
    related: ['BRI-FLOSS'],
  },
  ['size'],
  [
    variant('BRI-INTER-S', ['0.4 mm', '0.4 มม.'], 3.6, 110, 0.02, { size: 's' }),
    variant('BRI-INTER-M', ['0.6 mm', '0.6 มม.'], 3.6, 96, 0.02, { size: 'm' }),
    variant('BRI-INTER-L', ['0.8 mm', '0.8 มม.'], 3.6, 43, 0.02, { size: 'l' }),
  ],
);

const fluorideRinse = withVariants(
  {
    sku: 'BRI-FLUOR',
    name: say('Brightmere Daily fluoride mouthwash, 500 ml', 'ไบรต์เมียร์ น้ำยาบ้วนปากฟลูออไรด์ 500 มล.'),
    urlKey: 'brightmere-daily-fluoride-mouthwash-500ml',
    categories: ['oral-care', 'everyday-care'],
    shortDescription: say('Alcohol-free, for a time of day when you do not brush.', 'ไม่มีแอลกอฮอล์ ใช้ในเวลาที่ไม่ได้แปรงฟัน'),
    description: prose(
      'Used straight after toothpaste it only rinses better fluoride away; after lunch it adds some. Half a minute, spit, no eating or drinking for half an hour.',
      'หากใช้ทันทีหลังแปรงฟันจะล้างฟลูออไรด์ออก ควรใช้หลังมื้อกลางวัน อมครึ่งนาที บ้วนทิ้ง แล้วงดกินดื่มครึ่งชั่วโมง',
    ),
    attributes: {
      brand: 'brightmere',
      active_ingredient: ['sodium-fluoride'],
      strength: '0.05pc',
      dosage_form: 'mouthwash',
      pack_size: '500ml',
      minimum_age: '6y',
      sugar_free: true,
      vegan: true,
      warnings: care.teeth,
      storage: storage.cupboard,
      ...holds(500, 'ml'),
    },
    related: ['BRI-CHX-300'],
  },
  ['flavour'],
  [
    variant('BRI-FLUOR-MINT', ['mint', 'มินต์'], 4.1, 125, 0.56, { flavour: 'mint' }),
    variant('BRI-FLUOR-CINN', ['cinnamon', 'อบเชย'], 4.1, 48, 0.56, { flavour: 'cinnamon' }),
  ],
);

const kidsPaste = withVariants(
  {
    sku: 'BRI-KIDS',
    name: say('Brightmere Children’s toothpaste, 50 ml', 'ไบรต์เมียร์ ยาสีฟันเด็ก 50 มล.'),
    urlKey: 'brightmere-childrens-toothpaste-50ml',
    categories: ['oral-care', 'baby-child'],
    shortDescription: say(
      '1000 ppm fluoride, a smear from the first tooth, a pea from three.',
      'ฟลูออไรด์ 1000 ppm ทาบาง ๆ ตั้งแต่ฟันซี่แรก ขนาดเมล็ดถั่วเมื่ออายุสามขวบ',
    ),
    description: prose(
      'Mild enough that nobody shouts. Spit, do not rinse; help until seven, because that is when small hands learn to write, and brushing is harder.',
      'รสอ่อนจนไม่มีใครโวยวาย บ้วนทิ้งแต่ไม่ต้องล้าง ผู้ปกครองควรช่วยแปรงจนถึงเจ็ดขวบ',
    ),
    attributes: {
      brand: 'brightmere',
      active_ingredient: ['sodium-fluoride'],
      strength: '0.1pc',
      dosage_form: 'toothpaste',
      pack_size: '50ml',
      minimum_age: '3m',
      sugar_free: true,
      vegan: true,
      warnings: care.teeth,
      storage: storage.cupboard,
      ...holds(50, 'ml'),
    },
    related: ['BRI-TEETHE'],
  },
  ['flavour'],
  [
    variant('BRI-KIDS-STRAW', ['strawberry', 'สตรอว์เบอร์รี'], 2.45, 150, 0.07, { flavour: 'strawberry' }),
    variant('BRI-KIDS-APPLE', ['apple', 'แอปเปิล'], 2.45, 64, 0.07, { flavour: 'apple' }),
    variant('BRI-KIDS-PLAIN', ['unflavoured', 'ไม่แต่งกลิ่น'], 2.45, 27, 0.07, { flavour: 'unflavoured' }),
  ],
);

/** Interdental brushes, rinses and toothpaste for children. */
export const brushesRinses: ProductDraft[] = [...interdental, ...fluorideRinse, ...kidsPaste];
