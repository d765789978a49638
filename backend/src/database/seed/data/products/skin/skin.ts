import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Dry, spotty, itchy. */
export const skin: ProductDraft[] = [
  {
    sku: 'HAL-EMOL-500',
    name: say('Halderm Emollient cream with pump, 500 g', 'ฮัลเดิร์ม ครีมบำรุงผิวแห้งหัวปั๊ม 500 กรัม'),
    urlKey: 'halderm-emollient-cream-500g',
    categories: ['dry-skin', 'skin', 'baby-child'],
    price: 9.75,
    specialPrice: 8.25,
    stock: 145,
    weight: 0.58,
    shortDescription: say(
      'A plain, unperfumed cream for dry and eczema-prone skin. Use a lot of it.',
      'ครีมบำรุงสูตรเรียบไม่มีน้ำหอม สำหรับผิวแห้งและผิวที่เป็นผื่นง่าย ใช้ให้มากเข้าไว้',
    ),
    description: say(
      paragraphs(
        'Grown-ups with eczema need about 500 g a week when it is bad, which is why the pump is big and the price is small. Stroke it on in the direction of the hair, and wash with it instead of soap.',
        'No perfume, no sodium lauryl sulphate, no lanolin.',
      ),
      paragraphs(
        'ผู้ใหญ่ที่มีผื่นผิวหนังอักเสบต้องใช้ราวสัปดาห์ละ 500 กรัมในช่วงที่เป็นมาก ขวดจึงใหญ่และราคาย่อมเยา ลูบไปตามแนวขน และใช้แทนสบู่เวลาอาบน้ำ',
        'ไม่มีน้ำหอม ไม่มีโซเดียมลอริลซัลเฟต ไม่มีลาโนลิน',
      ),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['paraffin', 'liquid-paraffin'],
      dosage_form: 'cream',
      pack_size: '500g',
      legal_category: 'gsl',
      minimum_age: 'birth',
      vegan: true,
      licence_number: 'PL 99059/0014',
      warnings: warnings.emollient,
      how_to_use: say(
        paragraphs('Apply freely three or four times a day, and after every bath or shower.'),
        paragraphs('ทาให้มาก วันละสามถึงสี่ครั้ง และหลังแช่น้ำหรืออาบน้ำทุกครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'White soft paraffin 14.5%, light liquid paraffin 12.6% w/w. Also glycerol, cetostearyl alcohol, carbomer and purified water.',
        ),
      ),
      storage: storage.room,
      ...holds(500, 'g'),
    },
    tierPrices: [
      { quantity: 2, price: 7.75 },
      { quantity: 4, price: 7.25 },
    ],
    related: ['HAL-UREA-100', 'HAL-HC-15'],
  },
  {
    sku: 'HAL-UREA-100',
    name: say('Halderm Urea 10% cream, 100 g', 'ฮัลเดิร์ม ครีมยูเรีย 10% 100 กรัม'),
    urlKey: 'halderm-urea-10-cream-100g',
    categories: ['dry-skin', 'foot-care'],
    price: 6.8,
    stock: 62,
    weight: 0.13,
    shortDescription: say(
      'For rough heels, elbows and hands: urea draws water in and loosens hard skin.',
      'สำหรับส้นเท้า ข้อศอก และมือที่หยาบ ยูเรียช่วยดึงน้ำและทำให้หนังแข็งนุ่มลง',
    ),
    description: say(
      paragraphs(
        'Thicker than a body lotion and far more effective on cracked heels. Put it on at night, with cotton socks over it. It stings on broken skin, so let splits close first.',
      ),
      paragraphs('ข้นกว่าโลชั่นและได้ผลดีกว่ามากกับส้นเท้าแตก ทาก่อนนอนแล้วสวมถุงเท้าผ้าฝ้าย หากผิวแตกเป็นแผลจะแสบ ควรรอให้แผลปิดก่อน'),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['urea'],
      strength: '10pc',
      dosage_form: 'cream',
      pack_size: '100g',
      legal_category: 'gsl',
      minimum_age: '12y',
      licence_number: 'PL 99059/0019',
      warnings: warnings.skinOnly,
      how_to_use: say(
        paragraphs('Clean, dry skin: rub in twice a day.'),
        paragraphs('ทาบนผิวที่สะอาดและแห้ง ถูให้ซึม วันละสองครั้ง'),
      ),
      ingredients: say(
        paragraphs('Urea 10% w/w. Also white soft paraffin, glycerol, cetyl alcohol, lactic acid and purified water.'),
      ),
      storage: storage.room,
      ...holds(100, 'g'),
    },
  },
  {
    sku: 'HAL-BPO-50',
    name: say('Halderm Benzoyl peroxide 5% spot gel, 50 g', 'ฮัลเดิร์ม เจลแต้มสิวเบนโซอิลเพอร์ออกไซด์ 5% 50 กรัม'),
    urlKey: 'halderm-benzoyl-peroxide-5-gel-50g',
    categories: ['skin-treatment', 'skin'],
    price: 8.4,
    stock: { quantity: 77, maxSale: 2 },
    weight: 0.07,
    shortDescription: say(
      'The first-line treatment for mild to moderate spots. Be patient for six weeks.',
      'ยาหลักสำหรับสิวเล็กน้อยถึงปานกลาง ต้องใช้ต่อเนื่องหกสัปดาห์',
    ),
    description: say(
      paragraphs(
        'It clears the bacteria behind spots and opens blocked pores. Skin turns a little red and dry to begin with: use it every second evening for the first week and moisturise.',
        'It bleaches towels, pillowcases and hair. Choose white ones.',
      ),
      paragraphs(
        'กำจัดแบคทีเรียที่ก่อสิวและเปิดรูขุมขนที่อุดตัน ช่วงแรกผิวจะแดงและแห้งเล็กน้อย สัปดาห์แรกให้ใช้คืนเว้นคืนและทามอยส์เจอไรเซอร์',
        'ยาฟอกสีผ้าขนหนู ปลอกหมอน และเส้นผม ควรใช้ผ้าสีขาว',
      ),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['benzoyl-peroxide'],
      strength: '5pc',
      dosage_form: 'gel',
      pack_size: '50g',
      legal_category: 'p',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99059/0023',
      warnings: say(
        bullets(
          'Bleaches hair and fabric. Keep away from eyes, mouth and broken skin.',
          'Protect treated skin from strong sun. Stop if it swells or blisters.',
          'Ask a pharmacist in pregnancy and while breastfeeding.',
        ),
        bullets(
          'ฟอกสีผมและผ้า หลีกเลี่ยงดวงตา ปาก และแผล',
          'ป้องกันผิวที่ทาจากแดดจัด หยุดใช้หากบวมหรือพอง',
          'ปรึกษาเภสัชกรหากตั้งครรภ์หรือให้นมบุตร',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: wash, dry, and spread a thin layer over the whole area once or twice a day.'),
        paragraphs('อายุ 12 ปีขึ้นไป: ล้าง ซับให้แห้ง แล้วทาบาง ๆ ให้ทั่วบริเวณ วันละหนึ่งถึงสองครั้ง'),
      ),
      ingredients: say(
        paragraphs('Benzoyl peroxide 5% w/w. Also carbomer, glycerol, poloxamer, disodium edetate and purified water.'),
      ),
      storage: storage.room,
      ...holds(50, 'g'),
    },
  },
  {
    sku: 'HAL-CLOTRI-20',
    name: say('Halderm Clotrimazole 1% cream, 20 g', 'ฮัลเดิร์ม ครีมโคลไตรมาโซล 1% 20 กรัม'),
    urlKey: 'halderm-clotrimazole-1-cream-20g',
    categories: ['skin-treatment', 'foot-care'],
    price: 2.95,
    stock: { quantity: 134, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'Treats fungal skin infections such as ringworm, sweat rash and athlete’s foot.',
      'รักษาเชื้อราที่ผิวหนัง เช่น กลาก ผื่นอับชื้น และฮ่องกงฟุต',
    ),
    description: say(
      paragraphs(
        'The itch goes in days, the fungus takes weeks: carry on for two weeks after the skin looks clear, or it returns. Dry well between toes and in folds before you apply it.',
      ),
      paragraphs(
        'อาการคันหายในไม่กี่วัน แต่เชื้อราต้องใช้เวลาหลายสัปดาห์ ใช้ต่ออีกสองสัปดาห์หลังผิวดูหายแล้ว ไม่เช่นนั้นจะกลับมาเป็นอีก เช็ดซอกนิ้วและข้อพับให้แห้งก่อนทา',
      ),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['clotrimazole'],
      strength: '1pc',
      dosage_form: 'cream',
      pack_size: '20g',
      legal_category: 'p',
      minimum_age: '2y',
      licence_number: 'PL 99059/0028',
      warnings: warnings.skinOnly,
      how_to_use: say(
        paragraphs('A thin layer two or three times a day, for at least two weeks (four for athlete’s foot).'),
        paragraphs('ทาบาง ๆ วันละสองถึงสามครั้ง อย่างน้อยสองสัปดาห์ (สี่สัปดาห์สำหรับฮ่องกงฟุต)'),
      ),
      ingredients: say(
        paragraphs('Clotrimazole 1% w/w. Also cetostearyl alcohol, octyldodecanol, benzyl alcohol and purified water.'),
      ),
      storage: storage.room,
      ...holds(20, 'g'),
    },
    related: ['SOL-TERB-15'],
  },
  {
    sku: 'HAL-ACIC-2',
    name: say('Halderm Aciclovir 5% cold sore cream, 2 g', 'ฮัลเดิร์ม ครีมอะไซโคลเวียร์ 5% สำหรับเริม 2 กรัม'),
    urlKey: 'halderm-aciclovir-cold-sore-cream-2g',
    categories: ['skin-treatment'],
    price: 4.15,
    stock: { quantity: 101, maxSale: 3 },
    weight: 0.02,
    shortDescription: say(
      'Shortens a cold sore if you start at the first tingle.',
      'ช่วยให้เริมที่ริมฝีปากหายเร็วขึ้นหากเริ่มทาตั้งแต่รู้สึกยิบ ๆ',
    ),
    description: say(
      paragraphs(
        'Keep it in the bag you always carry: an hour matters more than a brand. Dab, do not rub, and wash your hands before and after. Until it has healed, no kissing babies.',
      ),
      paragraphs('พกไว้ในกระเป๋าที่ใช้ประจำ เริ่มเร็วหนึ่งชั่วโมงสำคัญกว่ายี่ห้อ แต้มเบา ๆ ไม่ถู ล้างมือก่อนและหลัง และงดหอมเด็กทารกจนกว่าจะหาย'),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['aciclovir'],
      strength: '5pc',
      dosage_form: 'cream',
      pack_size: '2g',
      legal_category: 'gsl',
      minimum_age: '12y',
      licence_number: 'PL 99059/0033',
      warnings: say(
        bullets(
          'For the lips and face only: not inside the mouth, near the eyes or for genital herpes.',
          'See a doctor if your immune system is weakened, or if the sore is no better after ten days.',
        ),
        bullets(
          'ใช้ที่ริมฝีปากและใบหน้าเท่านั้น ห้ามใช้ในปาก ใกล้ดวงตา หรือกับเริมที่อวัยวะเพศ',
          'พบแพทย์หากภูมิคุ้มกันอ่อนแอ หรือหากแผลไม่ดีขึ้นหลังสิบวัน',
        ),
      ),
      how_to_use: say(
        paragraphs('Five times a day, about every four hours, for four days; six more if it has not healed.'),
        paragraphs('วันละห้าครั้ง ห่างกันราวสี่ชั่วโมง เป็นเวลาสี่วัน หากยังไม่หายให้ทาต่ออีกหกวัน'),
      ),
      ingredients: say(
        paragraphs(
          'Aciclovir 5% w/w. Also propylene glycol, white soft paraffin, cetostearyl alcohol and liquid paraffin.',
        ),
      ),
      storage: storage.room,
      ...holds(2, 'g'),
    },
  },
  {
    sku: 'HAL-SPF-200',
    name: say('Halderm Sun lotion SPF 50, 200 ml', 'ฮัลเดิร์ม โลชั่นกันแดด SPF 50 200 มล.'),
    urlKey: 'halderm-sun-lotion-spf-50-200ml',
    categories: ['skin', 'travel'],
    price: 11.5,
    specialPrice: 9.2,
    stock: 84,
    weight: 0.24,
    shortDescription: say(
      'High protection with five-star UVA, light enough to wear every day.',
      'ปกป้องสูงพร้อม UVA ระดับห้าดาว เนื้อบางเบาใช้ได้ทุกวัน',
    ),
    description: say(
      paragraphs(
        'Most people put on half of what they need. A whole body takes six to eight teaspoons; twice a year is how often an opened bottle should be replaced. Put it on before you go out and again every two hours.',
      ),
      paragraphs('คนส่วนใหญ่ทาเพียงครึ่งของที่ควรทา ทั้งตัวต้องใช้หกถึงแปดช้อนชา ทาก่อนออกแดดและทาซ้ำทุกสองชั่วโมง'),
    ),
    attributes: {
      brand: 'halderm',
      dosage_form: 'liquid',
      pack_size: '200ml',
      minimum_age: '3y',
      vegan: true,
      warnings: say(
        bullets(
          'No sunscreen protects completely: seek shade between 11 am and 3 pm. Keep babies out of direct sun.',
          'Avoid eyes and fabrics.',
        ),
        bullets('ไม่มีครีมกันแดดใดป้องกันได้ทั้งหมด ควรอยู่ในร่มช่วง 11.00–15.00 น. ทารกไม่ควรโดนแดดโดยตรง', 'ระวังเข้าตาและเปื้อนผ้า'),
      ),
      ingredients: say(
        paragraphs(
          'Water, diethylamino hydroxybenzoyl hexyl benzoate, ethylhexyl triazone, glycerin, bis-ethylhexyloxyphenol methoxyphenyl triazine, tocopherol.',
        ),
      ),
      storage: storage.cupboard,
      ...holds(200, 'ml'),
    },
    crosssell: ['ROA-DEET-100'],
  },
];
