import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** For the smallest. */
export const babyChild: ProductDraft[] = [
  {
    sku: 'KIN-PARA-100',
    name: say(
      'Kindlewick Infant paracetamol suspension, strawberry, 100 ml',
      'คินเดิลวิก ยาน้ำพาราเซตามอลสำหรับเด็กเล็ก รสสตรอว์เบอร์รี 100 มล.',
    ),
    urlKey: 'kindlewick-infant-paracetamol-100ml',
    categories: ['baby-child'],
    price: 3.45,
    stock: { quantity: 185, maxSale: 2 },
    weight: 0.18,
    shortDescription: say(
      'Sugar-free relief from pain and fever, from two months. With an oral syringe.',
      'บรรเทาปวดและลดไข้ ปราศจากน้ำตาล ตั้งแต่อายุสองเดือน พร้อมไซริงค์ป้อนยา',
    ),
    description: say(
      paragraphs(
        'A fever is not dangerous in itself; treat the child’s misery rather than the number. Give it when they are uncomfortable, and keep offering drinks.',
        'From two months it may be used for fever after vaccinations, for babies who weigh over 4 kg and were born after 37 weeks; for other causes, from three months.',
      ),
      paragraphs(
        'ไข้เองไม่ใช่สิ่งอันตราย ให้ดูความไม่สบายของเด็กมากกว่าตัวเลข ให้ยาเมื่อเด็กไม่สบายตัว และให้ดื่มน้ำบ่อย ๆ',
        'ใช้ตั้งแต่สองเดือนสำหรับไข้หลังฉีดวัคซีนในทารกที่หนักเกิน 4 กก. และคลอดหลัง 37 สัปดาห์ สำหรับสาเหตุอื่นใช้ตั้งแต่สามเดือน',
      ),
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['paracetamol'],
      strength: '120mg5ml',
      dosage_form: 'oral-solution',
      pack_size: '100ml',
      flavour: 'strawberry',
      legal_category: 'p',
      minimum_age: '2m',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99110/0002',
      warnings: say(
        bullets(
          'Contains paracetamol. Do not give with any other product that contains paracetamol.',
          'Never give more than the label says. Too much can harm the liver: get medical help at once, even if the child seems well.',
          'Under three months with a fever, very drowsy, a rash that does not fade under a glass, or trouble breathing: get help now.',
        ),
        bullets(
          'มีพาราเซตามอล ห้ามให้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอล',
          'ห้ามให้เกินขนาดบนฉลาก หากได้รับเกินขนาดให้พบแพทย์ทันทีแม้เด็กดูปกติ',
          'อายุต่ำกว่าสามเดือนและมีไข้ ซึมมาก ผื่นที่กดแล้วไม่จาง หรือหายใจลำบาก ให้ขอความช่วยเหลือทันที',
        ),
      ),
      how_to_use: say(
        bullets(
          '2–3 months, after vaccination: 2.5 ml; a second 2.5 ml after four to six hours if needed.',
          '3–5 months: 2.5 ml up to four times a day.',
          '6–23 months: 5 ml up to four times a day.',
          '2–3 years: 7.5 ml up to four times a day.',
          '4–5 years: 10 ml up to four times a day.',
          'At least four hours between doses. No more than four doses in 24 hours.',
        ),
        bullets(
          '2–3 เดือน หลังฉีดวัคซีน: 2.5 มล. หากจำเป็นให้อีก 2.5 มล. หลังสี่ถึงหกชั่วโมง',
          '3–5 เดือน: 2.5 มล. วันละไม่เกินสี่ครั้ง',
          '6–23 เดือน: 5 มล. วันละไม่เกินสี่ครั้ง',
          '2–3 ปี: 7.5 มล. วันละไม่เกินสี่ครั้ง',
          '4–5 ปี: 10 มล. วันละไม่เกินสี่ครั้ง',
          'เว้นอย่างน้อยสี่ชั่วโมง ไม่เกินสี่ครั้งใน 24 ชั่วโมง',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each 5 ml: paracetamol 120 mg. Also maltitol, glycerol, xanthan gum, parahydroxybenzoates and strawberry flavouring.',
        ),
      ),
      storage: storage.opened6months,
      ...holds(100, 'ml'),
    },
    related: ['PUL-THERM', 'KIN-SYRINGE-4'],
  },
  {
    sku: 'KIN-IBU-100',
    name: say(
      'Kindlewick Children’s ibuprofen suspension, orange, 100 ml',
      'คินเดิลวิก ยาน้ำไอบูโพรเฟนสำหรับเด็ก รสส้ม 100 มล.',
    ),
    urlKey: 'kindlewick-childrens-ibuprofen-100ml',
    categories: ['baby-child'],
    price: 3.85,
    stock: { quantity: 122, maxSale: 2 },
    weight: 0.18,
    shortDescription: say(
      'Lasts up to eight hours against fever and pain, from three months and 5 kg.',
      'ลดไข้และบรรเทาปวดนานถึงแปดชั่วโมง ตั้งแต่อายุสามเดือนและน้ำหนัก 5 กก.',
    ),
    description: say(
      paragraphs(
        'Useful for teething, sore throats and earache, and through the night. Give it after milk or food. Not with chickenpox, where it can make skin infections worse, and not for a child who is dried out from vomiting or diarrhoea.',
      ),
      paragraphs(
        'ใช้สำหรับปวดฟันขึ้น เจ็บคอ ปวดหู และช่วงกลางคืน ให้หลังนมหรืออาหาร ห้ามใช้เมื่อเป็นอีสุกอีใสเพราะอาจทำให้ผิวหนังติดเชื้อรุนแรงขึ้น และห้ามใช้ในเด็กที่ขาดน้ำจากอาเจียนหรือท้องเสีย',
      ),
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['ibuprofen'],
      strength: '100mg5ml',
      dosage_form: 'oral-solution',
      pack_size: '100ml',
      flavour: 'orange',
      legal_category: 'p',
      minimum_age: '3m',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99110/0005',
      warnings: say(
        bullets(
          'Not for babies under three months or 5 kg. Under six months, see a doctor if no better after 24 hours; from six months, after three days.',
          'Not with chickenpox, dehydration, stomach ulcers, kidney or liver problems, or asthma made worse by ibuprofen or aspirin.',
          'Do not give with other anti-inflammatory painkillers.',
        ),
        bullets(
          'ห้ามใช้ในทารกอายุต่ำกว่าสามเดือนหรือหนักไม่ถึง 5 กก. อายุต่ำกว่าหกเดือนพบแพทย์หากไม่ดีขึ้นหลัง 24 ชั่วโมง ตั้งแต่หกเดือนพบแพทย์หากไม่ดีขึ้นหลังสามวัน',
          'ห้ามใช้เมื่อเป็นอีสุกอีใส ขาดน้ำ มีแผลในกระเพาะอาหาร มีโรคไตหรือตับ หรือหอบหืดที่แย่ลงจากไอบูโพรเฟนหรือแอสไพริน',
          'ห้ามให้ร่วมกับยาแก้ปวดต้านการอักเสบชนิดอื่น',
        ),
      ),
      how_to_use: say(
        bullets(
          '3–5 months, over 5 kg: 2.5 ml three times a day, for one day.',
          '6–11 months: 2.5 ml three or four times a day.',
          '1–3 years: 5 ml three times a day.',
          '4–6 years: 7.5 ml three times a day.',
          '7–9 years: 10 ml three times a day.',
          '10–11 years: 15 ml three times a day.',
          'Six to eight hours between doses.',
        ),
        bullets(
          '3–5 เดือน หนักเกิน 5 กก.: 2.5 มล. วันละสามครั้ง เป็นเวลาหนึ่งวัน',
          '6–11 เดือน: 2.5 มล. วันละสามถึงสี่ครั้ง',
          '1–3 ปี: 5 มล. วันละสามครั้ง',
          '4–6 ปี: 7.5 มล. วันละสามครั้ง',
          '7–9 ปี: 10 มล. วันละสามครั้ง',
          '10–11 ปี: 15 มล. วันละสามครั้ง',
          'เว้นหกถึงแปดชั่วโมงระหว่างแต่ละครั้ง',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each 5 ml: ibuprofen 100 mg. Also maltitol, glycerol, xanthan gum, polysorbate 80 and orange flavouring.',
        ),
      ),
      storage: storage.opened6months,
      ...holds(100, 'ml'),
    },
    related: ['PUL-THERM', 'KIN-SYRINGE-4'],
  },
  {
    sku: 'KIN-NAPPY-100',
    name: say('Kindlewick Nappy cream with zinc oxide, 100 g', 'คินเดิลวิก ครีมทาผื่นผ้าอ้อมซิงก์ออกไซด์ 100 กรัม'),
    urlKey: 'kindlewick-nappy-cream-100g',
    categories: ['baby-child', 'skin'],
    price: 4.95,
    specialPrice: 4.2,
    stock: 108,
    weight: 0.13,
    shortDescription: say(
      'A white barrier that prevents nappy rash and calms a sore bottom.',
      'ครีมขาวเคลือบผิว ป้องกันผื่นผ้าอ้อมและปลอบประโลมก้นที่ระคายเคือง',
    ),
    description: say(
      paragraphs(
        'Zinc oxide keeps the wet off, lanolin keeps the skin supple. A thin, see-through layer is enough. The best remedy is still ten minutes without a nappy.',
      ),
      paragraphs('ซิงก์ออกไซด์กันความเปียกชื้น ลาโนลินช่วยให้ผิวนุ่ม ทาบาง ๆ ก็เพียงพอ วิธีที่ดีที่สุดยังคงเป็นการปล่อยให้ไม่ใส่ผ้าอ้อมสิบนาที'),
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['zinc-oxide'],
      dosage_form: 'cream',
      pack_size: '100g',
      legal_category: 'gsl',
      minimum_age: 'birth',
      vegan: false,
      licence_number: 'PL 99110/0011',
      warnings: say(
        bullets(
          'For use on the skin only. A rash with blisters, spots outside the nappy area or a fever needs a pharmacist or doctor.',
          'Contains paraffin: fabric that has soaked it up burns more easily.',
        ),
        bullets('ใช้ภายนอกเท่านั้น หากผื่นพอง มีจุดนอกบริเวณผ้าอ้อม หรือมีไข้ ควรพบเภสัชกรหรือแพทย์', 'มีพาราฟิน ผ้าที่ซึมครีมติดไฟง่าย'),
      ),
      how_to_use: say(
        paragraphs('Clean and pat dry, then a thin layer at every change.'),
        paragraphs('ทำความสะอาดและซับให้แห้ง แล้วทาบาง ๆ ทุกครั้งที่เปลี่ยนผ้าอ้อม'),
      ),
      ingredients: say(
        paragraphs('Zinc oxide 15.25% w/w. Also lanolin, white soft paraffin, benzyl benzoate and purified water.'),
      ),
      storage: storage.room,
      ...holds(100, 'g'),
    },
  },
  {
    sku: 'KIN-COLIC-50',
    name: say('Kindlewick Simeticone colic drops, 50 ml', 'คินเดิลวิก ยาหยอดแก้โคลิกไซเมทิโคน 50 มล.'),
    urlKey: 'kindlewick-simeticone-colic-drops-50ml',
    categories: ['baby-child', 'digestion'],
    price: 4.6,
    stock: 4,
    weight: 0.1,
    shortDescription: say(
      'Sugar-free drops that help small bubbles of wind come together and come up. From birth.',
      'ยาหยอดปราศจากน้ำตาล ช่วยให้ฟองอากาศเล็กรวมตัวและเรอออก ตั้งแต่แรกเกิด',
    ),
    description: say(
      paragraphs(
        'Give before or with a feed. The evidence is thin and the drops are harmless; many parents find them worth a week’s trial. Colic passes by itself by four to six months. Meanwhile, look after yourself too.',
      ),
      paragraphs(
        'ให้ก่อนหรือพร้อมนม แม้หลักฐานจะไม่มากแต่ยาไม่เป็นอันตราย ผู้ปกครองหลายคนเห็นว่าคุ้มที่จะลองหนึ่งสัปดาห์ โคลิกจะหายเองเมื่ออายุสี่ถึงหกเดือน ระหว่างนี้อย่าลืมดูแลตัวเองด้วย',
      ),
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['simeticone'],
      dosage_form: 'drops',
      pack_size: '50ml',
      legal_category: 'gsl',
      minimum_age: 'birth',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99110/0016',
      warnings: say(
        bullets(
          'A baby who cries in a new way, vomits green, has a fever or will not feed needs a doctor.',
          'Ask first if your baby takes thyroid medicine.',
        ),
        bullets('หากทารกร้องผิดปกติ อาเจียนสีเขียว มีไข้ หรือไม่ยอมดูดนม ต้องพบแพทย์', 'ปรึกษาก่อนใช้หากทารกใช้ยาไทรอยด์'),
      ),
      how_to_use: say(
        paragraphs('From birth: 0.5 ml before each feed, up to six times a day. Shake the bottle.'),
        paragraphs('ตั้งแต่แรกเกิด: 0.5 มล. ก่อนนมแต่ละมื้อ วันละไม่เกินหกครั้ง เขย่าขวดก่อนใช้'),
      ),
      ingredients: say(
        paragraphs(
          'Each 1 ml: simeticone 40 mg. Also carbomer, hypromellose, saccharin sodium and raspberry flavouring.',
        ),
      ),
      storage: storage.opened28,
      ...holds(50, 'ml'),
    },
  },
  {
    sku: 'KIN-SYRINGE-4',
    name: say('Kindlewick Oral syringes 5 ml, 4', 'คินเดิลวิก ไซริงค์ป้อนยา 5 มล. 4 อัน'),
    urlKey: 'kindlewick-oral-syringes-5ml-4',
    categories: ['baby-child', 'devices'],
    price: 2.2,
    stock: 131,
    weight: 0.03,
    shortDescription: say(
      'Measure to the half millilitre, with markings that do not wash off.',
      'ตวงได้ละเอียดถึงครึ่งมิลลิลิตร ขีดบอกปริมาณไม่ลอก',
    ),
    description: say(
      paragraphs(
        'Aim at the inside of the cheek, go slowly, let the child swallow in between. Fits the neck of our bottles; comes with two adapters for others.',
      ),
      paragraphs('ป้อนด้านในกระพุ้งแก้ม ค่อย ๆ ดัน ให้เด็กกลืนเป็นระยะ ใช้กับคอขวดของเราได้ และมีหัวต่อสองชิ้นสำหรับขวดอื่น'),
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'device',
      pack_size: '4',
      minimum_age: 'birth',
      vegan: true,
      storage: storage.cupboard,
    },
  },
];
