import { darken, lighten, mix } from '../draw/color';
import { fill, lay, linear, type Node, radial, type Surface, shift, stroke } from '../draw/node';
import { ellipse, type Path, polygon, rect } from '../draw/path';
import { discPrint, floorShadow } from '../draw/shadow';
import { at, type Camera, type Frame } from '../draw/space';
import type { Thing } from '../draw/thing';

export type PillKind = 'tablet' | 'caplet' | 'capsule' | 'lozenge' | 'gummy' | 'effervescent' | 'softgel' | 'gum';

export interface PillLook {
  readonly kind: PillKind;
  readonly color: string;
  readonly second?: string;
}

/** Length, width and thickness in millimetres. */
export const PILL_SIZE: Record<PillKind, readonly [number, number, number]> = {
  tablet: [11, 11, 4],
  caplet: [18, 7.5, 5],
  capsule: [19, 7, 6.5],
  lozenge: [17, 17, 6],
  gummy: [18, 18, 11],
  effervescent: [24, 24, 4],
  softgel: [17, 9, 8],
  gum: [16, 12, 6],
};

function outline(kind: PillKind): Path {
  const [l, w] = PILL_SIZE[kind];
  if (kind === 'gum') return rect(-l / 2, -w / 2, l, w, 2.4);
  if (kind === 'gummy') return rect(-l / 2, -w / 2, l, w, 6.5);
  return l === w ? ellipse(0, 0, l / 2) : rect(-l / 2, -w / 2, l, w, w / 2);
}

/** A pill seen from above, in millimetres around its middle: for blister pockets and for the floor. */
function pillFace({ kind, color, second }: PillLook): Node[] {
  const [l, w] = PILL_SIZE[kind];
  const shape = outline(kind);
  const light = linear(
    [-l / 2, -w / 2],
    [l / 2, w / 2],
    [
      { at: 0, color: lighten(color, 0.35) },
      { at: 0.5, color },
      { at: 1, color: darken(color, 0.16) },
    ],
  );
  const nodes: Node[] = [fill(shape, light)];
  if (kind === 'capsule' && second) {
    nodes.push({
      nodes: [
        fill(
          rect(0, -w, l, w * 2),
          linear(
            [0, -w / 2],
            [0, w / 2],
            [
              { at: 0, color: lighten(second, 0.3) },
              { at: 0.5, color: second },
              { at: 1, color: darken(second, 0.2) },
            ],
          ),
        ),
      ],
      clip: shape,
    });
    nodes.push(
      stroke(
        polygon(
          [
            [0, -w / 2],
            [0, w / 2],
          ],
          false,
        ),
        darken(color, 0.4),
        0.25,
        0.5,
      ),
    );
  }
  if (kind === 'tablet')
    nodes.push(
      stroke(
        polygon(
          [
            [-l * 0.34, l * 0.1],
            [l * 0.34, -l * 0.1],
          ],
          false,
        ),
        darken(color, 0.35),
        0.5,
        0.6,
      ),
      stroke(ellipse(0, 0, l * 0.41), '#ffffff', 0.35, 0.6),
    );
  if (kind === 'caplet')
    nodes.push(
      stroke(
        polygon(
          [
            [0, -w * 0.34],
            [0, w * 0.34],
          ],
          false,
        ),
        darken(color, 0.35),
        0.45,
        0.6,
      ),
    );
  if (kind === 'lozenge')
    nodes.push(
      stroke(ellipse(0, 0, l * 0.33), lighten(color, 0.4), 0.9, 0.7),
      fill(ellipse(0, 0, l * 0.2), darken(color, 0.12), 0.5),
    );
  if (kind === 'effervescent')
    nodes.push(
      stroke(ellipse(0, 0, l * 0.42), darken(color, 0.2), 0.4, 0.5),
      stroke(
        polygon(
          [
            [-l * 0.3, 0],
            [l * 0.3, 0],
          ],
          false,
        ),
        darken(color, 0.3),
        0.5,
        0.5,
      ),
    );
  if (kind === 'softgel' || kind === 'capsule' || kind === 'gummy') {
    nodes.push(fill(rect(-l * 0.34, -w * 0.34, l * 0.5, w * 0.17, w * 0.08), '#ffffff', kind === 'gummy' ? 0.35 : 0.6));
    if (kind !== 'capsule') nodes.push(fill(ellipse(l * 0.16, w * 0.2, l * 0.24, w * 0.16), lighten(color, 0.45), 0.5));
  }
  return nodes;
}

