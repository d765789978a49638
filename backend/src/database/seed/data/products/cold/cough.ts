import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const lozengeVariant = (key: string, flavour: string, english: string, thai: string, quantity: number) => ({
  sku: `FER-LOZ-${key}`,
  suffix: say(`${english}, 24`, `${thai} 24 เม็ด`),
  price: 3.1,
  stock: { quantity, maxSale: 4, ...(quantity === 0 ? { inStock: false } : {}) },
  weight: 0.07,
  attributes: { flavour, sugar_free: flavour === 'cool-mint' },
});

const lozenges = withVariants(
  {
    sku: 'FER-LOZ',
    name: say('Fernley & Rowe Antiseptic throat lozenges', 'เฟิร์นลีย์แอนด์โรว์ ยาอมฆ่าเชื้อบรรเทาเจ็บคอ'),
    urlKey: 'fernley-and-rowe-throat-lozenges',
    categories: ['sore-throat', 'cold-flu'],
    shortDescription: say(
      'Slow-melting lozenges with two mild antiseptics, in several flavours.',
      'ยาอมละลายช้าที่มีสารฆ่าเชื้ออ่อนสองชนิด มีหลายรสชาติ',
    ),
    description: say(
      paragraphs(
        'The first thing to try for a scratchy throat. Let one dissolve slowly: half of the benefit is the warm trickle of syrup over the sore place.',
        'Cool mint is sugar free, the others are not.',
      ),
      paragraphs(
        'สิ่งแรกที่ควรลองเมื่อระคายคอ ปล่อยให้ละลายช้า ๆ ประโยชน์ครึ่งหนึ่งมาจากน้ำเชื่อมที่เคลือบลำคอ',
        'รสคูลมินต์ปราศจากน้ำตาล รสอื่นมีน้ำตาล',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['amylmetacresol', 'dichlorobenzyl-alcohol'],
      dosage_form: 'lozenges',
      pack_size: '24',
      legal_category: 'gsl',
      minimum_age: '6y',
      vegan: true,
      licence_number: 'PL 99038/0004',
      warnings: say(
        bullets(
          'Not for children under 6, who may choke on a lozenge.',
          'See a pharmacist if your throat is no better in three days, or at once if you cannot swallow your saliva or have trouble breathing.',
          'Too many sugar-free lozenges can loosen the bowels.',
        ),
        bullets(
          'ไม่เหมาะสำหรับเด็กต่ำกว่า 6 ปี เพราะอาจสำลัก',
          'ปรึกษาเภสัชกรหากไม่ดีขึ้นภายในสามวัน หรือพบแพทย์ทันทีหากกลืนน้ำลายไม่ได้หรือหายใจลำบาก',
          'การอมยาอมชนิดปราศจากน้ำตาลมากเกินไปอาจทำให้ถ่ายเหลว',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Dissolve one slowly in the mouth every two to three hours. No more than 12 in 24 hours (8 for children).',
        ),
        paragraphs('อมให้ละลายช้า ๆ ครั้งละหนึ่งเม็ด ทุกสองถึงสามชั่วโมง ไม่เกิน 12 เม็ดใน 24 ชั่วโมง (เด็กไม่เกิน 8 เม็ด)'),
      ),
      ingredients: say(
        paragraphs(
          'Each lozenge: 2,4-dichlorobenzyl alcohol 1.2 mg, amylmetacresol 0.6 mg. Also sugar and glucose syrup (isomalt and maltitol in cool mint), tartaric acid and flavouring.',
        ),
      ),
      storage: storage.dry,
      ...holds(24, 'lozenge'),
    },
    related: ['FER-FLURBI-16', 'MMS-THROAT-SPRAY'],
  },
  ['flavour'],
  [
    lozengeVariant('HONEY', 'honey-lemon', 'honey and lemon', 'น้ำผึ้งเลมอน', 180),
    lozengeVariant('BLACK', 'blackcurrant', 'blackcurrant', 'แบล็กเคอแรนต์', 95),
    lozengeVariant('MINT', 'cool-mint', 'cool mint', 'คูลมินต์', 4),
    lozengeVariant('ORANGE', 'orange', 'orange', 'ส้ม', 0),
  ],
);

/** Lozenges and cough syrups. */
export const cough: ProductDraft[] = [
  ...lozenges,
  {
    sku: 'FER-COUGH-DRY',
    name: say('Fernley & Rowe Dry cough syrup, 150 ml', 'เฟิร์นลีย์แอนด์โรว์ ยาน้ำแก้ไอแห้ง 150 มล.'),
    urlKey: 'fernley-and-rowe-dry-cough-syrup-150ml',
    categories: ['cough', 'cold-flu'],
    price: 5.6,
    stock: { quantity: 48, maxSale: 1 },
    weight: 0.26,
    shortDescription: say(
      'Dextromethorphan calms a dry, tickly cough that keeps you awake.',
      'เดกซ์โตรเมทอร์แฟนช่วยระงับไอแห้งที่รบกวนการนอน',
    ),
    description: say(
      paragraphs(
        'For a cough that brings nothing up. It turns down the cough reflex for four to six hours, which can be enough for a night’s sleep. Do not use it for a chesty cough: phlegm is meant to come out.',
      ),
      paragraphs(
        'สำหรับอาการไอที่ไม่มีเสมหะ ลดรีเฟล็กซ์การไอได้สี่ถึงหกชั่วโมง พอให้นอนหลับ ไม่ควรใช้กับไอมีเสมหะ เพราะเสมหะควรได้ระบายออก',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['dextromethorphan'],
      dosage_form: 'syrup',
      pack_size: '150ml',
      flavour: 'fruit',
      legal_category: 'p',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99038/0012',
      warnings: say(
        bullets(
          'Do not take it with medicine for depression or Parkinson’s disease before you have asked us: with some, it causes a dangerous reaction.',
          'Not with asthma, lung or liver disease, or a cough with phlegm. May cause drowsiness: no alcohol, no driving if affected.',
          'Can be habit-forming when misused. See a doctor for a cough of more than three weeks.',
        ),
        bullets(
          'ห้ามใช้ร่วมกับยาต้านเศร้าหรือยารักษาพาร์กินสันก่อนปรึกษาเรา เพราะเมื่อใช้กับยาบางชนิดจะเกิดปฏิกิริยาที่เป็นอันตราย',
          'ห้ามใช้หากเป็นหอบหืด โรคปอดหรือตับ หรือไอมีเสมหะ อาจทำให้ง่วง งดแอลกอฮอล์ และห้ามขับขี่หากมีอาการ',
          'อาจทำให้เสพติดหากใช้ในทางที่ผิด พบแพทย์หากไอนานเกินสามสัปดาห์',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: 10 ml up to four times a day, at least four hours apart. Shake the bottle.'),
        paragraphs('อายุ 12 ปีขึ้นไป: ครั้งละ 10 มล. วันละไม่เกินสี่ครั้ง ห่างกันอย่างน้อยสี่ชั่วโมง เขย่าขวดก่อนใช้'),
      ),
      ingredients: say(
        paragraphs(
          'Each 10 ml: dextromethorphan hydrobromide 15 mg. Also sorbitol, glycerol, sodium benzoate and flavouring.',
        ),
      ),
      storage: storage.room,
      ...holds(150, 'ml'),
    },
    related: ['FER-HONEY-GLY'],
  },
  {
    sku: 'FER-COUGH-CHEST',
    name: say('Fernley & Rowe Chesty cough syrup, 150 ml', 'เฟิร์นลีย์แอนด์โรว์ ยาน้ำแก้ไอขับเสมหะ 150 มล.'),
    urlKey: 'fernley-and-rowe-chesty-cough-syrup-150ml',
    categories: ['cough', 'cold-flu'],
    price: 5.15,
    stock: { quantity: 71, maxSale: 2 },
    weight: 0.26,
    shortDescription: say(
      'Guaifenesin loosens phlegm, so that it is easier to cough up. From 12 years.',
      'ไกวเฟนิซินช่วยให้เสมหะเหลวขึ้น ไอออกง่ายขึ้น สำหรับอายุ 12 ปีขึ้นไป',
    ),
    description: say(
      paragraphs(
        'Thinner phlegm is easier to shift. Drink plenty besides: water does as much for a chesty cough as anything in a bottle. The menthol in it clears the head a little too.',
      ),
      paragraphs('เสมหะที่เหลวขึ้นจะออกง่าย ควรดื่มน้ำมาก ๆ เพราะน้ำช่วยได้ไม่น้อยกว่ายา เมนทอลในยาช่วยให้โล่งขึ้นเล็กน้อยด้วย'),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['guaifenesin', 'menthol'],
      dosage_form: 'syrup',
      pack_size: '150ml',
      flavour: 'blackcurrant',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99038/0013',
      warnings: say(
        bullets(
          'See a doctor for a cough that lasts more than three weeks, blood, chest pain or breathlessness.',
          'Contains sugar and a little alcohol. Ask a pharmacist in pregnancy and while breastfeeding.',
        ),
        bullets(
          'พบแพทย์หากไอนานเกินสามสัปดาห์ มีเลือดปน เจ็บหน้าอก หรือหายใจลำบาก',
          'มีน้ำตาลและแอลกอฮอล์เล็กน้อย ปรึกษาเภสัชกรหากตั้งครรภ์หรือให้นมบุตร',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: 10 ml up to four times a day.'),
        paragraphs('อายุ 12 ปีขึ้นไป: ครั้งละ 10 มล. วันละไม่เกินสี่ครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'Each 5 ml: guaifenesin 100 mg, levomenthol 1.1 mg. Also sucrose, ethanol 5% v/v, citric acid and flavouring.',
        ),
      ),
      storage: storage.room,
      ...holds(150, 'ml'),
    },
  },
  {
    sku: 'FER-HONEY-GLY',
    name: say(
      'Fernley & Rowe Honey and glycerin cough linctus, 200 ml',
      'เฟิร์นลีย์แอนด์โรว์ ยาน้ำแก้ไอน้ำผึ้งและกลีเซอรีน 200 มล.',
    ),
    urlKey: 'fernley-and-rowe-honey-glycerin-linctus-200ml',
    categories: ['cough', 'baby-child'],
    price: 3.45,
    stock: 118,
    weight: 0.32,
    shortDescription: say(
      'A plain syrup of glycerin and honey that soothes coughs. From one year of age.',
      'ยาน้ำเชื่อมกลีเซอรีนและน้ำผึ้ง ช่วยบรรเทาอาการไอ ใช้ได้ตั้งแต่อายุหนึ่งปี',
    ),
    description: say(
      paragraphs(
        'Glycerol coats the throat and honey makes it welcome. There is little evidence that stronger cough medicine does more for children, and none under six should have it.',
      ),
      paragraphs(
        'กลีเซอรอลช่วยเคลือบลำคอ น้ำผึ้งทำให้ทานง่าย ไม่มีหลักฐานมากนักว่ายาแก้ไอที่แรงกว่าได้ผลดีกว่าในเด็ก และเด็กต่ำกว่าหกปีไม่ควรใช้',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['glycerol'],
      dosage_form: 'syrup',
      pack_size: '200ml',
      flavour: 'honey-lemon',
      legal_category: 'gsl',
      minimum_age: '1y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99038/0020',
      warnings: say(
        bullets(
          'Never give honey to a baby under one year: it can cause botulism.',
          'Contains sugar: clean teeth afterwards. A child who breathes fast or with effort needs a doctor now.',
        ),
        bullets(
          'ห้ามให้น้ำผึ้งแก่ทารกอายุต่ำกว่าหนึ่งปี เพราะอาจทำให้เกิดโรคโบทูลิซึม',
          'มีน้ำตาล ควรแปรงฟันหลังใช้ เด็กที่หายใจเร็วหรือหายใจลำบากต้องพบแพทย์ทันที',
        ),
      ),
      how_to_use: say(
        bullets('Age 6 and over: 10 ml, three or four times a day.', 'Ages 1 to 5: 5 ml, three or four times a day.'),
        bullets('อายุ 6 ปีขึ้นไป: ครั้งละ 10 มล. วันละสามถึงสี่ครั้ง', 'อายุ 1–5 ปี: ครั้งละ 5 มล. วันละสามถึงสี่ครั้ง'),
      ),
      ingredients: say(
        paragraphs('Each 5 ml: glycerol 0.75 ml. Also honey, sucrose, citric acid, lemon oil and sodium benzoate.'),
      ),
      storage: storage.opened6months,
      ...holds(200, 'ml'),
    },
  },
];
