import {
  activeIngredients as firstActiveIngredients,
  brands as firstBrands,
  dosageForms as firstDosageForms,
  flavours as firstFlavours,
  minimumAges as firstMinimumAges,
  packSizes as firstPackSizes,
  strengths as firstStrengths,
  numbered,
  type Option,
} from './attribute-options';
import { byMeasure, byName } from './option-order';

function withColour(option: Option, colours: Record<string, string>): Option {
  return { ...option, swatch: { type: 'color', value: colours[option.key] ?? '#FFFFFF' } };
}

function withText(option: Option): Option {
  return { ...option, swatch: { type: 'text', value: option.label.default } };
}

export const brands = byName([
  ...firstBrands,
  ...numbered(316, { tenderfield: ['Tenderfield', 'เทนเดอร์ฟิลด์'], wynmere: ['Wynmere', 'วินเมียร์'] }),
]);

export const activeIngredients = byName([
  ...firstActiveIngredients,
  ...numbered(700, {
    prochlorperazine: ['Prochlorperazine', 'โปรคลอเพอราซีน'],
    'peppermint-oil': ['Peppermint oil', 'น้ำมันเปปเปอร์มินต์'],
    arnica: ['Arnica', 'อาร์นิกา'],
    promethazine: ['Promethazine', 'โพรเมทาซีน'],
    benzydamine: ['Benzydamine', 'เบนซีดามีน'],
    'ivy-leaf': ['Ivy leaf', 'ใบไอวี'],
    echinacea: ['Echinacea', 'เอ็กไคนาเซีย'],
    zinc: ['Zinc', 'สังกะสี'],
    acrivastine: ['Acrivastine', 'อะคริวาสทีน'],
    mometasone: ['Mometasone', 'โมเมทาโซน'],
    ketotifen: ['Ketotifen', 'คีโตติเฟน'],
    cellulose: ['Cellulose', 'เซลลูโลส'],
    calamine: ['Calamine', 'คาลาไมน์'],
    aloe: ['Aloe', 'ว่านหางจระเข้'],
    esomeprazole: ['Esomeprazole', 'อีโซเมพราโซล'],
    charcoal: ['Activated charcoal', 'ผงถ่านกัมมันต์'],
    'hyoscine-butylbromide': ['Hyoscine butylbromide', 'ไฮออสซีนบิวทิลโบรไมด์'],
    bismuth: ['Bismuth subsalicylate', 'บิสมัทซับซาลิไซเลต'],
    ispaghula: ['Ispaghula husk', 'ไซเลียมฮัสก์'],
    lactulose: ['Lactulose', 'แลกทูโลส'],
    bisacodyl: ['Bisacodyl', 'บิซาโคดิล'],
    docusate: ['Docusate sodium', 'โดคิวเสต'],
    'live-cultures': ['Live cultures', 'จุลินทรีย์มีชีวิต'],
    lactase: ['Lactase', 'แลกเทส'],
    oat: ['Colloidal oat', 'ข้าวโอ๊ตคอลลอยด์'],
    dimeticone: ['Dimeticone', 'ไดเมทิโคน'],
    niacinamide: ['Niacinamide', 'ไนอะซินาไมด์'],
    ketoconazole: ['Ketoconazole', 'คีโตโคนาโซล'],
    'coal-tar': ['Coal tar', 'โคลทาร์'],
    'salicylic-acid': ['Salicylic acid', 'กรดซาลิไซลิก'],
    miconazole: ['Miconazole', 'ไมโคนาโซล'],
    permethrin: ['Permethrin', 'เพอร์เมทริน'],
    'aluminium-chloride': ['Aluminium chloride', 'อะลูมิเนียมคลอไรด์'],
    'povidone-iodine': ['Povidone-iodine', 'โพวิโดนไอโอดีน'],
    multivitamin: ['Multivitamin', 'วิตามินรวม'],
    'vitamin-b12': ['Vitamin B12', 'วิตามินบี 12'],
    'omega-3': ['Omega-3', 'โอเมกา 3'],
    calcium: ['Calcium', 'แคลเซียม'],
    magnesium: ['Magnesium', 'แมกนีเซียม'],
    glucosamine: ['Glucosamine', 'กลูโคซามีน'],
    'clove-oil': ['Clove oil', 'น้ำมันกานพลู'],
    chloramphenicol: ['Chloramphenicol', 'คลอแรมเฟนิคอล'],
    carbomer: ['Carbomer', 'คาร์โบเมอร์'],
    tolnaftate: ['Tolnaftate', 'ทอลนาฟเทต'],
    mebendazole: ['Mebendazole', 'มีเบนดาโซล'],
    icaridin: ['Icaridin', 'ไอคาริดิน'],
    sildenafil: ['Sildenafil', 'ซิลเดนาฟิล'],
    fluconazole: ['Fluconazole', 'ฟลูโคนาโซล'],
    'sodium-citrate': ['Sodium citrate', 'โซเดียมซิเตรต'],
    proguanil: ['Proguanil', 'โปรกัวนิล'],
    pelargonium: ['Pelargonium', 'พีลาร์โกเนียม'],
    'dichlorobenzyl-alcohol': ['Dichlorobenzyl alcohol', 'ไดคลอโรเบนซิลแอลกอฮอล์'],
    'sodium-bicarbonate': ['Sodium bicarbonate', 'โซเดียมไบคาร์บอเนต'],
    camphor: ['Camphor', 'การบูร'],
    'eucalyptus-oil': ['Eucalyptus oil', 'น้ำมันยูคาลิปตัส'],
    'turpentine-oil': ['Turpentine oil', 'น้ำมันสนเทอร์เพนไทน์'],
    'liquid-paraffin': ['Liquid paraffin', 'พาราฟินเหลว'],
    cetylpyridinium: ['Cetylpyridinium', 'เซทิลไพริดิเนียม'],
  }),
]);