/** A pill on the floor. */
export function drawPill(camera: Camera, frame: Frame, look: PillLook): Thing {
  const [l, w, t] = PILL_SIZE[look.kind];
  const [x, , z] = at(frame, 0, 0, 0);
  return {
    nodes:
      look.kind === 'capsule' || look.kind === 'softgel' ? rolled(camera, frame, look) : pressed(camera, frame, look),
    shadow: floorShadow(camera, discPrint(x, z, (l + w) / 4, (l + w) / 4), t * 1.6),
  };
}

/** A flat-sided piece: its rim in layers, its face on top. */
function pressed(camera: Camera, frame: Frame, look: PillLook): Node[] {
  const t = PILL_SIZE[look.kind][2];
  const level = (height: number): Surface => ({ bend: 0, map: (x, y) => camera.project(at(frame, x, -y, height)) });
  const layers = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8;
    const swell = 1 - 0.1 * (1 - Math.sin(Math.PI * (0.15 + share * 0.85)) ** 0.5);
    const tone = mix(darken(look.color, 0.42), darken(look.color, 0.08), share);
    const path = outline(look.kind).map(({ op, at: pair }) => ({ op, at: pair.map((v) => v * swell) }));
    return lay([fill(path, tone)], level(t * share * 0.92));
  });
  return [...layers.flat(), ...lay(pillFace(look), level(t))];
}

/** A round-bodied piece looks equally thick from everywhere; only its length turns. */
function rolled(camera: Camera, frame: Frame, look: PillLook): Node[] {
  const [l, , t] = PILL_SIZE[look.kind];
  const [from, to] = [-l / 2, l / 2].map((x) => camera.project(at(frame, x, 0, t / 2)));
  if (!from || !to) return [];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return shift(pillFace(look), (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 1, turn);
}

/** A clear dome pressed into foil with a pill inside, around (0, 0). */
export function pocket(look: PillLook): Node[] {
  const [l, w] = PILL_SIZE[look.kind];
  const [pl, pw] = [l + 4, w + 4];
  const shape = l === w ? ellipse(0, 0, pl / 2) : rect(-pl / 2, -pw / 2, pl, pw, pw / 2);
  const inner = l === w ? ellipse(0, 0, pl / 2 - 0.8) : rect(-pl / 2 + 0.8, -pw / 2 + 0.8, pl - 1.6, pw - 1.6, pw / 2);
  const arc = l === w ? pl * 0.36 : pw * 0.34;
  return [
    fill(
      shape,
      linear(
        [-pl / 2, -pw / 2],
        [pl / 2, pw / 2],
        [
          { at: 0, color: '#ffffff' },
          { at: 0.5, color: '#cfd3d6' },
          { at: 1, color: '#8d9296' },
        ],
      ),
    ),
    fill(
      inner,
      linear(
        [-pl / 2, -pw / 2],
        [pl / 2, pw / 2],
        [
          { at: 0, color: '#aeb3b7' },
          { at: 1, color: '#e4e7e9' },
        ],
      ),
    ),
    ...pillFace(look),
    fill(
      shape,
      radial([-pl * 0.2, -pw * 0.25], pl * 0.7, [
        { at: 0, color: '#ffffff', opacity: 0.34 },
        { at: 0.6, color: '#ffffff', opacity: 0.06 },
        { at: 1, color: '#20262b', opacity: 0.16 },
      ]),
    ),
    stroke(
      polygon(
        [
          [-pl * 0.24, -arc],
          [pl * 0.08, -arc],
        ],
        false,
      ),
      '#ffffff',
      0.9,
      0.85,
    ),
  ];
}
