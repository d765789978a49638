import { camera } from '../draw/space';
import type { Plan } from '../product';
import { drawerOf } from './drawer';
import { packOf } from './pack';
import type { Shot, View } from './shot';

/** A set of several products: its packs standing close together, low ones in front. */
function setShot(parts: readonly Plan[], view: View): Shot {
  const cam = camera(view === 'front' ? 12 : view === 'angle' ? 20 : 30);
  const packs = parts
    .slice(0, 5)
    .map(packOf)
    .sort((a, b) => b.h - a.h);
  const rows = [packs.slice(0, Math.ceil(packs.length / 2)), packs.slice(Math.ceil(packs.length / 2))];
  const yaw = view === 'angle' ? 20 : -20;
  let z = 0;
  const things = rows.flatMap((row, i) => {
    const gap = 8;
    const total = row.reduce((sum, { w }) => sum + w + gap, -gap);
    const deep = Math.max(0, ...row.map(({ d }) => d));
    let x = -total / 2 + (i === 0 ? -10 : 14);
    if (i > 0) z += deep * 0.5 + 46;
    return row.map((pack) => {
      const middle = x + pack.w / 2;
      x += pack.w + gap;
      return pack.draw(cam, middle, z - (i === 0 ? deep * 0.5 : 0), yaw);
    });
  });
  return { things, fillWidth: 0.8, fillHeight: 0.72 };
}

/** One view of a product, composed. */
export const shotOf = (plan: Plan, view: View): Shot =>
  plan.parts ? setShot(plan.parts, view) : drawerOf(plan)(plan, view);
