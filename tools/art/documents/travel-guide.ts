import type { Block } from './pdf';

const title = (text: string): Block => ({ kind: 'title', text });
const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (words: string): Block => ({ kind: 'text', text: words });
const items = (...words: string[]): Block[] => words.map((word) => ({ kind: 'item', text: word }));
const boxes = (...words: string[]): Block[] => words.map((word) => ({ kind: 'box', text: word }));
const page: Block = { kind: 'page' };

const cover: Block[] = [
  title('Travel health guide'),
  text('Plain advice from our travel pharmacists, to be read on a phone in an airport.'),
  text(
    'Begin with the checklist, then read the chapters that apply to your trip. This guide does not replace a talk with a pharmacist, nurse or doctor: book one six to eight weeks before you leave if you can, and ask even if there is less time.',
  ),
];

const before: Block[] = [
  heading('Before you go'),
  text('What you need depends on where you go, for how long, what you do there, and on you.'),
  ...items(
    'Tell the travel clinic every country on the way, stopovers included.',
    'Bring the record of your vaccinations and the list of your medicines.',
    'Say if you are pregnant, have a long-term illness, or take medicines that weaken your defences.',
    'Some vaccinations take several visits, and some countries ask for a certificate at the border.',
    'Take out travel insurance, and tell the insurer about your health.',
  ),
];

const medicines: Block[] = [
  heading('Your own medicines'),
  ...items(
    'Carry them in your hand luggage, in their own boxes with the leaflets.',
    'Take enough for the whole trip and a week more.',
    'Some common medicines are forbidden or need papers abroad. Ask the embassy of every country you enter.',
    'For a change of time zone, ask how to move the hours at which you take them.',
    'Keep what needs cold in a cool bag, never against the ice itself, and never in the hold.',
  ),
];

const food: Block[] = [
  heading('Food and water'),
  text('An upset stomach is the commonest illness of travellers. Most last two or three days.'),
  ...items(
    'Wash or clean your hands before you eat and after the toilet.',
    'Eat what was cooked through and is still hot; peel fruit yourself.',
    'Where tap water is not safe, use sealed bottles or boiled water, for teeth as well. Ice is water too.',
    'If you have diarrhoea, drink little and often; rehydration sachets replace salts as well as water.',
    'Get medical help for blood, a high temperature, signs of drying out, or if it does not get better.',
  ),
];

const checklist: Block[] = [
  heading('Packing checklist'),
  ...boxes(
    'Your own medicines, with a copy of the prescription',
    'A painkiller that suits you',
    'Rehydration sachets',
    'Something for diarrhoea, and for travel sickness',
    'An antihistamine, and a cream for bites',
    'Plasters, dressings, tape, small scissors, tweezers',
    'Antiseptic wipes or cream',
    'Thermometer',
    'Sunscreen and lip balm',
    'Insect repellent; a net where you need one',
    'Hand gel',
    'Spare glasses or contact lenses',
    'Insurance papers, emergency numbers, vaccination record',
  ),
];

const children: Block[] = [
  heading('Travelling with children'),
  text('Children dry out, burn and cool down sooner than you do. Most of it is about being early.'),
  ...items(
    'Ask about vaccinations for the child, not for the family: ages differ.',
    'Bring a thermometer, and a painkiller in the strength for the age and weight of the child.',
    'Offer drinks often. A dry nappy for six hours, sunken eyes or unusual sleepiness need a doctor at once.',
    'Shade, hat and long sleeves come before sunscreen; babies under six months stay out of the sun.',
    'Give something to suck or drink while the aeroplane climbs and sinks: it opens the ears.',
    'Medicines against travel sickness have lowest ages. Ask before you buy.',
    'Write your phone number inside the clothes, and agree where to meet.',
  ),
];

const insects: Block[] = [
  heading('Insects and malaria'),
  ...items(
    'Ask whether malaria tablets are needed for each place, and begin them when you are told to.',
    'Cover arms and legs from dusk; use a repellent with DEET 50% where there is malaria.',
    'Sleep under a treated net where windows have no screens.',
    'A high temperature within a year of the trip: say at once where you have been.',
  ),
];

const heat: Block[] = [
  heading('Sun, heat and height'),
  ...items(
    'Stay in the shade from eleven to three, and put on sunscreen again every two hours.',
    'Give yourself days, not hours, to get used to heat. Dark urine means: drink.',
    'Above 2,500 metres sleep no more than 500 metres higher each night.',
    'Headache, sickness and no appetite at height: do not climb further. If it gets worse, go down.',
  ),
];

const home: Block[] = [
  heading('Home again'),
  ...items(
    'Finish tablets that go on after the trip.',
    'See a doctor with a high temperature, lasting diarrhoea, or a rash, and name the countries.',
    'Write down what you took for nothing and what you missed, for the next time.',
  ),
];

/** What may be read of the travel guide before it is bought. */
export const travelGuideSample: Block[] = [...cover, page, ...before, ...medicines, page, ...food, page, ...checklist];

/** The chapter on children by itself. */
export const travelWithChildren: Block[] = [...cover, page, ...children];

/** The checklist by itself. */
export const packingChecklist: Block[] = [...checklist];

/** The whole guide. */
export const travelGuide: Block[] = [
  ...[...cover, page, ...before, ...medicines, page, ...insects, page, ...food, page, ...heat],
  ...[page, ...children, page, ...home, page, ...checklist],
];
