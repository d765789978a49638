import { address, type PageDraft } from '../content-draft';
import { imageFile } from '../images';
import { inEveryLanguage, type Say } from '../in-every-language';
import { banner, WORDS_BESIDE } from '../page-builder/banners';
import { buttons, heading, image, text, to } from '../page-builder/elements';
import { productCarousel, products } from '../page-builder/embedded';
import { column, columns, row } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { articleCard, articles } from './advice-parts';

function hero(t: Say) {
  return row(
    { className: 'home-hero' },
    banner({
      appearance: 'collage-left',
      background: { desktop: 'home/hero-desktop.webp', mobile: 'home/hero-mobile.webp' },
      content: `<h1>${t('A pharmacist has time for you', 'เภสัชกรมีเวลาให้คุณ')}</h1><p>${t(
        'Medicines, advice and everyday care from a pharmacy that asks the right questions, and answers yours.',
        'ยา คำแนะนำ และของใช้ดูแลสุขภาพ จากร้านยาที่ถามอย่างใส่ใจและตอบทุกคำถามของคุณ',
        'Over-the-counter medicine, advice and everyday care from a British pharmacy that asks the right questions.',
      )}</p>`,
      link: to('pharmacist-services.html'),
      button: { words: t('Book time with a pharmacist', 'จองเวลาคุยกับเภสัชกร') },
      wrapperStyle: { 'background-position': 'right center', 'background-color': '#eff7f4' },
      ...WORDS_BESIDE,
      minHeight: '420px',
    }),
  );
}

/** A pack that helps, small, for the eye only. */
function drawing(sku: string): string {
  return `<img src="{{media url=catalog/product${imageFile(sku, 'front')}}}" alt="" width="56" height="70" loading="lazy" fetchpriority="low">`;
}

function needs(t: Say) {
  const tiles: [path: string, pack: string, need: string, hint: string][] = [
    [
      'allergy/hay-fever.html',
      'TOL-CET',
      t('I have hay fever', 'แพ้ละอองเกสร'),
      t('Tablets, sprays and drops', 'ยาเม็ด สเปรย์ และยาหยอดตา'),
    ],
    [
      'pain-relief/headache-and-migraine.html',
      'VEL-PARA',
      t('I have a headache', 'ปวดศีรษะ'),
      t('Painkillers and migraine relief', 'ยาแก้ปวดและยาไมเกรน'),
    ],
    [
      'cold-and-flu.html',
      'VEL-NIGHT-160',
      t('I have a cold', 'เป็นหวัด'),
      t('Cough, throat, nose and fever', 'ไอ เจ็บคอ คัดจมูก มีไข้'),
    ],
    [
      'digestion.html',
      'SET-LOPER',
      t('My stomach is upset', 'ไม่สบายท้อง'),
      t('Heartburn, diarrhoea, constipation', 'แสบร้อนกลางอก ท้องเสีย ท้องผูก'),
    ],
    [
      'skin/dry-skin-and-eczema.html',
      'HAL-CERA-50',
      t('My skin is dry', 'ผิวแห้ง'),
      t('Emollients and eczema care', 'ครีมบำรุงและดูแลผื่นผิวหนัง'),
    ],
    [
      'baby-and-child.html',
      'KIN-PARA6',
      t('My child is ill', 'ลูกไม่สบาย', 'My child is sick'),
      t('Sugar-free medicines by age', 'ยาสูตรไม่มีน้ำตาล เลือกตามอายุ'),
    ],
    [
      'travel.html',
      'ROA-NET',
      t('I am going away', 'กำลังจะเดินทาง'),
      t('Sickness, insects, malaria', 'เมารถ แมลง มาลาเรีย'),
    ],
    [
      'everyday-care/stop-smoking.html',
      'STI-GUM',
      t('I want to stop smoking', 'อยากเลิกบุหรี่'),
      t('Patches, gum and a plan', 'แผ่นแปะ หมากฝรั่ง และแผนเลิกบุหรี่'),
    ],
  ];
  const tile = ([path, pack, need, hint]: (typeof tiles)[number]) =>
    `<li><a href="${address(path)}">${drawing(pack)}<strong>${need}</strong><span>${hint}</span></a></li>`;
  return row(
    { className: 'home-needs' },
    heading(2, t('What can we help with?', 'ให้เราช่วยเรื่องใด', 'How can we help?')),
    text(`<ul>${tiles.map(tile).join('')}</ul>`, { className: 'home-tiles' }),
  );
}

function offers(t: Say) {
  // Each of them costs less than it did.
  const skus = ['STU-KIT-HOME', 'PUL-BP', 'BRI-SENS-75', 'VER-PREG-90'];
  return row(
    { className: 'home-offers' },
    heading(2, t('This month’s offers', 'โปรโมชันเดือนนี้')),
    products({ skus, count: 4 }),
  );
}

function season(t: Say) {
  return row(
    { className: 'home-season' },
    columns({}, [
      column(
        { width: 6 },
        banner({
          appearance: 'collage-left',
          background: { desktop: 'content/season.webp' },
          content: `<h3>${t('Ready before the pollen is', 'พร้อมก่อนละอองเกสรจะมา')}</h3><p>${t('Three steps, in this order.', 'สามขั้นตอนตามลำดับ')}</p>`,
          link: to('hay-fever-season'),
          button: { words: t('See the three steps', 'ดูสามขั้นตอน'), kind: 'secondary' },
          wrapperStyle: { 'background-position': 'right center', 'background-color': '#efeaf6' },
          ...WORDS_BESIDE,
          minHeight: '300px',
        }),
      ),
      column(
        { width: 6 },
        banner({
          appearance: 'collage-left',
          background: { desktop: 'content/clinic-wide.webp' },
          content: `<h3>${t('Rather talk in person?', 'อยากพบเภสัชกรด้วยตัวเอง')}</h3><p>${t('Two clinics, in Bristol and Bath.', 'คลินิกสองแห่งที่บริสตอลและบาธ')}</p>`,
          link: to('visit-us'),
          button: { words: t('Visit us', 'มาหาเรา'), kind: 'secondary' },
          wrapperStyle: { 'background-position': 'right center', 'background-color': '#e3f0eb' },
          ...WORDS_BESIDE,
          minHeight: '300px',
        }),
      ),
    ]),
  );
}

