import { address, link, type PageDraft } from '../content-draft';
import { say } from '../texts';

interface HomeWords {
  hero: { title: string; text: string; action: string };
  needs: { title: string; tiles: [path: string, need: string, hint: string][] };
  offers: { title: string; items: [path: string, name: string, offer: string][] };
  advice: { title: string; all: string; items: [slug: string, title: string, text: string][] };
  services: { title: string; text: string; items: [path: string, name: string, text: string][] };
  trust: { title: string; items: [title: string, text: string][]; action: string };
}

const media = (name: string) => `{{media url="wysiwyg/home/${name}.webp"}}`;

function home(words: HomeWords): string {
  const { hero, needs, offers, advice, services, trust } = words;
  return [
    `<section class="home-hero"><div class="home-hero-text"><h1>${hero.title}</h1><p>${hero.text}</p><p>${link('pharmacist-services.html', hero.action, 'home-hero-action')}</p></div><img class="home-hero-image" src="${media('hero')}" alt="" width="1200" height="800" sizes="(min-width: 48rem) 42rem, 100vw"></section>`,
    `<section class="home-needs"><h2>${needs.title}</h2><ul class="home-tiles">${needs.tiles
      .map(
        ([path, need, hint]) =>
          `<li class="home-tile"><a href="${address(path)}"><strong>${need}</strong><span>${hint}</span></a></li>`,
      )
      .join('')}</ul></section>`,
    `<section class="home-offers"><h2>${offers.title}</h2><ul>${offers.items
      .map(
        ([path, name, offer]) =>
          `<li class="home-offer"><a href="${address(path)}"><strong>${name}</strong><span>${offer}</span></a></li>`,
      )
      .join('')}</ul></section>`,
    `<section class="home-advice"><h2>${advice.title}</h2><ul>${advice.items
      .map(
        ([slug, title, text]) =>
          `<li class="home-article"><a href="${address(`advice/${slug}`)}"><img src="${media(`advice-${slug}`)}" alt="" width="640" height="400" loading="lazy"><strong>${title}</strong><span>${text}</span></a></li>`,
      )
      .join('')}</ul><p>${link('advice', advice.all)}</p></section>`,
    `<section class="home-services"><h2>${services.title}</h2><p>${services.text}</p><ul>${services.items
      .map(([path, name, text]) => `<li class="home-service">${link(path, name)}<span>${text}</span></li>`)
      .join('')}</ul></section>`,
    `<section class="home-trust"><img src="${media('pharmacist')}" alt="" width="480" height="480" loading="lazy"><div><h2>${trust.title}</h2><ul>${trust.items
      .map(([title, text]) => `<li><strong>${title}</strong><span>${text}</span></li>`)
      .join('')}</ul><p>${link('registered-pharmacy', trust.action)}</p></div></section>`,
  ].join('\n');
}

