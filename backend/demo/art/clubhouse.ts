import { at, type Point } from './camera.js';
import type { Drawing } from './drawing.js';
import { BALL, CLAY, COURT, INK, LINE, mix } from './palette.js';
import type { Random } from './random.js';

const WALL = 3.2;
const RIDGE = 5.4;
const EAVES = 1;

/** Half of the length and half of the depth of a clubhouse, in metres. */
export const CLUBHOUSE = { x: 11, y: 5 };

/** Draws a house with a red tiled roof and a terrace on the south side, towards the courts. */
export function clubhouse(drawing: Drawing, center: Point, random: Random): void {
  terrace(drawing, center, random);
  const { x, y } = CLUBHOUSE;
  const corners = (z: number, out: number) => [
    at(center.x - x - out, center.y - y - out, z),
    at(center.x + x + out, center.y - y - out, z),
    at(center.x + x + out, center.y + y + out, z),
    at(center.x - x - out, center.y + y + out, z),
  ];
  drawing.shade(corners(WALL, EAVES));
  drawing.stand(center, () => {
    walls(drawing, corners(0, 0), corners(WALL, 0));
    windows(drawing, center);
    roof(drawing, corners(WALL, EAVES), center);
  });
}

/** Draws the walls, each in its own shade. The nearer walls cover the farther ones. */
function walls(drawing: Drawing, low: Point[], high: Point[]): void {
  const { light } = drawing;
  const shades = [0, 0.16, 0.1, 0.06];
  const order = [2, 3, 1, 0];
  for (const side of order) {
    const [a, b, c, d] = [low[side], low[(side + 1) % 4], high[(side + 1) % 4], high[side]];
    if (a && b && c && d)
      drawing.polygon([a, b, c, d], { color: light.tint(mix('#F4E9D4', INK, shades[side] ?? 0)) });
  }
}

function windows(drawing: Drawing, center: Point): void {
  const glass = drawing.light.night ? '#FFD98A' : drawing.light.tint('#5F7F7A');
  const front = center.y - CLUBHOUSE.y;
  for (let x = -CLUBHOUSE.x + 1.2; x < CLUBHOUSE.x - 2; x += 3.1) {
    const [west, east] = [center.x + x, center.x + x + 2];
    drawing.polygon(
      [at(west, front, 0.4), at(east, front, 0.4), at(east, front, 2.5), at(west, front, 2.5)],
      { color: glass },
    );
  }
}

function roof(drawing: Drawing, eaves: Point[], center: Point): void {
  const { light } = drawing;
  const half = CLUBHOUSE.x - CLUBHOUSE.y;
  const [west, east] = [at(center.x - half, center.y, RIDGE), at(center.x + half, center.y, RIDGE)];
  const [sw, se, ne, nw] = eaves;
  if (!sw || !se || !ne || !nw) return;
  const tiles = (share: number) => ({
    color: light.tint(mix(CLAY, share < 0 ? LINE : INK, Math.abs(share))),
  });
  drawing.polygon([nw, ne, east, west], tiles(0.2));
  drawing.polygon([sw, nw, west], tiles(-0.1));
  drawing.polygon([se, ne, east], tiles(0.3));
  drawing.polygon([sw, se, east, west], tiles(0.04));
}

const PARASOLS = [LINE, BALL, CLAY, COURT.hard.field] as const;

function terrace(drawing: Drawing, center: Point, random: Random): void {
  const { light } = drawing;
  const front = center.y - CLUBHOUSE.y;
  drawing.slab(center.x - CLUBHOUSE.x, front - 6, center.x + CLUBHOUSE.x, front, {
    color: light.tint(mix(light.path, LINE, 0.4)),
  });
  for (let x = -CLUBHOUSE.x + 2.5; x < CLUBHOUSE.x; x += 4.2) {
    const top = at(center.x + x, front - random.between(2.4, 4), 2.4);
    const color = random.pick(PARASOLS);
    drawing.disc(drawing.shadowOf(top), 1.5, { color: INK, opacity: light.shade });
    drawing.stand(at(top.x, top.y), () => parasol(drawing, top, color));
  }
}

function parasol(drawing: Drawing, top: Point, color: string): void {
  const rim = Array.from({ length: 8 }, (_, corner) => {
    const angle = (corner / 8) * 2 * Math.PI;
    return at(top.x + Math.cos(angle) * 1.6, top.y + Math.sin(angle) * 1.6, top.z - 0.5);
  });
  drawing.post(at(top.x, top.y), top.z, 0.1, { color: drawing.light.tint(INK) });
  drawing.polygon(rim, { color: drawing.light.tint(mix(color, INK, 0.12)) });
  rim.forEach((corner, index) => {
    const next = rim[(index + 1) % rim.length];
    if (next && index % 2 === 0) drawing.polygon([corner, next, top], { color: drawing.light.tint(color) });
  });
}
