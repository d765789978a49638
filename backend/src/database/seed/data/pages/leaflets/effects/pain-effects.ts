import { say } from '../../../texts';
import type { IngredientEffects } from './ingredient-effects';

/** Painkillers, medicines for migraine, and what is rubbed on sore muscles. */
export const painEffects: IngredientEffects[] = [
  {
    of: ['paracetamol'],
    taken: 'by mouth',
    does: say('{name} relieves pain and brings down a high temperature.', '{name}บรรเทาปวดและลดไข้'),
    grave: ['allergy', 'blisters', 'bruising', 'jaundice'],
    mild: ['rash', 'nausea'],
    revised: '2026-10-01',
    version: 3,
  },
  {
    of: ['ibuprofen', 'naproxen'],
    taken: 'by mouth',
    does: say(
      '{name} is a non-steroidal anti-inflammatory medicine (NSAID): it relieves pain and swelling and brings down a high temperature.',
      '{name}เป็นยาต้านการอักเสบที่ไม่ใช่สเตียรอยด์ (NSAID) บรรเทาปวด ลดอักเสบ และลดไข้',
    ),
    grave: ['stomachBleeding', 'stomachPain', 'wheezing', 'allergy', 'blisters', 'chestPain', 'stroke', 'kidneys'],
    mild: ['indigestion', 'stomachAche', 'nausea', 'looseStools', 'headache', 'dizziness', 'rash', 'bloodPressure'],
    revised: '2026-08-20',
    version: 4,
  },
  {
    of: ['aspirin'],
    taken: 'by mouth',
    does: say(
      '{name} relieves pain and swelling and brings down a high temperature.',
      '{name}บรรเทาปวด ลดอักเสบ และลดไข้',
    ),
    grave: ['stomachBleeding', 'stomachPain', 'wheezing', 'allergy', 'blisters', 'bruising'],
    mild: ['indigestion', 'nausea', 'vomiting', 'ears', 'rash'],
    revised: '2026-06-15',
    version: 2,
  },
  {
    of: ['caffeine'],
    taken: 'by mouth',
    does: say('{name} helps the painkiller to work.', '{name}ช่วยเสริมฤทธิ์ยาแก้ปวด'),
    grave: ['heartbeat'],
    mild: ['sleep', 'restless', 'dizziness'],
    revised: '2026-03-16',
    version: 2,
  },
  {
    of: ['sumatriptan'],
    taken: 'by mouth',
    does: say(
      '{name} narrows blood vessels in the head that widen in an attack of migraine. It treats the attack and does not prevent one.',
      '{name}ทำให้หลอดเลือดในศีรษะที่ขยายตัวขณะไมเกรนกำเริบหดตัวลง ใช้รักษาขณะมีอาการ ไม่ใช้ป้องกัน',
    ),
    grave: ['chestPain', 'heartbeat', 'stroke', 'sight', 'fits', 'allergy', 'serotonin', 'bowelBleeding'],
    mild: ['heavyLimbs', 'flushing', 'dizziness', 'drowsiness', 'tiredness', 'nausea', 'vomiting', 'bloodPressure'],
    revised: '2026-05-18',
    version: 3,
  },
  {
    of: ['prochlorperazine'],
    taken: 'by mouth',
    does: say(
      '{name} quietens the part of the brain that makes you feel sick. It is for the sickness that comes with migraine.',
      '{name}ลดการทำงานของสมองส่วนที่ทำให้คลื่นไส้ ใช้กับอาการคลื่นไส้จากไมเกรน',
    ),
    grave: ['stiffMuscles', 'serotonin', 'heartbeat', 'jaundice', 'fever', 'allergy'],
    mild: ['drowsiness', 'dizziness', 'dryMouth', 'soreMouth', 'sleep', 'restless', 'rash'],
    revised: '2026-05-18',
    version: 2,
  },
  {
    of: ['ibuprofen/gel', 'ibuprofen/patches', 'diclofenac/gel'],
    taken: 'otherwise',
    does: say(
      '{name} is a non-steroidal anti-inflammatory medicine (NSAID). Used on the skin, it relieves pain and swelling in the muscle or joint below.',
      '{name}เป็นยาต้านการอักเสบที่ไม่ใช่สเตียรอยด์ (NSAID) เมื่อใช้บนผิวหนังจะบรรเทาปวดและลดบวมในกล้ามเนื้อหรือข้อที่อยู่ใต้ผิว',
    ),
    grave: ['allergy', 'wheezing', 'blisters', 'skinBurn', 'stomachBleeding'],
    mild: ['redSkin', 'drySkin', 'contactRash', 'sunSkin', 'indigestion'],
    revised: '2026-10-26',
    version: 4,
  },
  {
    of: ['menthol/cream', 'camphor/cream'],
    taken: 'otherwise',
    does: say(
      'Menthol and camphor warm the skin, and so ease stiff and aching muscles.',
      'เมนทอลและการบูรให้ความอุ่นแก่ผิว จึงบรรเทาอาการตึงและปวดเมื่อยกล้ามเนื้อ',
    ),
    grave: ['allergy', 'skinBurn'],
    mild: ['redSkin', 'stingingSkin', 'contactRash'],
    revised: '2026-02-09',
    version: 2,
  },
  {
    of: ['arnica'],
    taken: 'otherwise',
    does: say(
      '{name} is a traditional herbal medicine for bruises and stiff muscles, used on the grounds of long experience only.',
      '{name}เป็นยาสมุนไพรแผนโบราณสำหรับรอยช้ำและกล้ามเนื้อตึง ใช้ตามประสบการณ์ที่สืบต่อกันมา',
    ),
    grave: ['allergy', 'skinBurn'],
    mild: ['redSkin', 'drySkin', 'contactRash'],
    revised: '2026-01-19',
    version: 1,
  },
];
