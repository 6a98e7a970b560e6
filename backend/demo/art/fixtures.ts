import { at, type Point } from './camera.js';
import type { Frame } from './court.js';
import { type Drawing, number } from './drawing.js';
import { BALL, INK, LINE } from './palette.js';

const MAST_HEIGHT = 8.5;
const LAMPS = [-0.62, 0, 0.62];

/** Draws a mast with lamps. At night, its light falls around `aim`. */
export function mast(drawing: Drawing, foot: Point, aim: Point): void {
  const { light } = drawing;
  const head = at(foot.x, foot.y, MAST_HEIGHT);
  if (light.night) pool(drawing, aim);
  else
    drawing.shade([
      at(foot.x - 0.1, foot.y),
      at(foot.x + 0.1, foot.y),
      at(foot.x + 0.1, foot.y, MAST_HEIGHT),
      at(foot.x - 0.1, foot.y, MAST_HEIGHT),
    ]);
  drawing.stand(foot, () => {
    drawing.post(foot, MAST_HEIGHT, 0.18, { color: light.night ? '#0F1330' : light.tint('#3C4A43') });
    if (light.night && drawing.camera.view.pitch < 60) cone(drawing, head, aim);
    drawing.post(at(head.x - 0.9, head.y, head.z), head.z, 0.2, { color: light.tint('#3C4A43') });
    for (const side of LAMPS) {
      drawing.ball(at(head.x + side, head.y, head.z), 0.3, { color: light.night ? '#FFF8E8' : LINE });
    }
    if (light.night) drawing.ball(head, 1.5, { color: '#FFF3D6', opacity: 0.2 });
  });
}

const POOL = { x: 7.2, y: 5.6 };

/** Draws the lit ground below a lamp. */
function pool(drawing: Drawing, aim: Point): void {
  drawing.disc(aim, POOL.y, { color: '#FFF3D6', opacity: 0.1 }, POOL.x / POOL.y);
}

/** Draws the cone of light between a lamp and the lit ground. */
function cone(drawing: Drawing, head: Point, aim: Point): void {
  const rim = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return at(aim.x + Math.cos(angle) * POOL.x, aim.y + Math.sin(angle) * POOL.y);
  });
  const spots = [head, ...rim].map((point) => drawing.camera.project(point));
  const outline = hull(spots.flatMap((spot) => (spot ? [[spot.x, spot.y] as const] : [])));
  const path = outline.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
  drawing.add(`<path d="M${path}Z" fill="#FFF3D6" fill-opacity="0.07"/>`);
}

type Pixel = readonly [number, number];

/** Returns the convex hull of these pixels (Andrew's monotone chain). */
function hull(pixels: readonly Pixel[]): Pixel[] {
  const sorted = [...pixels].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.toReversed())];
}

function half(ordered: readonly Pixel[]): Pixel[] {
  const chain: Pixel[] = [];
  for (const pixel of ordered) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (!before || !last || turn(before, last, pixel) > 0) break;
      chain.pop();
    }
    chain.push(pixel);
  }
  return chain.slice(0, -1);
}

function turn(a: Pixel, b: Pixel, c: Pixel): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Draws a bench beside the court. Its near end is at `along`. */
export function bench(drawing: Drawing, place: Frame, along: number, across: number): void {
  const corners = (z: number) => [
    place(along, across, z),
    place(along + 2.2, across, z),
    place(along + 2.2, across + 0.6, z),
    place(along, across + 0.6, z),
  ];
  drawing.shade(corners(0.7));
  drawing.polygon(corners(0.45), { color: drawing.light.tint('#E3C98C') });
}

const DOTS = 19;

/** Draws a ball, its dotted path and its shadow. `height` is the height of the arc in metres. */
export function flight(drawing: Drawing, from: Point, to: Point, height: number): void {
  for (let dot = 1; dot < DOTS; dot++) {
    const t = dot / DOTS;
    const rise = from.z + (to.z - from.z) * t + 4 * height * t * (1 - t);
    drawing.ball(at(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, rise), 0.13, { color: BALL });
  }
  drawing.disc(drawing.shadowOf(to), 0.38, { color: INK, opacity: 0.35 });
  drawing.ball(to, 0.42, { color: BALL });
}
