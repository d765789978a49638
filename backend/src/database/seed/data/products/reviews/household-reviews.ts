import type { ReviewDraft } from './review-draft';

/** Reviews of skin care, first aid, supplements, aids, family and travel goods, and of appointments. */
export const householdReviews: Record<string, ReviewDraft[]> = {
  'HAL-OAT-WASH': [['Itchy winter', '2026-01-17', 'No foam, no itch', 'You miss the foam for a week.', [5, 4, 4]]],
  'HAL-HAND': [
    ['Barista', '2026-02-21', 'Not sticky', 'I can touch paper straight away.', [5, 5, 5]],
    ['NHS hands', '2026-10-16', 'Better than the posh one', 'And a fifth of the price.', [5, 5, 5]],
  ],
  'HAL-COTTON': [
    [
      'Sleeps in gloves',
      '2026-03-02',
      'Silly and it works',
      'Large ones, please. He has hands like shovels.',
      [5, 5, 4],
    ],
  ],
  'HAL-LIP': [
    ['Ski patrol', '2026-02-12', 'No cold sores', 'First season in ten years.', [5, 5, 5]],
    ['Abi', '2026-08-07', 'Cherry stains nothing', 'I thought it would be pink. It is clear.', [4, 4, 5]],
  ],
  'HAL-CERA-50': [['Tight face', '2026-05-26', 'Comfortable', 'A pea is enough.', [5, 4, 5]]],
  'HAL-SPF-FACE': [
    ['Freckles', '2026-05-01', 'Invisible', 'No white, no sting, no spots. Small bottle.', [5, 3, 5]],
    ['Nat', '2026-06-19', 'เนื้อบางมาก', 'ไม่อุดตัน ทาใต้รองพื้นได้ แต่ขวดเล็กไป', [5, 3, 5]],
  ],
  'HAL-ALOE-200': [['Forgot my neck', '2026-07-06', 'Fridge it', 'Twice as nice.', [4, 4, 5]]],
  'HAL-KETO': [
    [
      'Black jumpers',
      '2026-01-29',
      'Wearing them again',
      'Five minutes by the clock is longer than you think.',
      [5, 4, 4],
    ],
    ['Evan', '2026-09-20', 'Dries my hair', 'Conditioner on the ends only.', [4, 4, 3]],
  ],
  'HAL-SALI-150': [['Gym spots', '2026-04-15', 'Back as well', 'On a long brush. Helps.', [4, 4, 4]]],
  'HAL-PATCH-36': [
    ['Bride', '2026-06-04', 'Overnight', 'Flat by breakfast. Breathe.', [5, 5, 5]],
    ['Tilly, 15', '2026-09-27', 'Stops me picking', 'That is most of it.', [5, 4, 5]],
  ],
  'HAL-COLD-15': [['Presenter', '2026-03-25', 'On camera', 'Make-up over it, nobody saw.', [4, 3, 4]]],
  'HAL-ROLL-60': [
    [
      'Grey T-shirts',
      '2026-07-16',
      'I can wear grey',
      'Sting on night one, because I had showered. My mistake.',
      [5, 4, 3],
    ],
    ['Ines R.', '2026-08-28', 'Strong stuff', 'Once a week is plenty.', [5, 5, 4]],
  ],
  'HAL-SCAR-15': [['C-section', '2026-10-10', 'Softer', 'Three months on, flat and pale.', [4, 3, 4]]],
  'STU-HYDRO': [['Cyclist', '2026-05-10', 'Road rash', 'Five days, no scab, new skin. I was a doubter.', [5, 4, 4]]],
  'STU-TUBE': [['Ankle again', '2026-06-28', 'Cut it longer', 'It shrinks in the wash.', [4, 4, 4]]],
  'STU-PLASTER-BLUE-100': [
    ['Bakery', '2026-04-03', 'As the law likes it', 'Found by our detector. Twice. Do not ask.', [5, 5, 5]],
  ],
  'STU-PLASTER-SENS-30': [
    ['Carer', '2026-02-24', 'Comes off kindly', 'Mum’s skin is like tissue and these leave it whole.', [5, 5, 5]],
  ],
  'STU-EYEWASH': [['Joiner', '2026-08-12', 'Sawdust', 'Every toolbox should have two.', [5, 4, 5]]],
  'STU-WIPES-20': [['Playground', '2026-05-24', 'No sting, no scream', 'Bought ten.', [5, 5, 5]]],
  'STU-ICE-2': [['Coach', '2026-09-14', 'Cold for fifteen minutes', 'Long enough for a twelve-year-old.', [4, 4, 5]]],
  'STU-KIT-CAR': [
    ['Drove to Graz', '2026-07-03', 'Police nodded', 'They do look.', [5, 4, 5]],
    ['Fiona', '2026-10-18', 'Strap is short', 'Does not go round my seat. Boot, then.', [4, 4, 3]],
  ],
  'STU-KIT-WORK': [['Office manager', '2026-03-12', 'Box ticked', 'And a good box.', [4, 4, 5]]],
  'VER-MULTI': [
    ['Toast for dinner', '2026-01-21', 'Cheap insurance', 'I feel exactly the same, only smugger.', [3, 5, 5]],
  ],
  'VER-B12': [['Ten years vegan', '2026-04-30', 'Blood test fine', 'The small one daily.', [5, 5, 5]]],
  'VER-OMEGA': [['Fishy', '2026-06-02', 'From the fridge', 'No burps since. Thank you for the tip.', [4, 4, 4]]],
  'VER-CALD': [['Hip repair', '2026-08-31', 'Lemon chalk', 'Nice chalk, as chalk goes.', [4, 4, 3]]],
  'VER-GUM-C': [['Sweet tooth', '2026-09-22', 'Two become five', 'Hide them from yourself.', [4, 3, 5]]],
  'VER-PREG-90': [
    ['12 weeks', '2026-02-15', 'Stays down', 'At night with a biscuit.', [5, 5, 4]],
    [
      'Planning',
      '2026-07-27',
      'They asked the right question',
      'I take epilepsy tablets and needed the stronger folic acid. Nobody else had asked.',
      [5, 5, 5],
    ],
  ],
  'VER-MAG-60': [['Cramp', '2026-05-13', 'Placebo or not', 'I sleep.', [4, 4, 4]]],
  'VER-D3-DROPS': [['Newborn fog', '2026-03-20', 'One drop', 'Really only one. The bottle is careful.', [5, 5, 5]]],
  'BRI-INTER': [
    [
      'Hygienist',
      '2026-01-13',
      'Size chart helps',
      'Measure, do not guess. Patients come back with pink gums.',
      [5, 4, 4],
    ],
    ['Bends', '2026-06-22', 'The thin ones bend', 'Push slower, says my wife, who is right.', [4, 3, 3]],
  ],
  'BRI-FLUOR': [['After lunch', '2026-08-24', 'Cinnamon!', 'Finally something that is not mint.', [4, 5, 5]]],
  'BRI-KIDS': [['Mint is spicy', '2026-04-09', 'Plain one exists', 'For my autistic son a small miracle.', [5, 5, 5]]],
  'BRI-SENS-75': [['Ice cream', '2026-07-22', 'Fourteen days', 'To the day.', [5, 4, 5]]],
  'BRI-DRY-50': [['On amitriptyline', '2026-09-17', 'Till four o’clock', 'Used to wake at two.', [4, 3, 4]]],
  'CLE-READ': [
    ['One per room', '2026-02-19', 'Light', 'And a proper hinge.', [4, 5, 5]],
    ['Cyril', '2026-10-08', '2.5 sold out', 'The strength everybody my age needs.', [4, 5, 3]],
  ],
  'CLE-LENS': [['Twenty years of lenses', '2026-05-04', 'Case included', 'Which reminds you to change it.', [5, 4, 5]]],
  'CLE-CHLOR-10': [
    [
      'Nursery parent',
      '2026-03-06',
      'Day two',
      'Unstuck by the second morning. Arrived cold, in a wool pouch.',
      [5, 4, 3],
    ],
  ],
  'CLE-WIPES-20': [['Crusty', '2026-06-14', 'Part of the routine', 'A little dear for what they are.', [4, 2, 5]]],
  'CLE-MASK': [
    [
      'Dry as dust',
      '2026-01-31',
      'Ten minutes of peace',
      'The children leave me alone because I look ridiculous.',
      [5, 4, 5],
    ],
  ],
  'CLE-SINGLE-30': [['Cabin crew', '2026-08-02', 'Always two in the pocket', 'Hard to twist with gloves.', [5, 4, 4]]],
  'MMS-EARWAX-10': [['Deaf in one ear', '2026-04-22', 'Worse, then better', 'Exactly as it says.', [4, 5, 4]]],
  'PUL-PLUGS': [['Hotel by a club', '2026-07-09', 'Silence', 'Rolled as instructed. Missed breakfast.', [5, 5, 4]]],
  'SOL-BLIST': [
    ['Camino', '2026-05-28', '300 km', 'Stayed on for six days. Took sock fluff along.', [5, 4, 5]],
    ['New brogues', '2026-10-05', 'Saved a wedding', 'Guest’s, not mine.', [5, 4, 5]],
  ],
  'SOL-INSOLE': [
    [
      'Shop floor',
      '2026-02-08',
      'Knees thank me',
      'Cut along the line and keep your receipt: I cut too much.',
      [5, 4, 4],
    ],
  ],
  'SOL-VERR-10': [['Swimming club', '2026-09-03', 'Week ten', 'Boring, gone.', [4, 5, 3]]],
  'SOL-HEEL-75': [
    ['Sandals', '2026-05-16', 'Ten days', 'I counted nine.', [5, 5, 4]],
    ['Noi', '2026-06-26', 'ส้นเท้านุ่มขึ้น', 'ทาก่อนนอนแล้วใส่ถุงเท้า เห็นผลใน 1 สัปดาห์', [5, 5, 4]],
  ],
  'PUL-EAR': [['2 a.m.', '2026-01-05', 'One second', 'She did not even wake up.', [5, 4, 5]]],
  'PUL-GLUCO': [['Type 2, week 2', '2026-04-16', 'Easy', 'The porridge came as a shock.', [5, 5, 5]]],
  'PUL-SPACER': [['Wheezy', '2026-03-28', 'Why did nobody say', 'Half the puffs for twice the breath.', [5, 5, 4]]],
  'PUL-CUTTER': [
    [
      'Half a tablet',
      '2026-08-15',
      'Clean halves',
      'They rang to say that one of mine must not be cut. I had written it in the comments.',
      [5, 5, 5],
    ],
  ],
  'PUL-NEB': [['Croupy nights', '2026-10-24', 'Silent', 'Nearly. A hum.', [5, 3, 4]]],
  'KIN-PARA6': [
    ['School run', '2026-02-25', 'Fewer spoons', 'Label says SIX PLUS in letters a tired man can read.', [5, 5, 5]],
  ],
  'KIN-WIPES': [['Week one', '2026-06-10', 'Soft', 'Thick enough to need one. Usually.', [5, 4, 5]]],
  'KIN-ASPIRE': [
    [
      'Cannot blow',
      '2026-01-10',
      'Horrified, converted',
      'There is a filter. There is a filter. There is a filter.',
      [5, 4, 3],
    ],
  ],
  'KIN-TEETH': [['Dribble', '2026-07-11', 'Always one cold', 'Two was a clever idea.', [4, 5, 5]]],
  'KIN-LICE-100': [
    ['Year 2', '2026-09-16', 'Gone', 'Second go on day seven is not optional.', [5, 3, 3]],
    ['Long hair', '2026-10-21', 'One bottle was not enough', 'For hair to the waist you need two.', [4, 2, 3]],
  ],
  'KIN-COMB': [['Sunday film', '2026-10-11', 'Steel beats plastic', 'By miles.', [5, 5, 4]]],
  'KIN-WORM-4': [
    ['It happens', '2026-05-09', 'No fuss', 'Reading that it is nobody’s fault helped nearly as much.', [5, 4, 5]],
  ],
  'KIN-FIRST': [['Auntie', '2026-04-26', 'The better baby present', 'Used within a week, unlike the hats.', [5, 5, 5]]],
  'ROA-ICAR': [
    ['Hebrides', '2026-08-10', 'Midges hate it', 'Does not melt my sunglasses.', [5, 4, 5]],
    [
      'Krabi',
      '2026-03-16',
      'Good, not DEET',
      'Fine on the beach, in the forest I went back to the strong one.',
      [4, 4, 5],
    ],
  ],
  'ROA-HAND': [['Handbag', '2026-01-18', 'Not sticky', 'Clip would be nice.', [4, 5, 5]]],
  'ROA-BANDS': [
    ['Back seat', '2026-07-25', 'She believes in them', 'And is not sick. I shall not investigate.', [4, 4, 5]],
  ],
  'ROA-MINI': [['Paperback size', '2026-06-20', 'True', 'The seven languages leaf is brilliant.', [5, 4, 5]]],
  'SVC-EC': [
    ['Anon', '2026-02-01', 'Kind', 'Forty minutes from the form to a voice. She never asked why.', [5, 5, 5]],
    ['Sunday', '2026-08-23', 'Told me about the coil', 'I did not know. Clinic on Monday, sorted.', [5, 5, 5]],
  ],
  'SVC-SMOKE': [['Day 84', '2026-10-28', 'Same voice', 'I did not want to let Marion down.', [5, 5, 5]]],
  'SVC-EAR': [
    ['What?', '2026-05-05', 'I CAN HEAR', 'Sorry. I can hear. One ear had nothing, so it cost half.', [5, 4, 5]],
  ],
  'SVC-MENO': [['52', '2026-09-10', 'Somebody listened', 'Half an hour that I had not had in four years.', [5, 5, 5]]],
};