export const strengths = byMeasure([
  ...firstStrengths,
  ...numbered(800, {
    '3mg': ['3 mg', '3 มก.'],
    '1.16pc': ['1.16%', '1.16%'],
    '0.05pc': ['0.05%', '0.05%'],
    '0.15pc': ['0.15%', '0.15%'],
    '8mg': ['8 mg', '8 มก.'],
    '5mg5ml': ['5 mg / 5 ml', '5 มก. / 5 มล.'],
    '50ug': ['50 micrograms', '50 ไมโครกรัม'],
    '0.025pc': ['0.025%', '0.025%'],
    '125mg': ['125 mg', '125 มก.'],
    '5mg': ['5 mg', '5 มก.'],
    '100mg': ['100 mg', '100 มก.'],
    '4pc': ['4%', '4%'],
    '20pc': ['20%', '20%'],
    '1000ug': ['1000 micrograms', '1000 ไมโครกรัม'],
    '+1.0': '+1.0',
    '+1.5': '+1.5',
    '+2.0': '+2.0',
    '+2.5': '+2.5',
    '0.5pc': ['0.5%', '0.5%'],
    '12pc': ['12%', '12%'],
    '25pc': ['25%', '25%'],
    '1mg': ['1 mg', '1 มก.'],
    '250mg5ml': ['250 mg / 5 ml', '250 มก. / 5 มล.'],
    '150mg': ['150 mg', '150 มก.'],
    '1000mg12mg': ['1000 mg / 12.2 mg', '1000 มก. / 12.2 มก.'],
    '500mg65mg': ['500 mg / 65 mg', '500 มก. / 65 มก.'],
    '250mg133mg80mg': ['250 mg / 133.5 mg / 80 mg', '250 มก. / 133.5 มก. / 80 มก.'],
    '500mg8mg': ['500 mg / 8 mg', '500 มก. / 8 มก.'],
  }).map(withText),
]);

