import type { Point } from './path';

/** Millimetres: x to the right, y up, z towards the viewer. */
export type Vector = readonly [number, number, number];

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(...a) || 1));

/** Where the light comes from: upper left, in front of the table. */
export const LIGHT: Vector = unit([-0.55, 0.75, 0.62]);

/** A thing's own axes in the room. */
export interface Frame {
  readonly origin: Vector;
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
}

const ROOM: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** A point given in the frame's axes, in the room. */
export function at(frame: Frame, x: number, y: number, z: number): Vector {
  return add(frame.origin, turned(frame, [x, y, z]));
}

/** A direction given in the frame's axes, in the room. */
export const turned = (frame: Frame, [x, y, z]: Vector): Vector =>
  add(add(times(frame.x, x), times(frame.y, y)), times(frame.z, z));

/** The frame moved along its own axes. */
export const moved = (frame: Frame, x: number, y: number, z: number): Frame => ({
  ...frame,
  origin: at(frame, x, y, z),
});

/** The frame turned about one of its own axes (degrees; positive turns counter-clockwise seen from the axis' tip). */
export function rotated(frame: Frame, axis: 'x' | 'y' | 'z', degrees: number): Frame {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const { x, y, z } = frame;
  if (axis === 'x') return { ...frame, y: add(times(y, c), times(z, s)), z: add(times(z, c), times(y, -s)) };
  if (axis === 'y') return { ...frame, z: add(times(z, c), times(x, s)), x: add(times(x, c), times(z, -s)) };
  return { ...frame, x: add(times(x, c), times(y, s)), y: add(times(y, c), times(x, -s)) };
}

/** Standing on the floor at (x, z), turned by `yaw` degrees (positive shows the right-hand side less). */
export const standing = (x = 0, z = 0, yaw = 0): Frame => rotated({ ...ROOM, origin: [x, 0, z] }, 'y', yaw);

/** Lying on the floor, face up, its own y pointing away from the viewer. */
export const lying = (x = 0, z = 0, turn = 0, height = 0.4): Frame =>
  rotated(rotated({ ...ROOM, origin: [x, height, z] }, 'x', -90), 'z', turn);

export interface Camera {
  /** Degrees above the horizon. */
  readonly pitch: number;
  readonly project: (point: Vector) => Point;
  readonly distance: number;
  /** Towards the viewer. */
  readonly view: Vector;
}

/** A long lens at a distance in millimetres, looking down by `pitch` degrees. */
export function camera(pitch: number, distance = 900): Camera {
  const c = Math.cos((pitch * Math.PI) / 180);
  const s = Math.sin((pitch * Math.PI) / 180);
  return {
    pitch,
    distance,
    view: [0, s, c],
    project: ([x, y, z]) => {
      const near = distance / (distance - (z * c + y * s));
      return [x * near, -(y * c - z * s) * near];
    },
  };
}

/** From a point to the lens. */
export const toEye = ({ view, distance }: Camera, point: Vector): Vector =>
  add(times(view, distance), times(point, -1));
