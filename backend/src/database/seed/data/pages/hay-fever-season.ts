import type { PageDraft } from '../content-draft';
import { inEveryLanguage, type Say } from '../in-every-language';
import { type BannerOptions, banner, slide, slider, WORDS_BESIDE } from '../page-builder/banners';
import { category, categoryId } from '../page-builder/catalogue-links';
import { buttons, heading, image, text, to } from '../page-builder/elements';
import { categoryList, dynamicBlock, foreign, productCarousel } from '../page-builder/embedded';
import { column, columns, row, tabs } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { media } from '../page-builder/pictures';
import { say } from '../texts';

/** A picture as high as the window's upper part, which moves slower than the page. */
function opening(t: Say) {
  return row(
    {
      appearance: 'full-bleed',
      background: { desktop: 'content/meadow.webp', mobile: 'content/meadow-mobile.webp' },
      parallaxSpeed: '0.5',
      className: 'season-opening',
      style: { 'min-height': '460px', 'justify-content': 'center', 'background-position': 'center center' },
      mobileStyle: { 'min-height': '420px' },
    },
    heading(1, t('Ready before the pollen is', 'พร้อมก่อนละอองเกสรจะมา'), { style: { 'text-align': 'center' } }),
    text(
      `<p>${t(
        'Trees from late February, grass from May, weeds into September. Find what helps, and when to begin.',
        'ในสหราชอาณาจักร เกสรต้นไม้เริ่มตั้งแต่ปลายกุมภาพันธ์ เกสรหญ้าตั้งแต่พฤษภาคม และเกสรวัชพืชมีถึงกันยายน ดูว่าอะไรช่วยได้และควรเริ่มเมื่อใด',
      )}</p>`,
      { style: { 'text-align': 'center' } },
    ),
    buttons(
      { style: { 'text-align': 'center' } },
      [t('See hay fever remedies', 'ดูยาแก้แพ้ละอองเกสร'), category('hay-fever')],
      [t('Read the advice', 'อ่านคำแนะนำ'), to('advice/hay-fever'), 'secondary'],
    ),
  );
}

function routine(t: Say) {
  const words = (title: string, about: string) => `<h3>${title}</h3><p>${about}</p>`;
  return row(
    { className: 'season-routine' },
    heading(2, t('Three steps, in this order', 'สามขั้นตอนตามลำดับ')),
    // All three at a glance: the slides show one at a time.
    text(
      `<p>${t(
        'A nasal spray two weeks before, a tablet a day once it starts, and drops for itchy eyes.',
        'เริ่มพ่นจมูกล่วงหน้าสองสัปดาห์ กินยาวันละเม็ดเมื่อเริ่มมีอาการ และหยอดตาเมื่อคันตา',
      )}</p>`,
    ),
    slider(
      // Steps are read at the reader's pace: nothing turns the page.
      { isEndless: true, minHeight: '380px' },
      slide(t('Spray', 'สเปรย์'), {
        appearance: 'collage-left',
        background: { desktop: 'content/nasal-spray.webp', mobile: 'content/nasal-spray-mobile.webp' },
        content: words(
          t('1. Two weeks before: a nasal spray', '1. ล่วงหน้าสองสัปดาห์: สเปรย์พ่นจมูก'),
          t(
            'A steroid spray needs days to build up. Used daily, it does more than any tablet.',
            'สเปรย์สเตียรอยด์ใช้เวลาหลายวันจึงเห็นผล เมื่อใช้ทุกวันจะได้ผลดีกว่ายาเม็ด',
          ),
        ),
        link: category('hay-fever-sprays'),
        button: { words: t('See the sprays', 'ดูสเปรย์') },
        wrapperStyle: { 'background-position': 'right center', 'background-color': '#eaf2fb' },
        ...WORDS_BESIDE,
        minHeight: '380px',
      }),
      slide(t('Tablets', 'ยาเม็ด'), {
        appearance: 'poster',
        background: { desktop: 'content/meadow.webp', mobile: 'content/meadow-mobile.webp' },
        content: words(
          t('2. When it starts: a tablet a day', '2. เมื่อเริ่มมีอาการ: ยาเม็ดวันละเม็ด'),
          t(
            'Cetirizine, loratadine or fexofenadine. If one does not suit you, try another.',
            'เซทิริซีน ลอราทาดีน หรือเฟกโซเฟนาดีน หากตัวหนึ่งไม่เหมาะ ลองอีกตัว',
          ),
        ),
        link: category('hay-fever-tablets'),
        button: { words: t('See the tablets', 'ดูยาเม็ด'), kind: 'secondary' },
        overlay: { color: 'rgba(255, 255, 255, 0.6)', shown: 'always' },
        wrapperStyle: { 'background-position': 'center center' },
        minHeight: '380px',
      }),
      slide(t('Drops', 'ยาหยอดตา'), {
        appearance: 'collage-right',
        background: { desktop: 'content/eye-drops-mobile.webp' },
        content: words(
          t('3. On itchy days: eye drops', '3. วันที่คันตา: ยาหยอดตา'),
          t('Out of the fridge they soothe at once.', 'แช่เย็นก่อนหยอดจะสบายตาทันที'),
        ),
        link: category('eye-care'),
        button: { words: t('See the drops', 'ดูยาหยอดตา'), kind: 'link' },
        wrapperStyle: {
          'background-position': 'left center',
          'background-size': 'contain',
          'background-color': '#fceee5',
        },
        ...WORDS_BESIDE,
        minHeight: '380px',
      }),
    ),
  );
}

