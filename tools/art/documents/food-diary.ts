import type { Block } from './pdf';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (words: string): Block => ({ kind: 'text', text: words });
const items = (...words: string[]): Block[] => words.map((word) => ({ kind: 'item', text: word }));
const boxes = (...words: string[]): Block[] => words.map((word) => ({ kind: 'box', text: word }));
const page: Block = { kind: 'page' };
const line = '........................................................................................';

const WEEKS = 4;
const DAYS = 7;

const intro: Block[] = [
  { kind: 'title', text: 'Food and symptom diary' },
  text('Four weeks on paper that show what your stomach objects to.'),
  page,
  heading('How to use it'),
  ...items(
    'Fill in a page a day, best at once: an hour later the small things are forgotten.',
    'Write down drinks, sauces and sweets too, and about how much.',
    'Give each symptom a number from 1 (hardly noticed) to 5 (kept you from something).',
    'Note what else was different: sleep, stress, your period, a new medicine.',
    'At the end of each week look back for what happens again and again.',
  ),
  text(
    'See a doctor without waiting for the four weeks if you lose weight without trying, see blood, are woken by pain, or find swallowing hard.',
  ),
];

const MEALS = ['Breakfast', 'Between', 'Lunch', 'Between', 'Dinner', 'Later'];

function day(week: number, index: number): Block[] {
  const meals = MEALS.flatMap((meal) => [text(`${meal}, at ........ : ${line.slice(0, 60)}`)]);
  return [
    page,
    heading(`Week ${week}, day ${index}`),
    ...meals,
    heading('Symptoms'),
    ...boxes(
      'Bloating  1 2 3 4 5',
      'Pain or cramp  1 2 3 4 5',
      'Heartburn  1 2 3 4 5',
      'Loose or hard stools  1 2 3 4 5',
    ),
    text(`Slept ....... hours. Medicines: ${line.slice(0, 50)}`),
  ];
}

function review(week: number): Block[] {
  return [
    page,
    heading(`Week ${week}: looking back`),
    text('Which days were best? What was the same on them?'),
    ...[line, line].map(text),
    text('Which were worst? What did you eat in the six hours before?'),
    ...[line, line].map(text),
    text('What will you try differently next week? One thing at a time tells most.'),
    text(line),
  ];
}

const summary: Block[] = [
  page,
  heading('Summary for a doctor or dietitian'),
  ...boxes('What bothers me most', 'How often in four weeks', 'What makes it worse', 'What helps', 'Medicines I take'),
  page,
  heading('Notes'),
  ...Array.from({ length: 12 }, () => text(line)),
];

const BREAKFASTS = [
  'porridge with blueberries',
  'eggs on sourdough spelt toast',
  'lactose-free yoghurt with kiwi',
  'rice cakes with peanut butter',
  'an omelette with spinach',
  'cornflakes with lactose-free milk',
  'oat pancakes with maple syrup',
];
const LUNCHES = [
  'a baked potato with tuna',
  'rice salad with cucumber and egg',
  'carrot soup with corn crackers',
  'a chicken and lettuce wrap of corn',
  'quinoa with roast pepper',
  'rice noodles with prawns',
  'a salad with feta and olives',
];
const DINNERS = [
  'salmon with green beans and rice',
  'chicken with polenta and courgette',
  'tofu with pak choi and rice noodles',
  'beef with potatoes and carrots',
  'cod with parsnip mash',
  'turkey chilli without beans, with rice',
  'an aubergine bake with firm cheese',
];

function mealIdea(week: number, index: number): Block[] {
  // Another mixture each week.
  const pick = (list: readonly string[], shift: number) => list[(index - 1 + shift * (week - 1)) % list.length] ?? '';
  return [
    page,
    heading(`A meal idea for week ${week}, day ${index}`),
    ...items(`Breakfast: ${pick(BREAKFASTS, 0)}`, `Lunch: ${pick(LUNCHES, 1)}`, `Dinner: ${pick(DINNERS, 2)}`),
    text(
      'All low in FODMAPs in ordinary portions. Season with herbs, ginger, chives or oil in which garlic was fried.',
    ),
  ];
}

const SWAPS = [
  ['Onion and garlic', 'the green of spring onions, chives, garlic-infused oil'],
  ['Wheat bread', 'sourdough spelt, corn or rice bread'],
  ['Apples and pears', 'oranges, kiwi, grapes, blueberries'],
  ['Milk', 'lactose-free milk'],
] as const;

const guidance: Block[] = SWAPS.flatMap(([instead, take], index) => [
  page,
  heading(`A swap for week ${index + 1}`),
  text(`Instead of ${instead.toLowerCase()}: ${take}.`),
  text('Go low in FODMAPs for a few weeks at most, and with a dietitian: the foods come back one by one.'),
  page,
  heading(`A shopping list for week ${index + 1}`),
  ...boxes('Rice, oats, potatoes', 'Eggs, fish, chicken or firm tofu', 'Carrots, green beans, courgettes', take),
]);

function diary(afterDay: (week: number, index: number) => Block[]): Block[] {
  const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  return [
    ...intro,
    ...weeks.flatMap((week) => [
      ...days.flatMap((index) => [...day(week, index), ...afterDay(week, index)]),
      ...review(week),
    ]),
    ...summary,
  ];
}

/** A page a day, a page a week, and a summary: 36 pages. */
export const foodDiary: readonly Block[] = diary(() => []);

/** The same with ideas of what to eat: 72 pages. */
export const foodDiaryWithMeals: readonly Block[] = [...diary(mealIdea), ...guidance];
