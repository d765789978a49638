import type { Plan } from '../product';
import { bottleShot } from './bottle';
import { kitShot, piecesShot, rollShot } from './care';
import { cartonShot } from './carton';
import { deviceShot } from './device';
import { bookShot, serviceShot } from './paper';
import type { Shot, View } from './shot';
import { sprayShot } from './spray';
import { tubeShot } from './tube';

type Drawer = (plan: Plan, view: View) => Shot;

const DRAWERS: Record<string, Drawer> = {
  syrup: bottleShot,
  'oral-solution': bottleShot,
  liquid: bottleShot,
  shampoo: bottleShot,
  mouthwash: bottleShot,
  gummies: bottleShot,
  drops: bottleShot,
  'eye-drops': sprayShot,
  'nasal-spray': sprayShot,
  spray: sprayShot,
  cream: tubeShot,
  gel: tubeShot,
  ointment: tubeShot,
  toothpaste: tubeShot,
  sachets: piecesShot,
  patches: piecesShot,
  plaster: piecesShot,
  bandage: rollShot,
  device: deviceShot,
  book: bookShot,
  service: serviceShot,
};

/** The kind of picture a plan asks for. */
export function drawerOf(plan: Plan): Drawer {
  const { form, words, amount, unit } = plan;
  if (/period pads|condom|latex dam/.test(words)) return piecesShot;
  if (form === 'kit') return /glove|test|organiser|mask|wipe/.test(words) ? deviceShot : kitShot;
  if (form === 'effervescent' && /vitamin/.test(words)) return bottleShot;
  const supplement = /vitamin|omega|iron|calcium|magnesium|zinc|multivit|probiotic|d3|folic|cod liver/.test(words);
  if (['tablets', 'capsules'].includes(form) && supplement && amount >= 30 && unit === 'pieces') return bottleShot;
  return DRAWERS[form] ?? cartonShot;
}