const english: HomeWords = {
  hero: {
    title: 'A pharmacist has time for you',
    text: 'Medicines, advice and everyday care from a pharmacy that asks the right questions, and answers yours.',
    action: 'Talk to a pharmacist',
  },
  needs: {
    title: 'What can we help with?',
    tiles: [
      ['allergy/hay-fever.html', 'I have hay fever', 'Tablets, sprays and drops'],
      ['pain-relief/headache-and-migraine.html', 'I have a headache', 'Painkillers and migraine relief'],
      ['cold-and-flu.html', 'I have a cold', 'Cough, throat, nose and fever'],
      ['digestion.html', 'My stomach is upset', 'Heartburn, diarrhoea, constipation'],
      ['skin/dry-skin-and-eczema.html', 'My skin is dry', 'Emollients and eczema care'],
      ['baby-and-child.html', 'My child is ill', 'Sugar-free medicines by age'],
      ['travel.html', 'I am going away', 'Sickness, insects, malaria'],
      ['everyday-care/stop-smoking.html', 'I want to stop smoking', 'Patches, gum and a plan'],
    ],
  },
  offers: {
    title: 'This month’s offers',
    items: [
      ['sturdiband-home-first-aid-kit.html', 'Home first aid kit', '20% off'],
      ['hay-fever-relief-pack.html', 'Hay fever relief pack', 'Three treatments for less'],
      ['pulsemark-upper-arm-blood-pressure-monitor.html', 'Blood pressure monitor', 'Special price'],
      ['sturdiband-fabric-plasters-40.html', 'Fabric plasters', 'Buy three, save 10%'],
    ],
  },
  advice: {
    title: 'Advice you can use today',
    all: 'All advice',
    items: [
      ['hay-fever', 'Getting ahead of hay fever', 'When to start, and what to combine.'],
      ['paracetamol-or-ibuprofen', 'Paracetamol or ibuprofen?', 'A short guide to choosing safely.'],
      ['first-aid-kit', 'What belongs in a first aid kit', 'Twelve things, and why.'],
      ['travel-health', 'Healthy there and back', 'A timetable for travellers.'],
    ],
  },
  services: {
    title: 'Time with a pharmacist',
    text: 'By video, by telephone or at one of our clinics.',
    items: [
      ['pharmacist-video-consultation.html', 'Video consultation', '15 minutes, any day of the week'],
      ['travel-health-appointment.html', 'Travel clinic', 'Vaccines and malaria advice'],
      ['medicines-review.html', 'Medicines review', 'For four or more medicines'],
    ],
  },
  trust: {
    title: 'Who looks after you',
    items: [
      ['Ines Calloway, superintendent pharmacist', 'She and her team check every pharmacy medicine before it leaves.'],
      ['Plain boxes, tracked', 'Nothing on the outside says what is inside.'],
      ['Honest reviews', 'Only from people who bought here, good and bad alike.'],
    ],
    action: 'Our registration',
  },
};

const american: HomeWords = {
  ...english,
  hero: {
    title: 'A pharmacist has time for you',
    text: 'Over-the-counter medicine, advice and everyday care from a British pharmacy that asks the right questions.',
    action: 'Talk to a pharmacist',
  },
  needs: {
    title: 'How can we help?',
    tiles: english.needs.tiles.map(([path, need, hint]) => [
      path,
      need.replace('My child is ill', 'My child is sick'),
      hint.replace('diarrhoea', 'diarrhea'),
    ]),
  },
  offers: {
    ...english.offers,
    items: english.offers.items.map(([path, name, offer]) => [
      path,
      name.replace('plasters', 'adhesive bandages'),
      offer,
    ]),
  },
  advice: {
    ...english.advice,
    items: english.advice.items.map(([slug, title, text]) => [
      slug,
      title.replace('Paracetamol', 'Acetaminophen'),
      text,
    ]),
  },
};