function shelves(t: Say) {
  return row(
    {},
    heading(2, t('What is on the shelves', 'หมวดสินค้าที่เกี่ยวข้อง')),
    categoryList(['hay-fever-tablets', 'hay-fever-sprays', 'bites-itching', 'eye-care'].map(categoryId)),
  );
}

function favourites(t: Say) {
  return row(
    {
      appearance: 'full-width',
      style: { 'background-color': '#f3f1ea', 'padding-top': '48px', 'padding-bottom': '48px' },
    },
    // The ground keeps as much room above it as below what follows.
    heading(2, t('What people come back for', 'สินค้าที่ลูกค้ากลับมาซื้อซ้ำ'), { style: { 'margin-top': '0px' } }),
    productCarousel(
      { categoryId: categoryId('hay-fever'), count: 8, sort: 'price_low_to_high' },
      { autoplaySpeed: 5000, isEndless: true },
    ),
  );
}

function film(t: Say) {
  return row(
    {
      appearance: 'full-bleed',
      background: {
        video: media('content/pollen.mp4'),
        fallback: 'content/meadow.webp',
        overlay: 'rgba(10, 68, 58, 0.72)',
      },
      className: 'season-film',
      style: { 'min-height': '360px', 'justify-content': 'center', 'text-align': 'center' },
    },
    heading(2, t('The pollen day has two peaks', 'ละอองเกสรสูงสุดวันละสองช่วง'), { style: { color: '#ffffff' } }),
    text(
      `<p>${t(
        'Pollen is highest early in the morning and again in the evening, when it sinks to the ground. Air your bedroom in between, and keep the windows shut at night.',
        'ละอองเกสรมีมากที่สุดตอนเช้าตรู่ และอีกครั้งในตอนเย็นเมื่อตกลงสู่พื้น ควรเปิดหน้าต่างห้องนอนช่วงกลางวันและปิดตอนกลางคืน',
      )}</p>`,
      { style: { color: '#ffffff' } },
    ),
  );
}

/** Of the tiles below, which look alike whatever the appearance of each. */
const TILE = {
  className: 'season-tile',
  wrapperStyle: { 'background-color': '#e3f0eb' },
  minHeight: '0',
} satisfies Partial<BannerOptions>;

/** Of those that lead somewhere. */
const LINKED_TILE = {
  ...TILE,
  overlay: { color: 'rgba(255, 255, 255, 0.5)', shown: 'hover' },
} satisfies Partial<BannerOptions>;