function bestsellers(t: Say) {
  return row(
    { appearance: 'full-width', className: 'home-band', style: { 'background-color': '#f3f1ea' } },
    heading(2, t('Bought most often', 'สินค้าที่ลูกค้าซื้อบ่อย')),
    productCarousel({ skus: ['VEL-PARA', 'TOL-CET', 'NOR-IBU', 'SET-ORS', 'VER-D3'], count: 5 }, { isEndless: true }),
  );
}

function services(t: Say) {
  return row(
    { className: 'home-services' },
    heading(2, t('Time with a pharmacist', 'คุยกับเภสัชกร')),
    text(`<p>${t('By video, by telephone or at one of our clinics.', 'ทางวิดีโอ โทรศัพท์ หรือที่คลินิกของเรา')}</p>`),
    products({ skus: ['SVC-CONSULT', 'SVC-TRAVEL-VACC', 'SVC-REVIEW'], count: 3 }),
  );
}

function advice(t: Say) {
  return row(
    { className: 'home-advice' },
    heading(2, t('Advice you can use today', 'คำแนะนำที่ใช้ได้วันนี้')),
    columns(
      {},
      articles(t)
        .slice(0, 4)
        .map((item) => column({ width: 3 }, ...articleCard(item, 3))),
    ),
    buttons({}, [t('All advice', 'คำแนะนำทั้งหมด'), to('advice'), 'link']),
  );
}

function pharmacist(t: Say) {
  const points: [title: string, about: string][] = [
    [
      t('Ines Calloway, superintendent pharmacist', 'อีเนส คัลโลเวย์ เภสัชกรผู้มีหน้าที่ปฏิบัติการ'),
      t('She and her team check every pharmacy medicine before it leaves.', 'เธอและทีมตรวจยาที่จ่ายโดยเภสัชกรทุกรายการก่อนส่ง'),
    ],
    [
      t('Plain boxes, tracked', 'กล่องทึบ ติดตามได้'),
      t('Nothing on the outside says what is inside.', 'ภายนอกกล่องไม่ระบุว่าข้างในคืออะไร'),
    ],
    [
      t('Honest reviews', 'รีวิวจริงจากลูกค้า'),
      t('We read every review before we publish it, good or bad.', 'เราอ่านทุกรีวิวก่อนเผยแพร่ ไม่ว่าดีหรือไม่ดี'),
    ],
  ];
  return row(
    { className: 'home-pharmacist' },
    columns({}, [
      column(
        { width: 4 },
        image({
          src: 'home/pharmacist.webp',
          alt: t('A smiling pharmacist with round glasses in a white coat', 'เภสัชกรสวมแว่นกลมและเสื้อกาวน์กำลังยิ้ม'),
        }),
      ),
      column(
        { width: 8, appearance: 'align-center' },
        heading(2, t('Who looks after you', 'ทีมที่ดูแลคุณ')),
        ...points.map(([title, about]) => text(`<p><strong>${title}</strong><br>${about}</p>`)),
        buttons({}, [t('Our registration', 'การจดทะเบียนของเรา'), to('registered-pharmacy'), 'secondary']),
      ),
    ]),
  );
}

function trust(t: Say) {
  const promises = [
    t('Registered UK pharmacy', 'ร้านยาจดทะเบียนในสหราชอาณาจักร'),
    t('Tracked delivery in plain boxes', 'จัดส่งในกล่องทึบ ติดตามได้'),
    t('A pharmacist to ask', 'มีเภสัชกรให้ปรึกษา'),
    t('30 days to return non-medicines', 'สินค้าที่ไม่ใช่ยาคืนได้ภายใน 30 วัน'),
  ];
  return row(
    { appearance: 'full-width', className: 'home-trust', style: { 'background-color': '#0a443a', color: '#ffffff' } },
    text(`<ul>${promises.map((promise) => `<li>${promise}</li>`).join('')}</ul>`),
  );
}

/** The front page: one message, needs as tiles, offers, services, advice, who is behind it. */
export const homePage: PageDraft = {
  identifier: 'home',
  title: { default: 'Online pharmacy', mmstr_th: 'ร้านยาออนไลน์' },
  metaTitle: { default: 'mmstr, the online pharmacy that has time for you', mmstr_th: 'mmstr ร้านยาออนไลน์ที่มีเวลาให้คุณ' },
  metaDescription: {
    default: 'Medicines, health advice and pharmacist services, delivered from the UK in plain packaging.',
    mmstr_us: 'Medicines, health advice and pharmacist services, delivered in plain packaging.',
    mmstr_th: 'ยา คำแนะนำด้านสุขภาพ และบริการเภสัชกร จัดส่งในกล่องทึบ',
  },
  pageLayout: 'cms-full-width',
  content: inEveryLanguage((t) =>
    pageBuilder(
      hero(t),
      needs(t),
      offers(t),
      season(t),
      bestsellers(t),
      services(t),
      advice(t),
      pharmacist(t),
      trust(t),
    ),
  ),
};