const thai: HomeWords = {
  hero: {
    title: 'เภสัชกรมีเวลาให้คุณ',
    text: 'ยา คำแนะนำ และของใช้ดูแลสุขภาพ จากร้านยาที่ถามอย่างใส่ใจและตอบทุกคำถามของคุณ',
    action: 'คุยกับเภสัชกร',
  },
  needs: {
    title: 'ให้เราช่วยเรื่องใด',
    tiles: [
      ['allergy/hay-fever.html', 'ฉันแพ้ละอองเกสร', 'ยาเม็ด สเปรย์ และยาหยอด'],
      ['pain-relief/headache-and-migraine.html', 'ฉันปวดศีรษะ', 'ยาแก้ปวดและยาไมเกรน'],
      ['cold-and-flu.html', 'ฉันเป็นหวัด', 'ไอ เจ็บคอ คัดจมูก มีไข้'],
      ['digestion.html', 'ฉันไม่สบายท้อง', 'แสบร้อนกลางอก ท้องเสีย ท้องผูก'],
      ['skin/dry-skin-and-eczema.html', 'ผิวของฉันแห้ง', 'ครีมบำรุงและดูแลผื่นผิวหนัง'],
      ['baby-and-child.html', 'ลูกไม่สบาย', 'ยาปราศจากน้ำตาลตามช่วงอายุ'],
      ['travel.html', 'ฉันกำลังจะเดินทาง', 'เมารถ แมลง มาลาเรีย'],
      ['everyday-care/stop-smoking.html', 'ฉันอยากเลิกบุหรี่', 'แผ่นแปะ หมากฝรั่ง และแผนการเลิก'],
    ],
  },
  offers: {
    title: 'ข้อเสนอเดือนนี้',
    items: [
      ['sturdiband-home-first-aid-kit.html', 'ชุดปฐมพยาบาลประจำบ้าน', 'ลด 20%'],
      ['hay-fever-relief-pack.html', 'ชุดบรรเทาอาการแพ้ละอองเกสร', 'สามรายการในราคาที่คุ้มกว่า'],
      ['pulsemark-upper-arm-blood-pressure-monitor.html', 'เครื่องวัดความดันโลหิต', 'ราคาพิเศษ'],
      ['sturdiband-fabric-plasters-40.html', 'พลาสเตอร์ผ้า', 'ซื้อสาม ลด 10%'],
    ],
  },
  advice: {
    title: 'คำแนะนำที่ใช้ได้วันนี้',
    all: 'คำแนะนำทั้งหมด',
    items: [
      ['hay-fever', 'รับมือแพ้ละอองเกสรล่วงหน้า', 'ควรเริ่มเมื่อใด และใช้อะไรร่วมกัน'],
      ['paracetamol-or-ibuprofen', 'พาราเซตามอลหรือไอบูโพรเฟน', 'คู่มือสั้น ๆ เพื่อเลือกอย่างปลอดภัย'],
      ['first-aid-kit', 'ของที่ควรมีในชุดปฐมพยาบาล', 'สิบสองอย่าง พร้อมเหตุผล'],
      ['travel-health', 'สุขภาพดีทั้งไปและกลับ', 'ตารางเวลาสำหรับนักเดินทาง'],
    ],
  },
  services: {
    title: 'เวลากับเภสัชกร',
    text: 'ทางวิดีโอ โทรศัพท์ หรือที่คลินิกของเรา',
    items: [
      ['pharmacist-video-consultation.html', 'ปรึกษาทางวิดีโอ', '15 นาที ได้ทุกวัน'],
      ['travel-health-appointment.html', 'คลินิกการเดินทาง', 'วัคซีนและคำแนะนำเรื่องมาลาเรีย'],
      ['medicines-review.html', 'ทบทวนการใช้ยา', 'สำหรับผู้ใช้ยาสี่ชนิดขึ้นไป'],
    ],
  },
  trust: {
    title: 'ใครดูแลคุณ',
    items: [
      ['อีเนส คัลโลเวย์ เภสัชกรผู้มีหน้าที่ปฏิบัติการ', 'เธอและทีมตรวจยาที่จ่ายโดยเภสัชกรทุกรายการก่อนส่ง'],
      ['กล่องเรียบ ติดตามได้', 'ภายนอกกล่องไม่ระบุว่าข้างในคืออะไร'],
      ['รีวิวที่ซื่อสัตย์', 'จากผู้ซื้อจริงเท่านั้น ทั้งดีและไม่ดี'],
    ],
    action: 'การจดทะเบียนของเรา',
  },
};

/** The front page: one message, needs as tiles, offers, advice, services, trust. */
export const homePage: PageDraft = {
  identifier: 'home',
  title: { default: 'Online pharmacy', mmstr_th: 'ร้านยาออนไลน์' },
  metaTitle: { default: 'mmstr, the online pharmacy that has time for you', mmstr_th: 'mmstr ร้านยาออนไลน์ที่มีเวลาให้คุณ' },
  metaDescription: say(
    'Medicines, health advice and pharmacist services, delivered from the UK in plain packaging.',
    'ยา คำแนะนำด้านสุขภาพ และบริการเภสัชกร จัดส่งจากสหราชอาณาจักรในกล่องเรียบ',
  ),
  pageLayout: 'cms-full-width',
  content: { default: home(english), mmstr_us: home(american), mmstr_th: home(thai) },
};
