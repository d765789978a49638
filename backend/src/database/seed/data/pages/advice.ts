import { link, type PageDraft } from '../content-draft';
import { inEveryLanguage } from '../in-every-language';
import { bullets, paragraphs, say } from '../texts';
import { adviceOverview, article, handwashing, pollenFilm, shelf, shortOfBreath } from './advice-parts';

const checked = '<p class="advice-checked">Checked by Ines Calloway, superintendent pharmacist, in March 2026</p>';
const checkedTh = '<p class="advice-checked">ตรวจสอบโดยเภสัชกรอีเนส คัลโลเวย์ เมื่อเดือนมีนาคม 2569</p>';

/** What a pharmacist would say. */
export const advicePages: PageDraft[] = [
  {
    identifier: 'advice',
    title: say('Advice', 'คำแนะนำ'),
    contentHeading: say('Advice from our pharmacists', 'คำแนะนำจากเภสัชกรของเรา'),
    content: inEveryLanguage((t) => adviceOverview(t)),
  },
  {
    identifier: 'advice/hay-fever',
    title: say('Getting ahead of hay fever', 'รับมือแพ้ละอองเกสรล่วงหน้า'),
    contentHeading: say('Getting ahead of hay fever', 'รับมือแพ้ละอองเกสรล่วงหน้า'),
    metaDescription: say(
      'When to start hay fever treatment, and which products work together.',
      'ควรเริ่มรักษาเมื่อใด และผลิตภัณฑ์ใดใช้ร่วมกันได้',
    ),
    content: inEveryLanguage((t) =>
      article(
        'hay-fever',
        t(
          paragraphs(
            'Hay fever is your immune system mistaking pollen for an enemy. Tree pollen comes first, from late February; grass, which troubles most people, from May to July; weeds into September.',
          ) +
            '<h2>Start before your season</h2>' +
            paragraphs(
              `A steroid nasal spray is the most effective single treatment for a blocked, streaming nose, but it needs several days of daily use before you feel the whole effect. Begin two weeks before your season. ${link('allergy/hay-fever/nasal-sprays-and-eye-drops.html', 'Sprays and eye drops')}`,
            ) +
            '<h2>Add a tablet when you need it</h2>' +
            paragraphs(
              `Loratadine and fexofenadine rarely make people sleepy; cetirizine sometimes does; chlorphenamine often does. If one does not suit you, another may. Never take two different antihistamines together. ${link('allergy/hay-fever/allergy-tablets.html', 'Allergy tablets')}`,
            ) +
            '<h2>Small things that help</h2>' +
            bullets(
              'Shower and change when you come home.',
              'Dry washing indoors on high-pollen days.',
              'A little balm around the nostrils catches pollen.',
              'Wraparound sunglasses keep it out of your eyes.',
            ) +
            '<h2>When to see a doctor</h2>' +
            paragraphs('If symptoms stay on one side, or if treatment has not helped after two to four weeks.'),
          paragraphs(
            'อาการแพ้ละอองเกสรเกิดจากภูมิคุ้มกันมองว่าละอองเกสรเป็นศัตรู ในสหราชอาณาจักรเกสรต้นไม้เริ่มปลายเดือนกุมภาพันธ์ เกสรหญ้าช่วงพฤษภาคมถึงกรกฎาคม และวัชพืชไปจนถึงกันยายน',
          ) +
            '<h2>เริ่มก่อนถึงฤดู</h2>' +
            paragraphs(
              `สเปรย์สเตียรอยด์พ่นจมูกเป็นการรักษาที่ได้ผลที่สุดสำหรับจมูกคัดและน้ำมูกไหล แต่ต้องใช้ทุกวันหลายวันจึงเห็นผลเต็มที่ ควรเริ่มล่วงหน้าก่อนฤดูสองสัปดาห์ ${link('allergy/hay-fever/nasal-sprays-and-eye-drops.html', 'สเปรย์และยาหยอดตา')}`,
            ) +
            '<h2>เพิ่มยาเม็ดเมื่อจำเป็น</h2>' +
            paragraphs(
              `ลอราทาดีนและเฟกโซเฟนาดีนมักไม่ทำให้ง่วง เซทิริซีนทำให้บางคนง่วง ส่วนคลอร์เฟนิรามีนมักทำให้ง่วง หากตัวหนึ่งไม่เหมาะ อีกตัวอาจได้ผล ห้ามใช้ยาแก้แพ้สองชนิดพร้อมกัน ${link('allergy/hay-fever/allergy-tablets.html', 'ยาเม็ดแก้แพ้')}`,
            ) +
            '<h2>สิ่งเล็ก ๆ ที่ช่วยได้</h2>' +
            bullets(
              'อาบน้ำและเปลี่ยนเสื้อผ้าเมื่อกลับถึงบ้าน',
              'ตากผ้าในบ้านในวันที่ละอองเกสรมาก',
              'ทาบาล์มเล็กน้อยรอบรูจมูกช่วยดักละอองเกสร',
              'แว่นกันแดดแบบโอบรอบช่วยกันละอองเกสรเข้าตา',
            ) +
            '<h2>เมื่อใดควรพบแพทย์</h2>' +
            paragraphs('หากมีอาการข้างเดียว หรือรักษาแล้วไม่ดีขึ้นในสองถึงสี่สัปดาห์'),
        ) + shortOfBreath(t),
        t(checked, checkedTh),
        ...pollenFilm(t('A morning in May', 'เช้าวันหนึ่งในเดือนพฤษภาคม')),
        ...shelf(t('Hay fever products', 'สินค้าสำหรับอาการแพ้ละอองเกสร'), 'hay-fever'),
      ),
    ),
  },
  {
    identifier: 'advice/paracetamol-or-ibuprofen',
    title: say('Paracetamol or ibuprofen?', 'พาราเซตามอลหรือไอบูโพรเฟน'),
    contentHeading: say('Paracetamol or ibuprofen?', 'พาราเซตามอลหรือไอบูโพรเฟน'),
    content: say(
      article(
        'paracetamol-or-ibuprofen',
        paragraphs(
          'Both ease pain and bring down a fever. They work in different ways, and that decides which one suits you.',
        ) +
          '<table><thead><tr><th scope="col"></th><th scope="col">Paracetamol</th><th scope="col">Ibuprofen</th></tr></thead><tbody><tr><th scope="row">Good for</th><td>Headache, fever, most mild pain</td><td>Pain with swelling, period pain, dental pain, sprains</td></tr><tr><th scope="row">With food?</th><td>Not needed</td><td>Yes, or with milk</td></tr><tr><th scope="row">Most in 24 hours, adults</th><td>4 g: eight tablets of 500 mg</td><td>1.2 g: six tablets of 200 mg</td></tr><tr><th scope="row">Avoid or ask first</th><td>Liver disease, low body weight</td><td>Stomach ulcer, kidney or heart disease, some asthma, blood thinners, pregnancy</td></tr></tbody></table>' +
          '<h2>Can I take both?</h2>' +
          paragraphs(
            'Adults for whom both are safe may, if one alone is not enough. Most people do well taking them at the times that suit each, keeping to the limits of both. For a child, use one at a time and ask us before you change over.',
          ) +
          '<h2>The mistake we see most</h2>' +
          paragraphs(
            `Taking paracetamol twice without knowing: in a tablet and again in a cold remedy. Read the active ingredient on every pack. ${link('pain-relief.html', 'Pain relief')}`,
          ),
        checked,
      ),
      article(
        'paracetamol-or-ibuprofen',
        paragraphs('ทั้งสองช่วยบรรเทาปวดและลดไข้ แต่ออกฤทธิ์ต่างกัน จึงเหมาะกับแต่ละคนไม่เหมือนกัน') +
          '<table><thead><tr><th scope="col"></th><th scope="col">พาราเซตามอล</th><th scope="col">ไอบูโพรเฟน</th></tr></thead><tbody><tr><th scope="row">เหมาะกับ</th><td>ปวดศีรษะ ไข้ ปวดเล็กน้อยทั่วไป</td><td>ปวดที่มีอาการบวม ปวดประจำเดือน ปวดฟัน เคล็ด</td></tr><tr><th scope="row">พร้อมอาหารหรือไม่</th><td>ไม่จำเป็น</td><td>ควรพร้อมอาหารหรือนม</td></tr><tr><th scope="row">สูงสุดใน 24 ชั่วโมง (ผู้ใหญ่)</th><td>4 กรัม: 500 มก. แปดเม็ด</td><td>1.2 กรัม: 200 มก. หกเม็ด</td></tr><tr><th scope="row">ควรเลี่ยงหรือปรึกษาก่อน</th><td>โรคตับ น้ำหนักตัวน้อย</td><td>แผลในกระเพาะ โรคไตหรือหัวใจ หอบหืดบางราย ยาต้านการแข็งตัวของเลือด ตั้งครรภ์</td></tr></tbody></table>' +
          '<h2>ใช้ร่วมกันได้ไหม</h2>' +
          paragraphs(
            'ผู้ใหญ่ที่ใช้ได้ทั้งสองชนิดอย่างปลอดภัยอาจใช้ร่วมกันได้หากชนิดเดียวไม่พอ โดยไม่เกินขนาดสูงสุดของแต่ละชนิด สำหรับเด็กให้ใช้ทีละชนิดและปรึกษาเราก่อนเปลี่ยน',
          ) +
          '<h2>ข้อผิดพลาดที่พบบ่อยที่สุด</h2>' +
          paragraphs(
            `ได้รับพาราเซตามอลซ้ำโดยไม่รู้ตัว จากยาเม็ดและจากยาแก้หวัด ควรอ่านตัวยาสำคัญบนกล่องทุกครั้ง ${link('pain-relief.html', 'ยาบรรเทาปวด')}`,
          ),
        checkedTh,
      ),
    ),
  },
  {
    identifier: 'advice/first-aid-kit',
    title: say('What belongs in a first aid kit', 'ของที่ควรมีในชุดปฐมพยาบาล'),
    contentHeading: say('What belongs in a first aid kit', 'ของที่ควรมีในชุดปฐมพยาบาล'),
    content: say(
      article(
        'first-aid-kit',
        paragraphs(
          'A good kit is small enough to find and complete enough to trust. These twelve things cover most of what happens at home.',
        ) +
          '<ol><li>Plasters in several sizes</li><li>Sterile dressings</li><li>Two crepe bandages</li><li>Microporous tape</li><li>Antiseptic wipes or cream</li><li>Burn gel, for after cooling</li><li>Fine tweezers</li><li>Blunt-ended scissors</li><li>Gloves</li><li>A thermometer</li><li>A painkiller for each age at home</li><li>Rehydration salts</li></ol>' +
          '<h2>Keep it ready</h2>' +
          bullets(
            'Write the expiry dates on the lid and check them twice a year.',
            'Store it dry and cool: the bathroom is neither.',
            'Out of a toddler’s reach, within a babysitter’s.',
          ) +
          paragraphs(link('build-your-own-first-aid-kit.html', 'Build your own kit')),
        checked,
        ...handwashing(
          'Clean hands first',
          'Before you touch a wound, wash your hands for as long as this film lasts.',
        ),
      ),
      article(
        'first-aid-kit',
        paragraphs('ชุดที่ดีเล็กพอที่จะหาเจอ และครบพอที่จะไว้ใจได้ สิบสองอย่างนี้ครอบคลุมเหตุการณ์ส่วนใหญ่ในบ้าน') +
          '<ol><li>พลาสเตอร์หลายขนาด</li><li>แผ่นปิดแผลปลอดเชื้อ</li><li>ผ้ายืดพันแผลสองม้วน</li><li>เทปแต่งแผล</li><li>แผ่นเช็ดหรือครีมฆ่าเชื้อ</li><li>เจลทาแผลไหม้ ใช้หลังล้างน้ำเย็น</li><li>แหนบปลายแหลม</li><li>กรรไกรปลายมน</li><li>ถุงมือ</li><li>เทอร์โมมิเตอร์</li><li>ยาแก้ปวดสำหรับแต่ละวัยในบ้าน</li><li>ผงเกลือแร่</li></ol>' +
          '<h2>พร้อมใช้เสมอ</h2>' +
          bullets('เขียนวันหมดอายุไว้ที่ฝาและตรวจปีละสองครั้ง', 'เก็บในที่แห้งและเย็น ซึ่งไม่ใช่ห้องน้ำ', 'ให้พ้นมือเด็กเล็ก แต่ผู้ดูแลหยิบถึง') +
          paragraphs(link('build-your-own-first-aid-kit.html', 'จัดชุดของคุณเอง')),
        checkedTh,
        ...handwashing('ล้างมือก่อนเสมอ', 'ก่อนสัมผัสแผล ให้ล้างมือนานเท่าความยาววิดีโอนี้'),
      ),
    ),
  },
  {
    identifier: 'advice/travel-health',
    title: say('Healthy there and back', 'สุขภาพดีทั้งขาไปและขากลับ'),
    contentHeading: say('Healthy there and back', 'สุขภาพดีทั้งขาไปและขากลับ'),
    content: say(
      article(
        'travel-health',
        '<h2>Eight weeks before</h2>' +
          paragraphs(
            `Look up your destination and ${link('travel-health-appointment.html', 'book a travel health appointment')}. Some vaccines need several doses.`,
          ) +
          '<h2>Two weeks before</h2>' +
          bullets(
            'Order regular medicines, with some to spare, and carry them in hand luggage with a copy of the prescription.',
            'Check that your medicines are legal where you are going: some painkillers and decongestants are not.',
            'Start malaria tablets as your prescriber told you.',
          ) +
          '<h2>On the way</h2>' +
          paragraphs(
            'Walk about, drink water, wear flight socks on long journeys if you are at risk of clots. Take travel sickness tablets before you set out.',
          ) +
          '<h2>While you are there</h2>' +
          bullets(
            'Insect repellent on top of sunscreen, dusk to dawn above all.',
            'Boiled, cooked, peeled or left alone.',
            'With diarrhoea: drink rehydration salts. See a doctor for blood, a high fever or no improvement after two days.',
          ) +
          '<h2>Back home</h2>' +
          paragraphs(
            `Any fever within a year of a malaria area is urgent: say where you have been. ${link('roamwell-travel-health-guide.html', 'Download the travel health guide')}`,
          ),
        checked,
      ),
      article(
        'travel-health',
        '<h2>แปดสัปดาห์ก่อนเดินทาง</h2>' +
          paragraphs(
            `ตรวจข้อมูลจุดหมายและ${link('travel-health-appointment.html', 'จองนัดปรึกษาสุขภาพการเดินทาง')} วัคซีนบางชนิดต้องฉีดหลายเข็ม`,
          ) +
          '<h2>สองสัปดาห์ก่อน</h2>' +
          bullets(
            'เตรียมยาประจำให้เกินจำนวนวัน พกในกระเป๋าถือพร้อมสำเนาใบสั่งแพทย์',
            'ตรวจว่ายาของคุณถูกกฎหมายที่จุดหมายหรือไม่ ยาแก้ปวดและยาลดคัดจมูกบางชนิดอาจผิดกฎหมาย',
            'เริ่มยาป้องกันมาลาเรียตามที่ผู้มีสิทธิสั่งใช้ยากำหนด',
          ) +
          '<h2>ระหว่างทาง</h2>' +
          paragraphs('ลุกเดิน ดื่มน้ำ สวมถุงเท้าสำหรับเครื่องบินหากเสี่ยงลิ่มเลือด และใช้ยาแก้เมารถก่อนออกเดินทาง') +
          '<h2>เมื่อถึงที่หมาย</h2>' +
          bullets(
            'ทายากันแมลงทับครีมกันแดด โดยเฉพาะช่วงพลบค่ำถึงรุ่งเช้า',
            'รับประทานอาหารที่ต้ม ปรุงสุก หรือปอกเปลือกเอง',
            'หากท้องเสียให้ดื่มเกลือแร่ พบแพทย์หากถ่ายเป็นเลือด ไข้สูง หรือไม่ดีขึ้นในสองวัน',
          ) +
          '<h2>กลับถึงบ้าน</h2>' +
          paragraphs(
            `หากมีไข้ภายในหนึ่งปีหลังไปพื้นที่มาลาเรีย ถือเป็นเรื่องด่วน แจ้งแพทย์ว่าไปที่ใดมา ${link('roamwell-travel-health-guide.html', 'ดาวน์โหลดคู่มือสุขภาพนักเดินทาง')}`,
          ),
        checkedTh,
      ),
    ),
  },
  {
    identifier: 'advice/stop-smoking',
    title: say('Stopping smoking, week by week', 'เลิกบุหรี่ทีละสัปดาห์'),
    contentHeading: say('Stopping smoking, week by week', 'เลิกบุหรี่ทีละสัปดาห์'),
    content: say(
      article(
        'stop-smoking',
        paragraphs(
          'Nicotine replacement takes the edge off withdrawal, so that you can work on the habit. It contains none of the tar and carbon monoxide of smoke.',
        ) +
          '<ol><li><strong>The week before:</strong> pick a day, tell someone, note when you smoke and why.</li><li><strong>Weeks 1 to 6:</strong> a full-strength patch (step 1) every morning, with gum or lozenges when a craving comes.</li><li><strong>Weeks 7 and 8:</strong> step 2; you will reach for gum less often.</li><li><strong>Weeks 9 and 10:</strong> step 3, then leave it off.</li></ol>' +
          paragraphs(
            `A slip is not the end: begin again the next morning. People who have support are more likely to stop for good, and a local stop smoking service is free. ${link('everyday-care/stop-smoking.html', 'Patches, gum and lozenges')}`,
          ),
        checked,
      ),
      article(
        'stop-smoking',
        paragraphs('นิโคตินทดแทนช่วยลดอาการขาดนิโคติน เพื่อให้คุณจัดการกับนิสัยได้ โดยไม่มีทาร์และคาร์บอนมอนอกไซด์จากควันบุหรี่') +
          '<ol><li><strong>สัปดาห์ก่อนเริ่ม:</strong> เลือกวัน บอกใครสักคน และจดว่าสูบเมื่อใดเพราะอะไร</li><li><strong>สัปดาห์ที่ 1–6:</strong> ติดแผ่นแปะขนาดเต็ม (ระดับ 1) ทุกเช้า ใช้หมากฝรั่งหรือยาอมเมื่ออยาก</li><li><strong>สัปดาห์ที่ 7–8:</strong> ลดเป็นระดับ 2 คุณจะใช้หมากฝรั่งน้อยลง</li><li><strong>สัปดาห์ที่ 9–10:</strong> ลดเป็นระดับ 3 แล้วหยุด</li></ol>' +
          paragraphs(
            `พลาดครั้งเดียวไม่ใช่จุดจบ เริ่มใหม่เช้าวันถัดไป ผู้ที่มีคนสนับสนุนมีโอกาสเลิกได้ถาวรมากกว่า ${link('everyday-care/stop-smoking.html', 'แผ่นแปะ หมากฝรั่ง และยาอม')}`,
          ),
        checkedTh,
      ),
    ),
  },
];
