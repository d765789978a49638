import type { ReviewDraft } from './review-draft';

/** Reviews of medicines and of what goes with them. */
export const remedyReviews: Record<string, ReviewDraft[]> = {
  'NOR-IBU-LIQ': [
    [
      'Migraine Mondays',
      '2026-02-16',
      'Faster',
      'Twenty minutes instead of fifty. Worth the extra on bad days.',
      [5, 3, 5],
    ],
    ['Colm', '2026-09-11', 'Stick together', 'Left in a warm car they became one capsule.', [4, 3, 3]],
  ],
  'NOR-DUAL-16': [
    ['Wisdom tooth', '2026-03-04', 'Got me through', 'Three days, as allowed, and then plain ones.', [5, 4, 5]],
    ['Agnes', '2026-07-08', 'Strong', 'My stomach noticed. With toast it is all right.', [4, 4, 3]],
  ],
  'VEL-APC-16': [['Old school', '2026-05-11', 'As my gran took', 'Two and a dark room.', [5, 5, 4]]],
  'MMS-HEAD-ROLL': [
    ['Screen all day', '2026-01-19', 'Pleasant', 'Does it help or do I like the smell? Both are fine.', [4, 4, 5]],
    ['Ha', '2026-08-21', 'Watered my eyes', 'Too near the temples. Hairline is better.', [3, 4, 4]],
  ],
  'MMS-HEAD-COOL': [['Heatwave', '2026-07-28', 'Slept with one on', 'Stayed cool until about four.', [4, 4, 5]]],
  'NOR-IBU-GEL10': [
    ['Hip at 60', '2026-04-13', 'Stronger indeed', 'The five per cent did nothing, this does something.', [4, 4, 4]],
    ['Zsofia', '2026-10-01', 'Smell', 'Of hospital, for ten minutes.', [4, 3, 3]],
  ],
  'NOR-DICLO-100': [
    ['Knitter', '2026-02-27', 'Thumbs', 'Four times a day is a lot, but I can hold needles again.', [5, 4, 3]],
  ],
  'PUL-ANKLE': [
    ['Trail Tom', '2026-03-22', 'Right size matters', 'Medium slipped, small sits. Exchange was free.', [5, 4, 4]],
    ['Netball', '2026-09-18', 'Fits my trainer', 'Forgot it was there by half time.', [5, 4, 5]],
  ],
  'PUL-WRIST': [['Typist', '2026-05-07', 'Nights without tingling', 'Week three and I sleep through.', [5, 4, 4]]],
  'PUL-BACK': [['Mover', '2026-06-16', 'Warm in summer', 'Holds well. Sweaty in July.', [4, 4, 3]]],
  'PUL-TENS': [
    [
      'Endo fighter',
      '2026-01-14',
      'Not a cure, a help',
      'Takes two points off a ten. On a bad day I will take two points.',
      [4, 4, 4],
    ],
    ['Bob', '2026-04-18', 'Fun', 'My grandson wants a turn. No.', [4, 5, 5]],
    ['Hanne', '2026-10-25', 'Pads', 'Wear out sooner than they say.', [4, 3, 4]],
  ],
  'MMS-GELPACK': [
    ['Five-a-side', '2026-05-15', 'Lives in our freezer', 'Soft even when frozen, as promised.', [5, 5, 5]],
  ],
  'MMS-WHEAT': [['Cold feet', '2025-12-19', 'Smells like bread', 'And lavender. Cat approves.', [5, 4, 5]]],
  'WYN-CUP': [
    [
      'Convert',
      '2026-02-10',
      'Third month lucky',
      'Month one: tears. Month three: I forgot I had a period.',
      [5, 5, 3],
    ],
    ['Kim', '2026-07-19', 'Stem too long', 'You may cut it. Cut it.', [4, 5, 3]],
  ],
  'VEL-NIGHT-160': [
    ['Snorer', '2026-01-07', 'Out like a light', 'And groggy until ten next day. Do not drive.', [5, 4, 3]],
    ['Jan', '2026-11-10', 'Taste', 'Dreadful and effective.', [5, 4, 2]],
  ],
  'MMS-RINSE': [
    ['Sinus Susan', '2026-03-31', 'Life changing', 'Eleven infections last year, one this year.', [5, 5, 3]],
    ['Not for me', '2026-05-20', 'Drowned', 'I could not get over the feeling. Works for my brother.', [2, 4, 2]],
  ],
  'MMS-NASAL-STRIP': [['Wife of', '2026-06-07', 'Quieter', 'Not silent. Quieter.', [4, 3, 5]]],
  'VER-ZINC-LOZ': [
    [
      'Teacher',
      '2026-10-17',
      'Cherry is lovely',
      'Whether they work I could not say. I have had one cold this term.',
      [4, 4, 5],
    ],
  ],
  'FER-PAST': [
    ['Alto 2', '2025-12-08', 'Carol season', 'The whole choir is on elderberry.', [5, 5, 5]],
    ['Rhona', '2026-09-29', 'Liquorice please', 'Bring it back in stock!', [5, 4, 4]],
  ],
  'MMS-BENZY-30': [['Tonsils', '2026-02-18', 'Could swallow', 'Spray, wait, eat. In that order.', [5, 4, 4]]],
  'MMS-RESP-TEST': [
    ['Visiting Gran', '2026-01-11', 'Peace of mind', 'Fifteen minutes and we knew it was only a cold.', [4, 5, 5]],
    ['Faint line', '2026-10-22', 'It was flu', 'Rang the surgery, tablets the same day.', [5, 5, 4]],
  ],
  'TOL-ACRI': [['Occasional', '2026-05-29', 'Quick', 'For visits to my sister’s dogs.', [5, 4, 5]]],
  'TOL-CET-SYR': [['Dad', '2026-06-12', 'Banana!', 'She asks for it. Hence the top shelf.', [5, 4, 5]]],
  'TOL-MOM-140': [
    [
      'Year-rounder',
      '2026-04-24',
      'No perfume',
      'The other one smelt of flowers, which I am allergic to. This smells of nothing.',
      [5, 4, 5],
    ],
    ['Stu P.', '2026-07-01', 'Two weeks', 'I had given up on day nine. On day twelve I could smell coffee.', [5, 4, 4]],
  ],
  'TOL-KETO-5': [['Contact lenses', '2026-05-19', 'Calm eyes', 'Ten minutes before the lenses go in.', [5, 3, 5]]],
  'TOL-POWDER': [['Expecting', '2026-06-05', 'Something I may use', 'Minty, odd, useful.', [4, 3, 4]]],
  'HAL-CALA-200': [
    ['Chickenpox house', '2026-03-09', 'Pink children', 'Three of them. It helps if they paint each other.', [4, 5, 3]],
  ],
  'MMS-PEN-CASE': [['Nut mum', '2026-09-05', 'School knows the yellow one', 'That is all I wanted.', [5, 4, 5]]],
  'SET-ESO': [
    ['Night eater', '2026-02-26', 'Day three', 'Nothing, nothing, and then quiet.', [5, 4, 5]],
    ['Theresa', '2026-08-09', 'Came back', 'When I stopped. Off to the doctor as told.', [3, 4, 5]],
  ],
  'SET-ALG-CHEW': [['36 weeks', '2026-04-10', 'Bedside', 'Lemon. The mint ones taste of toothpaste.', [5, 4, 5]]],
  'SET-PEPP': [
    [
      'IBS since 1998',
      '2026-03-17',
      'Half an hour before',
      'Timing is everything. Burped mint for a day when I bit one.',
      [4, 4, 4],
    ],
  ],
  'SET-WIND-30': [['Choir bass', '2026-10-06', 'Discreet', 'My section thanks you.', [4, 4, 5]]],
  'SET-BUSCO-20': [['Exam season', '2026-05-22', 'Unknots', 'Better than lying on the bathroom floor.', [5, 4, 5]]],
  'SET-BISMUTH-240': [
    ['Curry club', '2026-09-13', 'Black tongue', 'Do not panic. It says so on the label.', [4, 4, 3]],
  ],
  'SET-ISPAG': [
    ['Regular Reg', '2026-01-26', 'Every morning', 'Drink it quickly or you will need a spoon.', [5, 4, 3]],
    ['Dilys', '2026-07-14', 'Gentle', 'No dashing about as with the tablets.', [5, 4, 4]],
  ],
  'SET-LACT': [['Care home', '2026-06-23', 'Sweet', 'They like the taste, we like the result.', [4, 5, 4]]],
  'SET-PILE-25': [['New mum', '2026-02-06', 'Bliss', 'Nobody told me about this part.', [5, 4, 4]]],
  'SET-ELEC': [
    [
      'Half marathon',
      '2026-04-28',
      'Not too salty',
      'Berry is drinkable warm, which counts for a lot at mile ten.',
      [4, 4, 5],
    ],
    ['Pim', '2026-05-02', 'รสส้มอร่อย', 'พกไปเดินป่าสะดวกมาก', [5, 4, 5]],
  ],
  'SET-BIO-30': [
    [
      'Unsure',
      '2026-08-26',
      'Four weeks, no change',
      'As the page suggested I stopped and bought yoghurt. Honest shop.',
      [2, 3, 5],
    ],
  ],
  'SET-LACTASE-60': [['Pizza Friday', '2026-10-02', 'Cheese is back', 'Two for a four-cheese.', [5, 4, 5]]],
  'STI-SPRAY': [['Festival', '2026-07-30', 'In my sock', 'Hiccups the first three times, then fine.', [5, 3, 4]]],
  'STI-INH': [['Fidgeter', '2026-03-13', 'Something to hold', 'That was my problem all along.', [4, 3, 5]]],
  'STI-START': [['Sixth try', '2026-09-24', 'Both together', 'First time somebody explained the two jobs.', [5, 5, 5]]],
  'WYN-FLUCO-1': [
    ['Anon', '2026-01-23', 'Next day', 'Better by the following evening.', [5, 4, 5]],
    [
      'Third time',
      '2026-08-18',
      'Sent me to be checked',
      'Third in six months, so they would not sell it to me, and my sugar turned out to be high. Grateful.',
      [5, 5, 4],
    ],
  ],
  'WYN-CYST-6': [['Ouch', '2026-05-17', 'Eases it', 'It did not cure it, but I could wait for Monday.', [4, 4, 4]]],
  'TEN-SILDEN-4': [
    ['54 and married', '2026-02-03', 'Respectful', 'Four questions, no jokes, plain parcel. And yes.', [5, 4, 5]],
    ['K. O.', '2026-06-27', 'Headache', 'Works, with a face like a tomato for an hour.', [4, 3, 4]],
    [
      'Bill',
      '2026-10-14',
      'They said no',
      'I use a spray for angina. The pharmacist rang and explained. Cross then, thankful now.',
      [4, 4, 4],
    ],
  ],
};
