import type { ReviewDraft } from './review-draft';

/** Reviews of skin, first aid, everyday, family and travel products, and of services. */
export const everydayReviews: Record<string, ReviewDraft[]> = {
  'HAL-EMOL-500': [
    [
      'Eczema family',
      '2026-01-09',
      'A tub a week',
      'Does not sting, does not smell, pump works to the end.',
      [5, 5, 5],
    ],
    ['Rhys', '2026-03-21', 'Greasy at first', 'Soaks in after ten minutes. Hands are better than in years.', [5, 4, 3]],
    [
      'Noor',
      '2026-11-06',
      'Thank you for the fire warning',
      'Nobody ever told me that about paraffin creams.',
      [5, 5, 4],
    ],
  ],
  'HAL-UREA-100': [
    ['Marathon Mel', '2026-04-25', 'Heels restored', 'Socks over it at night, soft in a week.', [5, 4, 4]],
  ],
  'HAL-BPO-50': [
    [
      'Jas, 17',
      '2026-02-28',
      'Stick with it',
      'Nothing for four weeks, then it cleared. Ruined a blue pillowcase.',
      [5, 4, 3],
    ],
    ['mum of Jas', '2026-03-01', 'White towels', 'See above.', [4, 4, 3]],
    ['Elin', '2026-06-30', 'Too drying', 'Had to go to every other day.', [3, 3, 3]],
  ],
  'HAL-CLOTRI-20': [
    [
      'Swimmer',
      '2026-05-25',
      'Cleared up',
      'Kept going for two weeks more as advised and it has not come back.',
      [5, 5, 4],
    ],
  ],
  'HAL-ACIC-2': [
    ['Sophie', '2026-02-05', 'Start early', 'At the tingle: three days. Too late: ten days as always.', [4, 4, 5]],
    ['Karl', '2026-09-27', 'Tiny tube', 'It is enough for one cold sore, no more.', [4, 3, 4]],
  ],
  'HAL-SPF-200': [
    [
      'Allotment Al',
      '2026-06-21',
      'No white face',
      'Light, no smell, no burn after a whole day with topping up.',
      [5, 4, 5],
    ],
    ['Kanya', '2026-07-04', 'เนื้อเบา', 'ไม่เหนียวและไม่วอก ใช้ได้ทุกวัน', [5, 4, 5]],
  ],
  'STU-PLASTER-FAB-40': [
    ['School office', '2026-03-05', 'Stay put', 'They survive playtime. We order six boxes at a time.', [5, 5, 5]],
    ['Tanya', '2026-08-08', 'Good sizes', 'At last more than two large ones.', [5, 4, 5]],
    ['Mikey', '2026-10-15', 'Fluff', 'The edges collect fluff after a day.', [3, 4, 4]],
  ],
  'STU-PLASTER-WASH-20': [
    ['Chef Ola', '2026-05-02', 'Kitchen proof', 'Holds through a service of washing hands.', [5, 4, 4]],
  ],
  'STU-KIT-HOME': [
    [
      'New house',
      '2026-02-19',
      'Card in the lid',
      'The card alone is worth it. My partner burnt a hand and we simply followed it.',
      [5, 4, 5],
    ],
    ['Sheila', '2026-06-27', 'Well thought out', 'Everything has its place and a refill list.', [5, 5, 5]],
    ['Piotr', '2026-09-15', 'Scissors are poor', 'Fine otherwise. I put in my own scissors.', [4, 3, 4]],
    ['Gwen', '2026-11-12', 'Bought for Mum', 'Gift wrapped and on time.', [5, 4, 5]],
  ],
  'STU-KIT-BYO': [
    [
      'Scout leader',
      '2026-04-07',
      'Exactly what we use',
      'Twice the plasters, no eye pads. Pouch with our name would be nice here too.',
      [5, 4, 4],
    ],
    ['Vera', '2026-07-22', 'Took a while to choose', 'Worth the ten minutes.', [4, 4, 3]],
  ],
  'STU-TWEEZ': [['Ranger', '2026-06-18', 'Ticks out first time', 'The points really meet.', [5, 5, 5]]],
  'VER-D3': [
    ['Night shift', '2026-10-30', 'Small and cheap', 'Vegan and no bigger than a lentil.', [4, 5, 5]],
    ['Ingrid', '2025-11-18', 'Honest page', 'It told me I did not need the stronger one.', [4, 5, 5]],
    ['L. Marsh', '2025-12-06', 'Hard to tell', 'How would one know? Blood test said better in spring.', [4, 4, 5]],
  ],
  'VER-IRON-30': [
    ['Runner', '2026-03-13', 'No stomach ache', 'Others made me feel ill. This does not.', [5, 4, 5]],
    ['Jean', '2026-08-27', 'Slow but sure', 'Ferritin up after three months.', [4, 4, 4]],
  ],
  'VER-C-20': [
    [
      'Sid',
      '2026-01-24',
      'Refreshing honesty',
      'Never seen a shop say that vitamin C does not stop colds. Bought three.',
      [3, 5, 5],
    ],
  ],
  'VER-KIDS-60': [['Dad to two', '2026-09-19', 'Too tasty', 'Had to move the jar to the top shelf.', [4, 3, 5]]],
  'BRI-PASTE': [
    ['Hollie', '2026-04-16', 'Fruit for the win', 'My son hates mint and now brushes without a fight.', [5, 5, 5]],
    ['Len', '2026-10-04', 'Little foam', 'Takes getting used to. Dentist approves.', [4, 5, 3]],
  ],
  'BRI-CHX-300': [
    ['After surgery', '2026-06-03', 'Did the job', 'Gums healed. Tea tasted of nothing for a fortnight.', [5, 4, 3]],
  ],
  'CLE-HYPRO-10': [
    ['Screen worker', '2026-03-26', 'Simple', 'Lasts an hour, costs little.', [3, 5, 4]],
    ['Avril', '2026-07-12', 'Bottle is stiff', 'My fingers struggle to squeeze it.', [4, 5, 2]],
  ],
  'CLE-HYAL-10': [
    ['Screen worker', '2026-08-20', 'Worth the step up', 'Twice a day instead of eight times.', [5, 3, 5]],
    ['Contact lens wearer', '2026-10-27', 'Lenses in, no blur', 'Blinks clear in seconds.', [5, 4, 5]],
  ],
  'SOL-TERB-15': [['Goalkeeper', '2026-05-13', 'A week, really', 'Gone and not back so far.', [5, 4, 4]]],
  'SOL-AMOR-3': [
    ['Patient Pete', '2026-09-01', 'Nine months', 'It does work, at the speed of toenails.', [4, 3, 3]],
    ['Uma', '2025-11-22', 'Fiddly', 'File, wipe, paint, wait. Every Sunday.', [3, 3, 2]],
  ],
  'STI-PATCH': [
    [
      'Six months free',
      '2026-02-01',
      'With the gum',
      'Patch plus gum did what patches alone never did for me.',
      [5, 4, 4],
    ],
    ['Deb', '2026-05-29', 'Dreams', 'Wild ones, until I took it off at night.', [4, 4, 4]],
    ['Lukasz', '2026-08-13', 'Itchy arm', 'Change places each day and it is bearable.', [4, 3, 3]],
  ],
  'STI-GUM': [
    [
      'Faye',
      '2026-03-17',
      'Chew and park',
      'Nobody had explained it to me before. Makes all the difference.',
      [5, 4, 4],
    ],
    ['Stu', '2026-06-05', 'Peppery', 'Fruit is kinder than mint.', [4, 3, 3]],
  ],
  'PUL-THERM': [
    ['Night feeds', '2026-01-15', 'Quick and quiet', 'Turns amber instead of beeping the house awake.', [5, 5, 5]],
    ['Hattie', '2026-10-23', 'Battery door', 'Needs a tiny screwdriver. Safe, but fiddly.', [4, 4, 3]],
  ],
  'PUL-BP': [
    [
      'Retired nurse',
      '2026-02-09',
      'Agrees with the surgery',
      'Within three points each time. Large digits.',
      [5, 5, 5],
    ],
    ['Manjit', '2026-04-30', 'Cuff is stiff', 'A two-handed job to begin with.', [4, 4, 3]],
    ['Tony', '2026-09-08', 'Good guidance', 'The booklet tells you how to sit. My readings dropped by ten.', [5, 4, 5]],
    ['Val', '2025-11-25', 'Great offer', 'Bought one for each parent.', [5, 5, 4]],
  ],
  'PUL-PILLBOX': [
    ['Carer', '2026-03-24', 'Dots help', 'Mum feels the dots and knows which day it is.', [5, 4, 5]],
    ['Doreen', '2026-07-17', 'Lids too easy', 'One opened in my handbag. Use the pouch.', [4, 4, 4]],
  ],
  'KIN-PARA-100': [
    ['First-timer', '2026-01-31', 'Syringe included', 'Clear marks, no mess. He likes strawberry.', [5, 5, 5]],
    ['Amara', '2026-06-13', 'After jabs', 'Calm evening for everyone.', [5, 4, 5]],
  ],
  'KIN-NAPPY-100': [['Twins', '2026-05-09', 'Thin layer', 'Lasts for ages if you do as they say.', [5, 5, 4]]],
  'KIN-COLIC-50': [
    ['Tired', '2026-04-02', 'Maybe', 'Three weeks later it stopped. Drops or time? Who knows.', [3, 4, 5]],
    ['Sleepless in Leeds', '2026-08-29', 'Worth a try', 'Brought up more wind, cried less.', [4, 4, 4]],
  ],
  'ROA-HYOS-12': [
    ['Ferry every summer', '2026-08-03', 'Bring water', 'Dry mouth, calm stomach. A fair trade.', [5, 5, 5]],
    ['Theo', '2026-09-21', 'Sleepy child', 'My daughter slept through Wales.', [5, 4, 4]],
  ],
  'ROA-DEET-100': [
    ['Back from Borneo', '2026-07-20', 'Not one bite', 'Sticky and smelly and completely worth it.', [5, 4, 3]],
    ['Glen', '2026-08-14', 'Ate my watch strap', 'They warn you about plastics. They are right.', [5, 4, 2]],
    ['Ploy', '2026-09-30', 'กันยุงได้จริง', 'กลิ่นแรงแต่ยุงไม่กัดเลยทั้งคืน', [5, 4, 3]],
  ],
  'ROA-GUIDE': [
    [
      'Gap year',
      '2026-06-24',
      'Read it on the plane',
      'Short chapters, no scare stories. The children’s part could be longer.',
      [5, 5, 5],
    ],
    ['Moira', '2026-10-11', 'The checklist was enough', 'But the food and water chapter was good too.', [4, 4, 4]],
  ],
  'SVC-CONSULT': [
    ['Shy person', '2026-05-18', 'Kind', 'Talked to me like a neighbour and wrote it all down afterwards.', [5, 5, 5]],
    ['E. Whitcombe', '2026-10-02', 'On time', 'Fifteen minutes were exactly enough.', [5, 4, 5]],
    ['Raj', '2025-11-19', 'Video froze', 'Ended up on the telephone. Advice was good.', [4, 4, 3]],
  ],
  'SVC-TRAVEL-VACC': [
    ['Overlander', '2026-04-12', 'Talked me out of two jabs', 'Saved me more than the fee.', [5, 5, 4]],
  ],
  'SVC-REVIEW': [
    [
      'Eleven tablets a day',
      '2026-09-05',
      'Now nine',
      'My doctor agreed with every suggestion. Worth it for the timetable alone.',
      [5, 5, 5],
    ],
  ],
};
