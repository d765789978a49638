/** Ingredients that work in the same way, so that two of them are as bad as twice the same. */
export interface IngredientClass {
  kind:
    | 'antiInflammatory'
    | 'sedating'
    | 'antihistamine'
    | 'opioid'
    | 'acidReducer'
    | 'decongestant'
    | 'nasalSteroid'
    | 'stimulantLaxative';
  /** As labels have them in the shop's languages. */
  names: string;
  /** What the product's name says besides, where the ingredient is in others, too: an inhaler is no nasal spray. */
  named?: string;
  /** What is put on the skin is no part of it: little of it gets further. */
  isSwallowed: boolean;
  /** What adds to this class without being of it: an opioid makes drowsier still. */
  beside?: string;
  /** Weaker than this it is taken for something else: aspirin 75 mg thins the blood. In milligrams of one piece. */
  least?: { names: string; milligrams: number };
}

const SEDATING_ANTIHISTAMINES =
  'chlorphen(ir)?amine|promethazine|diphenhydramine|doxylamine|cinnarizine|cyclizine|hydroxyzine|alimemazine|brompheniramine|triprolidine|buclizine|cyproheptadine|dimenhydrinate|mecl[io]zine|คลอร์เฟนิรามีน|โพรเมทาซีน|ไดเฟนไฮดรามีน|ด็อกซิลามีน|ซินนาริซีน|ไซคลิซีน|ไฮดรอกซีซีน|บรอมเฟนิรามีน|ไตรโพรลิดีน';
const OPIOIDS =
  'codeine|morphine|\\bopium|tramadol|oxycodone|pholcodine|buprenorphine|fentanyl|dextromethorphan|โคเดอีน|โคดีอีน|มอร์ฟีน|ทรามาดอล|ออกซิโคโดน|โฟลโคดีน|บูพรีนอร์ฟีน|เฟนทานิล|ไดไฮโดรโคดีอีน|ไดไฮโดรโคเดอีน|เด็?กซ์โตรเมทอร์แฟน';

/** The classes that are told of, reviewed with the limits. */
export const INGREDIENT_CLASSES: readonly IngredientClass[] = [
  {
    kind: 'antiInflammatory',
    names:
      'ibuprofen|flurbiprofen|ketoprofen|naproxen|aspirin|aloxiprin|acetylsalicylic|diclofenac|mefenamic|indomet(h?)acin|meloxicam|piroxicam|(cele|etori)coxib|ไอบูโพรเฟน|เฟลอร์บิโพรเฟน|คีโตโพรเฟน|นาพรอกเซน|แอสไพริน|ไดโคลฟีแนค|เมเฟนามิก|อินโดเมทาซิน|เมลอกซิแคม|ไพร็อกซิแคม|(เซเล|อีโทริ)ค็อกซิบ',
    isSwallowed: false,
    least: { names: 'aspirin|acetylsalicylic|แอสไพริน', milligrams: 150 },
  },
  {
    kind: 'sedating',
    names: `${SEDATING_ANTIHISTAMINES}|prochlorperazine|(?<!butyl)(hyoscine|scopolamine)(?![ -](n-)?butyl)|โปรคลอเพอราซีน|(ไฮออสซีน|ไฮโอซีน)(?! ?บิวทิล)`,
    isSwallowed: true,
    beside: OPIOIDS,
  },
  {
    // Those that make nobody drowsy; two of the others are told of as what they do.
    kind: 'antihistamine',
    names: 'cetirizine|loratadine|fexofenadine|acrivastine|bilastine|เซทิริซีน|ลอราทาดีน|เฟกโซเฟนาดีน|อะคริวาสทีน|บิลาสทีน',
    isSwallowed: true,
    beside: SEDATING_ANTIHISTAMINES,
  },
  { kind: 'opioid', names: OPIOIDS, isSwallowed: false },
  {
    kind: 'acidReducer',
    names:
      '(ome|lanso|panto|rabe)prazole|(famo|rani|niza)tidine|cimetidine|(โอเม|โอมี|อีโซเม|แลนโซ|แพนโท|ราบี)พราโซล|ฟาโมทิดีน|รานิทิดีน|ไนซาทิดีน|ไซเมทิดีน',
    isSwallowed: true,
  },
  {
    kind: 'decongestant',
    names: 'ephedrine|(xylo|oxy)metazoline|phenylephrine|อีเฟดรีน|(ไซโล|ออกซี)เม[ทต]าโซลีน|ฟีนิลเอฟร[ิี]น',
    isSwallowed: true,
  },
  {
    kind: 'nasalSteroid',
    names:
      'beclomet(h)?asone|fluticasone|mometasone|budesonide|triamcinolone|เบโคลเมทาโซน|ฟลูติคาโซน|โมเมทาโซน|บูเดโซไนด์|ไตรแอมซิโนโลน',
    named: 'nasal|nose|hay ?fever|allergy|จมูก|ภูมิแพ้',
    isSwallowed: true,
  },
  {
    kind: 'stimulantLaxative',
    names: 'bisacodyl|\\bsenn(a|osides?)|picosul(f|ph)ate|บิซาโคดิล|มะขามแขก|เซนโนไซด์|พิโคซัลเฟต',
    isSwallowed: true,
  },
];
