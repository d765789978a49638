import type { Localised } from '../types';

/** British → American, lower case, whole words or word starts (`-` at the end) in the order they are tried. */
const VOCABULARY: [british: string, american: string][] = [
  ['paracetamol', 'acetaminophen'],
  ['chlorphenamine', 'chlorpheniramine'],
  ['hyoscine', 'scopolamine'],
  ['simeticone', 'simethicone'],
  ['beclometasone', 'beclomethasone'],
  ['aciclovir', 'acyclovir'],
  ['sodium cromoglicate', 'cromolyn sodium'],
  ['cromoglicate', 'cromolyn'],
  ['colecalciferol', 'cholecalciferol'],
  ['macrogol', 'polyethylene glycol'],
  ['light liquid paraffin', 'light mineral oil'],
  ['liquid paraffin', 'mineral oil'],
  ['white soft paraffin', 'white petrolatum'],
  ['soft paraffin', 'petrolatum'],
  ['diarrhoea', 'diarrhea'],
  ['oesophag-', 'esophag'],
  ['coeliac', 'celiac'],
  ['phaeochromocytoma', 'pheochromocytoma'],
  ['haem-', 'hem'],
  ['anaem-', 'anem'],
  ['anaesthetic-', 'anesthetic'],
  ['paediatric-', 'pediatric'],
  ['unflavoured', 'unflavored'],
  ['flavour-', 'flavor'],
  ['colour-', 'color'],
  ['odour-', 'odor'],
  ['fibre', 'fiber'],
  ['centre-', 'center'],
  ['litre-', 'liter'],
  ['millilitre-', 'milliliter'],
  ['metre-', 'meter'],
  ['centimetre-', 'centimeter'],
  ['millimetre-', 'millimeter'],
  ['microlitre-', 'microliter'],
  ['vapour-', 'vapor'],
  ['practis-', 'practic'],
  ['licence-', 'license'],
  ['travell-', 'travel'],
  ['labelled', 'labeled'],
  ['maize starch', 'corn starch'],
  ['rucksack', 'backpack'],
  ['flannel', 'washcloth'],
  ['moulded', 'molded'],
  ['neutralis-', 'neutraliz'],
  ['pressuris-', 'pressuriz'],
  ['aluminium', 'aluminum'],
  ['sulphate', 'sulfate'],
  ['moisturis-', 'moisturiz'],
  ['sterilis-', 'steriliz'],
  ['organis-', 'organiz'],
  ['recognis-', 'recogniz'],
  ['personalis-', 'personaliz'],
  ['cancell-', 'cancel'],
  ['behaviour-', 'behavior'],
  ['nappies', 'diapers'],
  ['nappy', 'diaper'],
  ['a plaster cast', 'a cast'],
  ['medicated plasters', 'medicated patches'],
  ['ibuprofen plasters', 'ibuprofen patches'],
  ['a plaster', 'an adhesive bandage'],
  ['plasters', 'adhesive bandages'],
  ['plaster', 'adhesive bandage'],
  ['basket-', 'cart'],
  ['postcode-', 'ZIP code'],
  ['on holiday', 'on vacation'],
  ['cotton buds', 'cotton swabs'],
  ['period pain', 'menstrual cramps'],
  ['your gp, or 111', 'your doctor'],
  ['your doctor, or 111', 'your doctor'],
  ['your doctor, or call 111', 'your doctor'],
  ['pack says, call 111', 'pack says, call Poison Help (1-800-222-1222)'],
  ['call 111', 'call your doctor'],
  ['call 999', 'call 911'],
  ['or 999', 'or 911'],
  ['an eye casualty', 'an emergency room'],
  ['casualty', 'the emergency room'],
  ['a&e', 'the emergency room'],
  ['gp', 'doctor'],
  ['dimeticone', 'dimethicone'],
  ['ispaghula', 'psyllium'],
  ['oestrogen-', 'estrogen'],
  ['gonorrhoea', 'gonorrhea'],
  ['nebuliser-', 'nebulizer'],
  ['liquorice', 'licorice'],
  ['yoghurt', 'yogurt'],
  ['programme-', 'program'],
  ['neighbour-', 'neighbor'],
  ['verrucas', 'plantar warts'],
  ['verruca', 'plantar wart'],
  ['wind capsules', 'gas relief capsules'],
  ['grey', 'gray'],
  ['torch', 'flashlight'],
  ['glove box', 'glove compartment'],
  ['washing-up liquid', 'dish soap'],
  ['pyjamas', 'pajamas'],
  ['mum', 'mom'],
];

const RULES = VOCABULARY.map(([british, american]) => {
  const open = british.endsWith('-');
  return { pattern: new RegExp(`\\b${open ? british.slice(0, -1) : `${british}\\b`}`, 'gi'), american };
});

/** Tags and template directives carry addresses, which keep their spelling. */
const MARKUP = /(<[^>]*>|\{\{[^}]*\}\})/;

function inCaseOf(found: string, replacement: string): string {
  const first = found.charAt(0);
  const isCapitalised = first !== first.toLowerCase() && found !== found.toUpperCase();
  return isCapitalised ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** The American wording of a British text; HTML tags and `{{…}}` directives are left alone. */
export function american(text: string): string {
  return text
    .split(MARKUP)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : RULES.reduce((all, rule) => all.replace(rule.pattern, (found) => inCaseOf(found, rule.american)), part),
    )
    .join('');
}

function isLocalised(value: object): value is Localised {
  return 'default' in value && typeof value.default === 'string';
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) {
    const us = value.mmstr_us ?? american(value.default);
    return us === value.default ? value : { ...value, mmstr_us: us };
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
}

/** A copy of `data` in which every localised text that reads differently in American English says so. */
export function withAmerican<T>(data: T): T {
  return walk(data) as T;
}
