import type { ReviewDraft } from './review-draft';

/** Reviews of pain, cold, allergy and digestion products. */
export const coldDigestionReviews: Record<string, ReviewDraft[]> = {
  'VEL-HOT': [
    ['Maureen', '2026-01-05', 'Comfort in a mug', 'Honey and lemon tastes of actual lemon. Slept well.', [5, 4, 5]],
    [
      'Jake',
      '2026-01-26',
      'Too sweet',
      'Works on a blocked head, but the blackcurrant is like a boiled sweet.',
      [4, 4, 3],
    ],
    ['Wipa', '2026-02-02', 'ดื่มแล้วโล่ง', 'อุ่นคอ จมูกโล่งขึ้นภายในครึ่งชั่วโมง', [5, 4, 5]],
  ],
  'FER-LOZ': [
    ['Teacher_M', '2026-02-07', 'Voice savers', 'I teach six periods. Cool mint is the one.', [4, 4, 5]],
    ['Alan', '2026-03-19', 'Sweets, really', 'Pleasant. Not sure about antiseptic.', [3, 3, 5]],
    [
      'Shanice',
      '2026-10-08',
      'Orange out of stock again',
      'Bring it back please, the children only take that one.',
      [4, 4, 4],
    ],
    ['Y. Tanaka', '2026-11-15', 'Soothing', 'One before bed and the tickle is gone.', [5, 4, 5]],
  ],
  'VEL-CAPS-16': [['Dev', '2026-01-29', 'Got me through the week', 'Clear head, no sleepiness.', [4, 4, 5]]],
  'FER-COUGH-DRY': [
    ['Pam', '2026-02-22', 'Slept at last', 'Three nights of coughing and then quiet.', [5, 3, 4]],
    [
      'Vik',
      '2026-03-11',
      'Refused, and rightly',
      'I take an antidepressant and they told me not to have it. Refunded the same day.',
      [3, 5, 4],
    ],
  ],
  'FER-HONEY-GLY': [
    [
      'Mum of three',
      '2026-01-17',
      'They ask for it',
      'Tastes nice, no nasties, and it does calm them at bedtime.',
      [4, 5, 5],
    ],
    ['Carol', '2025-11-20', 'Sticky cap', 'Good linctus, awful cap.', [4, 4, 2]],
  ],
  'MMS-XYLO-10': [
    ['Nick', '2026-02-25', 'Instant', 'Two minutes and I could taste dinner.', [5, 5, 5]],
    [
      'Saira',
      '2026-04-10',
      'Respect the week',
      'I used it for three weeks once, never again. Great within the limit.',
      [4, 5, 5],
    ],
  ],
  'MMS-SALINE-100': [
    ['Becky', '2026-05-11', 'Hay fever helper', 'Rinse before the steroid spray makes a real difference.', [5, 4, 5]],
    ['new dad', '2026-08-19', 'Baby hates it, baby breathes', 'Gentle mist, loud protest, clear nose.', [5, 4, 4]],
    ['Imogen', '2026-09-29', 'Nozzle blocked', 'Had to rinse the nozzle after a week.', [3, 3, 3]],
  ],
  'TOL-CET': [
    ['Freya', '2026-04-21', 'Season saver', 'One with breakfast and I can sit on grass like other people.', [5, 5, 5]],
    ['G. Osei', '2026-05-17', 'Made me tired', 'Swapped to loratadine on the pharmacist’s advice.', [4, 5, 4]],
    ['Nat', '2026-06-02', 'Cheap and quick', 'The 60 pack at this price is hard to beat.', [5, 5, 5]],
    ['Colin B', '2026-06-28', 'Good for the cat', 'That is, for me near the cat.', [5, 4, 5]],
    ['Mali', '2026-07-15', 'ไม่ค่อยง่วง', 'กินก่อนนอน ตื่นมาไม่คัดจมูก ราคาดี', [5, 5, 5]],
    ['Hugh', '2026-08-05', 'Not enough in June', 'Needed the spray as well on bad days.', [3, 4, 5]],
  ],
  'TOL-LOR-30': [
    [
      'Lorry Lee',
      '2026-05-08',
      'I drive for a living',
      'No sleepiness at all. Slower to kick in, so take it early.',
      [4, 5, 5],
    ],
    ['Astrid', '2026-07-02', 'Fine', 'About as good as cetirizine for me.', [4, 4, 5]],
  ],
  'TOL-FEX-120': [
    [
      'Yusuf',
      '2026-06-11',
      'The one that works',
      'Tried the other two for years. Should have started here.',
      [5, 3, 5],
    ],
    ['Daisy', '2026-07-25', 'Not with juice', 'Learned that the hard way. With water it is excellent.', [5, 3, 4]],
  ],
  'TOL-FLUT-60': [
    ['Rowan', '2026-05-30', 'Give it a week', 'Day one nothing, day eight a new nose.', [5, 4, 4]],
    ['Tilly', '2026-06-22', 'Smells of flowers', 'Effective, odd scent.', [4, 4, 3]],
    [
      'Ben A',
      '2026-07-18',
      'Sprays drip',
      'Point it outwards and it does not drip. The video call with the pharmacist helped.',
      [4, 4, 4],
    ],
  ],
  'TOL-CROM-10': [
    ['Zoe', '2026-06-09', 'Stings then sings', 'A few seconds of sting, then no itching all day.', [5, 4, 4]],
  ],
  'HAL-HC-15': [
    ['Camp leader', '2026-07-06', 'Bites be gone', 'Two days and the lump was flat.', [5, 5, 5]],
    [
      'Edith',
      '2026-09-12',
      'Clear advice',
      'The note about a fingertip was useful; I used to put on far too much.',
      [5, 4, 5],
    ],
  ],
  'TOL-HAY-PACK': [
    [
      'Louise',
      '2026-05-04',
      'Everything at once',
      'Cheaper than buying apart and it explained what to start when.',
      [5, 5, 5],
    ],
    ['Mo', '2026-06-16', 'Would like wipes too', 'Good set. Swapped the tablet for fexofenadine.', [4, 4, 4]],
  ],
  'SET-ALG-500': [
    [
      'Bump at 30 weeks',
      '2026-03-30',
      'Only thing that helps',
      'Straight from the fridge before bed. Lovely? No. Effective? Yes.',
      [5, 4, 4],
    ],
    ['Frank', '2026-08-24', 'Big bottle, good price', 'Bought two at the lower price.', [4, 5, 4]],
  ],
  'SET-OME-14': [
    ['Nadia', '2026-02-17', 'Quiet nights', 'Took three days to work, as they said.', [5, 3, 5]],
    ['Greg', '2026-10-20', 'Came back', 'Fine while on it. Seeing the GP now, as the page told me to.', [3, 3, 5]],
  ],
  'SET-LOPER': [
    ['Festival goer', '2026-07-29', 'Say no more', 'Saved a Saturday.', [5, 5, 5]],
    ['Anya', '2026-09-09', 'In the travel bag', 'Hope not to need it again.', [4, 4, 5]],
  ],
  'SET-ORS': [
    [
      'Kate',
      '2026-08-16',
      'Small sips',
      'Blackcurrant is drinkable. Plain tastes like the sea, but it works the same.',
      [5, 4, 4],
    ],
  ],
  'SET-MACRO-20': [['Winifred', '2026-04-14', 'Gentle', 'No cramps and regular at last.', [5, 4, 4]]],
};
