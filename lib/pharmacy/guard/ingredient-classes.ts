/** Ingredients that work in the same way, so that two of them are as bad as twice the same. */
export interface IngredientClass {
  kind: 'antiInflammatory' | 'sedating' | 'opioid';
  /** As labels have them in the shop's languages. */
  names: string;
  /** What is put on the skin is no part of it: little of it gets further. */
  isSwallowed: boolean;
  /** A class that adds to this one without being of it: an opioid makes drowsier still. */
  beside?: IngredientClass['kind'];
  /** Weaker than this it is taken for something else: aspirin 75 mg thins the blood. In milligrams of one piece. */
  least?: { names: string; milligrams: number };
}

/** The classes that are told of, reviewed with the limits. Cetirizine and its like are not sedating. */
export const INGREDIENT_CLASSES: readonly IngredientClass[] = [
  {
    kind: 'antiInflammatory',
    names:
      'ibuprofen|flurbiprofen|ketoprofen|naproxen|aspirin|acetylsalicylic|diclofenac|mefenamic|indomet(h?)acin|meloxicam|piroxicam|(cele|etori)coxib|ไอบูโพรเฟน|เฟลอร์บิโพรเฟน|คีโตโพรเฟน|นาพรอกเซน|แอสไพริน|ไดโคลฟีแนค|เมเฟนามิก|อินโดเมทาซิน|เมลอกซิแคม|ไพร็อกซิแคม|(เซเล|อีโทริ)ค็อกซิบ',
    isSwallowed: false,
    least: { names: 'aspirin|acetylsalicylic|แอสไพริน', milligrams: 150 },
  },
  {
    kind: 'sedating',
    names:
      'chlorphen(ir)?amine|promethazine|diphenhydramine|doxylamine|cinnarizine|cyclizine|hydroxyzine|alimemazine|brompheniramine|triprolidine|คลอร์เฟนิรามีน|โพรเมทาซีน|ไดเฟนไฮดรามีน|ด็อกซิลามีน|ซินนาริซีน|ไซคลิซีน|ไฮดรอกซีซีน|บรอมเฟนิรามีน|ไตรโพรลิดีน',
    isSwallowed: true,
    beside: 'opioid',
  },
  {
    kind: 'opioid',
    names:
      'codeine|morphine|tramadol|oxycodone|pholcodine|buprenorphine|fentanyl|โคเดอีน|มอร์ฟีน|ทรามาดอล|ออกซิโคโดน|โฟลโคดีน|บูพรีนอร์ฟีน|เฟนทานิล',
    isSwallowed: false,
  },
];