function ways(t: Say) {
  const words = (title: string, about: string) => `<h3>${title}</h3><p>${about}</p>`;
  return row(
    {},
    heading(2, t('Small things that help', 'สิ่งเล็ก ๆ ที่ช่วยได้')),
    columns({}, [
      column(
        { width: 4 },
        banner({
          ...LINKED_TILE,
          appearance: 'poster',
          content: words(
            t('Out of doors', 'นอกบ้าน'),
            t('Wraparound sunglasses and a balm.', 'แว่นกันแดดแบบโอบรอบและบาล์มทาจมูก'),
          ),
          link: to('advice/hay-fever'),
          button: { words: t('Hay fever advice', 'คำแนะนำเรื่องแพ้ละอองเกสร'), kind: 'link' },
        }),
      ),
      column(
        { width: 4 },
        banner({
          ...TILE,
          appearance: 'collage-centered',
          content: words(t('At home', 'ที่บ้าน'), t('Shower and change when you come in.', 'อาบน้ำเปลี่ยนเสื้อผ้าเมื่อกลับถึงบ้าน')),
          padding: '0',
        }),
      ),
      column(
        { width: 4 },
        banner({
          ...LINKED_TILE,
          appearance: 'collage-right',
          content: words(t('At night', 'กลางคืน'), t('Rinse your nose with salt water.', 'ล้างจมูกด้วยน้ำเกลือ')),
          link: category('hay-fever-sprays'),
          button: { words: t('Saline sprays', 'สเปรย์น้ำเกลือ'), kind: 'link' },
          padding: '0',
        }),
      ),
    ]),
    columns({ style: { 'margin-top': '24px' } }, [
      column(
        { width: 5, appearance: 'align-top' },
        image({
          src: 'home/advice-hay-fever.webp',
          mobile: 'content/season-mobile.webp',
          alt: t('A nasal spray, tablets and eye drops', 'สเปรย์พ่นจมูก ยาเม็ด และยาหยอดตา'),
          caption: t(
            'A spray, one antihistamine and eye drops can be used together.',
            'สเปรย์ ยาแก้แพ้หนึ่งชนิด และยาหยอดตาใช้ร่วมกันได้',
          ),
          hasLightbox: true,
        }),
      ),
      column(
        { width: 7, appearance: 'align-center' },
        heading(3, t('Not sure what you may combine?', 'ไม่แน่ใจว่าใช้อะไรร่วมกันได้'), { style: { 'margin-top': '0' } }),
        text(
          `<p>${t(
            'Tell us what you take already, and a pharmacist says what goes with it.',
            'บอกเราว่าตอนนี้คุณใช้ยาอะไรอยู่ แล้วเภสัชกรจะบอกว่าใช้อะไรร่วมได้',
          )}</p>`,
        ),
        buttons({}, [t('Ask our pharmacist', 'ปรึกษาเภสัชกรของเรา'), to('contact'), 'secondary']),
      ),
    ]),
  );
}

/** What is not shown yet. */
function draft(t: Say) {
  const tile = banner({
    appearance: 'poster',
    content: `<p>${t('A draft of next year’s offers', 'ร่างข้อเสนอปีหน้า')}</p>`,
    link: category('hay-fever'),
    button: { words: t('See the offers', 'ดูข้อเสนอ'), shown: 'hover' },
  });
  return tabs('next-year', { align: 'center', isHidden: true }, [[t('Next year', 'ปีหน้า'), tile]]);
}

/** Bound in time, hidden, and of modules that are not here: what a page has after some years of editing. */
function leftovers(t: Say) {
  // Forecasts in Thailand tell nothing of pollen.
  const forecast = t('The pollen count for your region is in the weather forecast.', '');
  return row(
    {},
    text(`<p>${t('Early-bird packs: 10% off until the end of January.', 'ชุดซื้อล่วงหน้า ลด 10% ถึงสิ้นเดือนมกราคม')}</p>`, {
      from: '2026-01-01T00:00:00Z',
      to: '2026-01-31T23:59:59Z',
    }),
    text(
      `<p><strong>${t('Our hay fever pack is here.', 'ชุดบรรเทาอาการแพ้ละอองเกสรมาแล้ว')}</strong> ${t('Three treatments for less than bought separately.', 'สามรายการราคาคุ้มกว่าซื้อแยก')} <a href="{{store direct_url="hay-fever-relief-pack.html"}}">${t('Hay fever relief pack', 'ชุดบรรเทาอาการแพ้ละอองเกสร')}</a></p>`,
      { from: '2026-02-01T00:00:00Z', className: 'season-notice' },
    ),
    draft(t),
    dynamicBlock(1),
    ...(forecast ? [foreign('pollen-forecast', text(`<p>${forecast}</p>`))] : []),
  );
}

/** The season's landing page: pictures that move, slides, lists, and every kind of banner. */
export const hayFeverSeason: PageDraft = {
  identifier: 'hay-fever-season',
  title: say('The hay fever season', 'ฤดูแพ้ละอองเกสร'),
  metaDescription: say(
    'What to use in the hay fever season, in which order, and when to begin.',
    'ควรใช้อะไรในฤดูละอองเกสร ตามลำดับใด และเริ่มเมื่อใด',
  ),
  pageLayout: 'cms-full-width',
  content: inEveryLanguage((t) =>
    pageBuilder(opening(t), routine(t), shelves(t), favourites(t), film(t), ways(t), leftovers(t)),
  ),
};