export const dosageForms = [
  ...firstDosageForms,
  ...numbered(487, {
    suppositories: ['Suppositories and pessaries', 'ยาเหน็บ'],
    shampoo: ['Shampoo', 'แชมพู'],
    powder: ['Powder', 'ผง'],
  }),
];

export const packSizes = byMeasure([
  ...firstPackSizes,
  ...numbered(850, {
    '5': ['Pack of 5', 'แพ็ก\u00a05'],
    '8': ['Pack of 8', 'แพ็ก\u00a08'],
    '15': ['Pack of 15', 'แพ็ก\u00a015'],
    '36': ['Pack of 36', 'แพ็ก\u00a036'],
    '50': ['Pack of 50', 'แพ็ก\u00a050'],
    '66': ['Pack of 66', 'แพ็ก\u00a066'],
    '100': ['Pack of 100', 'แพ็ก\u00a0100'],
    '720': ['Pack of 720', 'แพ็ก\u00a0720'],
    '25g': ['25 g', '25 กรัม'],
    '40g': ['40 g', '40 กรัม'],
    '75g': ['75 g', '75 กรัม'],
    '5ml': ['5 ml', '5 มล.'],
    '15ml': ['15 ml', '15 มล.'],
    '60ml': ['60 ml', '60 มล.'],
    '160ml': ['160 ml', '160 มล.'],
    '240ml': ['240 ml', '240 มล.'],
    '250ml': ['250 ml', '250 มล.'],
  }),
]);

const LATER_COLOURS: Record<string, string> = {
  cherry: '#A3162E',
  lemon: '#F2DD4B',
  elderberry: '#3C2147',
  liquorice: '#2B2320',
  banana: '#F0CE5A',
  'lemon-lime': '#B9D24A',
  berry: '#8E2F6B',
  tropical: '#F28C3A',
  apple: '#8CBF4A',
  cinnamon: '#A65A2E',
  vanilla: '#F3E4B5',
  cranberry: '#B51E3E',
};

export const flavours = [
  ...firstFlavours,
  ...numbered(569, {
    cherry: ['Cherry', 'เชอร์รี'],
    lemon: ['Lemon', 'เลมอน'],
    elderberry: ['Elderberry', 'เอลเดอร์เบอร์รี'],
    liquorice: ['Liquorice', 'ชะเอม'],
    banana: ['Banana', 'กล้วย'],
    'lemon-lime': ['Lemon and lime', 'เลมอนไลม์'],
    berry: ['Berry', 'เบอร์รี'],
    tropical: ['Tropical', 'ทรอปิคอล'],
    apple: ['Apple', 'แอปเปิล'],
    cinnamon: ['Cinnamon', 'อบเชย'],
    vanilla: ['Vanilla', 'วานิลลา'],
    cranberry: ['Cranberry', 'แครนเบอร์รี'],
  }).map((option) => withColour(option, LATER_COLOURS)),
];

export const minimumAges = byMeasure([
  ...firstMinimumAges,
  ...numbered(624, {
    '6m': ['6 months and over', '6 เดือนขึ้นไป'],
    '18m': ['18 months and over', '18 เดือนขึ้นไป'],
    '4y': ['4 years and over', '4 ปีขึ้นไป'],
    '13y': ['13 years and over', '13 ปีขึ้นไป'],
  }),
]);

/** Sizes of what is worn or put on; what they measure stands in the product's text. */
export const sizes = numbered(900, {
  s: ['Small', 'เล็ก (S)'],
  m: ['Medium', 'กลาง (M)'],
  l: ['Large', 'ใหญ่ (L)'],
  xl: ['Extra large', 'ใหญ่พิเศษ (XL)'],
  snug: ['Snug', 'กระชับ'],
  regular: ['Regular', 'มาตรฐาน'],
  roomy: ['Roomy', 'ใหญ่'],
}).map(withText);
