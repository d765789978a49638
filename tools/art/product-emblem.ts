const FLAVOURS: Record<string, string> = {
  'honey-lemon': 'lemon',
  blackcurrant: 'blackcurrant',
  orange: 'orange',
  strawberry: 'strawberry',
  mint: 'mint',
  'cool-mint': 'mint',
  fruit: 'fruit',
  ginger: 'ginger',
  banana: 'banana',
};

/** The first word that a name contains decides. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/video|consultation/, 'video'],
  [/vaccin|jab/, 'syringe'],
  [/review/, 'clipboard'],
  [/travel health guide|guide|handbook/, 'book'],
  [/sock|stocking/, 'sock'],
  [/glove/, 'hand'],
  [/antiseptic|burn|first aid|wound|tweezer|pouch/, 'shield'],
  [/migraine|headache|caffeine/, 'head'],
  [/oral syringe/, 'drop'],
  [/knee|ankle|wrist|elbow/, 'joint'],
  [/period pain|heat|warm|hot water/, 'flame'],
  [/cool(?! mint)|freeze|\bice\b|cold pack/, 'snow'],
  [/insect|bite|sting|repellent|malaria|lice/, 'bug'],
  [/sun(?!o)|after sun/, 'sun'],
  [/sickness|travel|flight/, 'plane'],
  [/hay ?fever|allerg|pollen|period pads|cetirizine|loratadine|fexofenadine|chlorphen/, 'flower'],
  [/nasal|nose|deconges|sinus|saline/, 'nose'],
  [/throat|lozenge/, 'throat'],
  [/eye|dry eyes|contact lens/, 'eye'],
  [/cold sore|lip/, 'lips'],
  [/tooth|teeth|mouth|dental|floss|brush|gum(?!m)/, 'tooth'],
  [/foot|feet|toe|heel|nail|verruca|corn|athlete/, 'foot'],
  [/sleep|night/, 'moon'],
  [/vitamin d|d3/, 'sun'],
  [/vitamin c/, 'orange'],
  [/iron|heart|omega|blood pressure|folic/, 'heart'],
  [/calcium|bone/, 'bone'],
  [/baby|infant|child|teeth(?:er|ing)|nappy|junior/, 'bear'],
  [/nicotine|smok/, 'breeze'],
  [/thermometer|fever/, 'thermometer'],
  [/pulse|oximeter|monitor/, 'pulse'],
  [
    /heartburn|indigestion|antacid|stomach|diarrhoea|constip|laxative|wind|reflux|omeprazole|ibs|peppermint|fibre|rehydrat|loperamide|senna|macrogol/,
    'stomach',
  ],
  [/joint|muscle|ibuprofen gel|\brub\b|diclofenac|back|support/, 'joint'],
  [/plaster|dressing|bandage|tape|blister/, 'plaster'],
  [/cough|syrup|chest|honey/, 'drop'],
  [/herbal|valerian|echinacea|chamomile|botanic|arnica/, 'sprig'],
  [/emollient|cream|gel|lotion|ointment|moistur|wash|shampoo|bath/, 'drop'],
];

const FORMS: Record<string, string> = {
  capsules: 'capsule',
  caplets: 'caplet',
  tablets: 'tablet',
  effervescent: 'drop',
  gummies: 'fruit',
  device: 'pulse',
  service: 'speech',
  book: 'book',
  kit: 'cross',
};

/** Which small illustration a product's label carries: its fruit, what it is for, or its form. */
export function emblemOf(
  name: string,
  form: string,
  flavour: string | undefined,
  categories: readonly string[],
): string {
  const fruit = flavour ? FLAVOURS[flavour] : undefined;
  if (fruit) return fruit;
  const words = name.toLowerCase();
  const hit =
    WORDS.find(([pattern]) => pattern.test(words)) ?? WORDS.find(([pattern]) => pattern.test(categories.join(' ')));
  if (FORMS[form] && !hit) return FORMS[form] ?? 'cross';
  return hit?.[1] ?? 'cross';
}
