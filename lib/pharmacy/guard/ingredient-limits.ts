/** Laws and guidance, then the pharmacy's own rules. */
export type LimitSource =
  | 'painRelief'
  | 'hundred'
  | 'coldRelief'
  | 'codeine'
  | 'loperamide'
  | 'liquids'
  | 'misused'
  | 'shortCourse'
  | 'laxatives';

/** How much of an active ingredient may be sold in one order. */
export interface IngredientLimit {
  /** As `KNOWN_INGREDIENTS` calls it. */
  ingredient: string;
  /** `units`: tablets, capsules, sachets; `bottles`: packs of a liquid. */
  measure: 'packs' | 'bottles' | 'units' | 'milligrams';
  most: number;
  /** The rule speaks of what is counted in pieces: gels, creams and liquids do not count. */
  isCounted: boolean;
  /** Where the rule stands, or that it is the shop's own, in words of `pharmacy.basketGuard.sources`. */
  source: LimitSource;
  /** When a pharmacist last looked at it. */
  reviewed: string;
}

/** Ingredients of which something is said below, as labels have them in the shop's languages, with salts and old names. */
export const KNOWN_INGREDIENTS: Readonly<Record<string, string>> = {
  paracetamol: 'paracetamol|acetaminophen|พาราเซตามอล',
  aspirin: 'aspirin|aloxiprin|acetylsalicylic|แอสไพริน',
  ibuprofen: '(?<!flurbi)ibuprofen|ไอบูโพรเฟน',
  pseudoephedrine: 'pseudoephedrine|ซูโดอีเฟดรีน',
  ephedrine: '^ephedrine|^อีเฟดรีน',
  codeine: 'codeine|โคเดอีน|โคดีอีน',
  loperamide: 'loperamide|โลเพอราไมด์|โลเปอราไมด์',
  chlorphenamine: 'chlorphen(ir)?amine|คลอร์เฟนิรามีน',
  promethazine: 'promethazine|โพรเมทาซีน',
  dextromethorphan: 'dextromethorphan|เดกซ์โตรเมทอร์แฟน|เด็กซ์โตรเมทอร์แฟน',
  'hyoscine butylbromide': 'butyl ?(bromide|scopolamine)|บิวทิลโบรไมด์',
  hyoscine: 'hyoscine|scopolamine|ไฮออสซีน|ไฮโอซีน',
  bisacodyl: 'bisacodyl|บิซาโคดิล',
  senna: '\\bsenn(a|osides?)|มะขามแขก|เซนโนไซด์',
  picosulfate: 'picosul(f|ph)ate|พิโคซัลเฟต',
  nicotine: '^nicotine(?!amide)|^นิโคติน(?!าไมด์)',
  menthol: '^menthol|^เมนทอล',
  glycerol: '^(glycerol|glycerin)|^กลีเซอรอล',
  paraffin: 'paraffin|พาราฟิน',
  urea: '^urea|^ยูเรีย',
  'zinc oxide': '^zinc oxide|^ซิงก์ออกไซด์',
  hypromellose: '^hypromellose|^ไฮโปรเมลโลส',
  carbomer: '^carbomer|^คาร์โบเมอร์',
};

/** What may well be used side by side: a patch with gum to stop smoking, what only soothes or moistens. */
export const USED_TOGETHER: readonly string[] = [
  'nicotine',
  'menthol',
  'glycerol',
  'paraffin',
  'urea',
  'zinc oxide',
  'hypromellose',
  'carbomer',
];

const REVIEWED = '2026-11-23';

/**
 * What one order may hold in the United Kingdom. An ingredient's first limit that is passed is the one that is told. The
 * law's own for paracetamol and aspirin leaves effervescent tablets out; here they count, which is on the safe side.
 */
export const INGREDIENT_LIMITS: readonly IngredientLimit[] = [
  { ingredient: 'paracetamol', measure: 'packs', most: 2, isCounted: true, source: 'painRelief', reviewed: REVIEWED },
  { ingredient: 'paracetamol', measure: 'units', most: 100, isCounted: true, source: 'hundred', reviewed: REVIEWED },
  { ingredient: 'aspirin', measure: 'packs', most: 2, isCounted: true, source: 'painRelief', reviewed: REVIEWED },
  { ingredient: 'aspirin', measure: 'units', most: 100, isCounted: true, source: 'hundred', reviewed: REVIEWED },
  { ingredient: 'ibuprofen', measure: 'packs', most: 2, isCounted: true, source: 'painRelief', reviewed: REVIEWED },
  {
    ingredient: 'pseudoephedrine',
    measure: 'milligrams',
    most: 720,
    isCounted: false,
    source: 'coldRelief',
    reviewed: REVIEWED,
  },
  {
    ingredient: 'ephedrine',
    measure: 'milligrams',
    most: 180,
    isCounted: false,
    source: 'coldRelief',
    reviewed: REVIEWED,
  },
  {
    ingredient: 'codeine',
    measure: 'packs',
    most: 1,
    isCounted: false,
    source: 'codeine',
    reviewed: REVIEWED,
  },
  {
    ingredient: 'loperamide',
    measure: 'packs',
    most: 2,
    isCounted: false,
    source: 'loperamide',
    reviewed: REVIEWED,
  },
  ...['paracetamol', 'ibuprofen', 'aspirin'].map((ingredient) => ({
    ingredient,
    measure: 'bottles' as const,
    most: 2,
    isCounted: false,
    source: 'liquids' as const,
    reviewed: REVIEWED,
  })),
  ...Object.entries({ promethazine: 1, dextromethorphan: 1, chlorphenamine: 2 }).map(([ingredient, most]) => ({
    ingredient,
    measure: 'packs' as const,
    most,
    isCounted: false,
    source: 'misused' as const,
    reviewed: REVIEWED,
  })),
  ...['hyoscine', 'hyoscine butylbromide'].map((ingredient) => ({
    ingredient,
    measure: 'packs' as const,
    most: 2,
    isCounted: false,
    source: 'shortCourse' as const,
    reviewed: REVIEWED,
  })),
  ...['bisacodyl', 'senna', 'picosulfate'].map((ingredient) => ({
    ingredient,
    measure: 'packs' as const,
    most: 2,
    isCounted: false,
    source: 'laxatives' as const,
    reviewed: REVIEWED,
  })),
];

/** The pharmacy's own, by product: packs that one set of answers sells where the merchant says nothing; on prescription. */
export const ASKED_MOST = 2;
export const PRESCRIBED_MOST = 1;
