import type { ReviewDraft } from './review-draft';

/** Reviews of pain, cold, allergy and digestion products. */
export const medicineReviews: Record<string, ReviewDraft[]> = {
  'VEL-PARA': [
    [
      'Margaret H',
      '2026-02-11',
      'Does what it should',
      'Same stuff as the fancy ones at a fraction of the price. The caplets go down easier.',
      [5, 5, 4],
    ],
    ['dan_k', '2026-04-03', 'Fine', 'It is paracetamol. Arrived next day in a plain box.', [4, 5, 4]],
    [
      'Priya',
      '2026-06-19',
      'Always in the drawer',
      'We keep two packs at home. I like that the site reminds you not to double up with cold remedies.',
      [5, 5, 5],
    ],
    [
      'Owen T',
      '2026-08-30',
      'Chalky tablets',
      'The round ones crumble on the tongue if you are slow. Next time caplets.',
      [4, 4, 2],
    ],
  ],
  'NOR-IBU': [
    [
      'Steph',
      '2026-01-22',
      'Good for my back',
      'Works within the hour after a day of lifting. The sugar coat makes them easy to swallow.',
      [5, 4, 5],
    ],
    [
      'R. Bhatt',
      '2026-03-15',
      'Pharmacist rang me',
      'I take a blood pressure tablet, and the pharmacist called to check before sending. Impressed.',
      [4, 4, 5],
    ],
    ['Kev', '2026-05-28', 'Upset my stomach', 'My own fault for skipping lunch. Helped the ankle though.', [4, 4, 3]],
    ['Anong', '2026-07-09', 'ได้ผลดี', 'ปวดประจำเดือนดีขึ้นเร็ว ส่งไวและแพ็กมาดีมาก', [5, 4, 5]],
    ['Liz W', '2026-09-17', 'Big pack is good value', 'The 96 lasts me most of a year.', [4, 5, 4]],
  ],
  'VEL-PARA-CAF': [
    [
      'Tomasz',
      '2026-03-02',
      'For Mondays',
      'Shifts a tension headache better than plain paracetamol for me.',
      [5, 4, 5],
    ],
    [
      'J. Ferreira',
      '2026-07-21',
      'Kept me awake',
      'Took two at six and was wide awake at midnight. Read the leaflet, folks.',
      [4, 4, 3],
    ],
  ],
  'MMS-PARA-EFF': [
    [
      'Nan',
      '2026-02-14',
      'No more gagging',
      'I cannot swallow tablets. These taste of very little and work fast.',
      [5, 4, 5],
    ],
    ['Clive', '2026-05-06', 'Salty', 'Effective, but the sodium warning put me off using them daily.', [4, 3, 4]],
  ],
  'NOR-IBU-LYS': [
    ['Ruth', '2026-04-18', 'Noticeably quicker', 'Twenty minutes and the edge has gone.', [5, 3, 5]],
    [
      'Sam',
      '2026-08-01',
      'Pricey for what it is',
      'Works, but so does the ordinary one if you wait a little.',
      [4, 2, 5],
    ],
    [
      'Hamza',
      '2026-10-12',
      'Worth it on offer',
      'Bought at the reduced price. Good to have in the work bag.',
      [5, 4, 5],
    ],
  ],
  'VEL-COCO-32': [
    [
      'Gareth',
      '2026-06-25',
      'Toothache over a weekend',
      'Got me to the dentist on Monday. Made me dozy, as warned.',
      [4, 4, 4],
    ],
    ['Mina', '2026-09-03', 'Sensible questions', 'They asked more than the high street does, and rightly.', [4, 3, 3]],
  ],
  'NOR-SUMA': [
    [
      'Isla',
      '2026-01-30',
      'Saved a wedding',
      'Took it at the first shimmer. Two hours later I was dancing.',
      [5, 4, 4],
    ],
    [
      'Beth C',
      '2026-05-14',
      'Tight chest',
      'Worked on the headache but I had that tight feeling and will ask my doctor.',
      [4, 3, 4],
    ],
    ['paulm', '2026-11-02', 'Two is not many', 'Good medicine, small pack.', [5, 2, 4]],
  ],
  'NOR-IBU-GEL': [
    ['Walkers', '2026-03-27', 'Knees like it', 'Four days of rubbing in and stairs were fine again.', [5, 4, 4]],
    ['Derek', '2026-06-06', 'Not greasy', 'Dries quickly and hardly smells.', [4, 4, 5]],
    [
      'Fatima',
      '2026-08-11',
      'Little difference',
      'Used it for a week on my shoulder and felt not much. The pharmacist suggested physio.',
      [2, 3, 4],
    ],
  ],
  'NOR-DICLO-GEL': [
    ['Helen', '2026-04-29', 'Twice a day suits me', 'I forget the three times a day ones. This I remember.', [5, 3, 5]],
    ['A. Novak', '2026-10-01', 'Strong smell', 'Effective but my office noticed.', [4, 3, 3]],
  ],
  'MMS-HEAT-PATCH': [
    [
      'Jo',
      '2026-01-12',
      'A hug for the back',
      'Stays warm through a whole shift. Stick it on the vest, not on you.',
      [5, 4, 5],
    ],
    ['Marcus', '2026-02-20', 'Came off on the bike', 'Fine for sitting still, less for moving.', [4, 3, 3]],
    ['Sunita', '2026-11-10', 'Bought again', 'Four boxes at the lower price before the cold starts.', [5, 5, 5]],
  ],
  'MMS-PERIOD-PATCH': [
    ['Ellie', '2026-03-08', 'Under the uniform', 'Nobody knew and I got through the exam.', [5, 4, 5]],
    ['Chloe', '2026-07-30', 'Good but one-off', 'I wish it were reusable. Comfort is great.', [5, 3, 5]],
  ],
  'MMS-PADS-14': [['Orla', '2026-05-20', 'No itching', 'First pads in years that do not irritate me.', [5, 4, 5]]],
  'MMS-HOTWATER': [
    ['Grandad Bill', '2025-12-28', 'A proper present', 'Had my wife’s name put on it. Neat stitching.', [5, 4, 5]],
    ['Kirsty', '2026-01-19', 'Cover shrank', 'Washed it too hot. The bottle itself is solid.', [4, 3, 3]],
  ],
  'PUL-KNEE': [
    ['Ron', '2026-06-14', 'Measure properly', 'Ordered by guesswork, swapped for a size up, now perfect.', [4, 4, 4]],
    ['Lotte', '2026-09-23', 'Rolls down', 'Slides a little when I run. Good for walking.', [3, 3, 4]],
  ],
};
