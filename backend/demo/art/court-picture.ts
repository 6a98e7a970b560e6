import { at, Camera, type Point, type View } from './camera.js';
import { APRON, drawCourt, drawNet, type Frame, frame, HALF_LENGTH, HALF_WIDTH } from './court.js';
import { Drawing } from './drawing.js';
import { bench, flight, mast } from './fixtures.js';
import { drawHorizon, type Landscape } from './horizon.js';
import { LIGHTS, type Surface, type TimeOfDay } from './palette.js';
import { plant, type Plant } from './plants.js';
import { type Random, randomFrom } from './random.js';

/** The viewpoint: a drone close up, straight above, behind a corner, or in the stand. */
export type Angle = 'close' | 'above' | 'corner' | 'stand';

/** The subject of the picture of a court. Everything else is derived from the seed. */
export interface CourtSubject {
  readonly seed: string;
  readonly surface: Surface;
  readonly time: TimeOfDay;
  readonly landscape: Landscape;
  readonly plants: readonly [Plant, ...Plant[]];
  readonly angle: Angle;
}

/** Draws one court to scale, as SVG. The same subject always gives the same picture. */
export function courtPicture(subject: CourtSubject): string {
  const random = randomFrom(subject.seed);
  const { view, near } = viewFor(subject.angle, random);
  const drawing = new Drawing(new Camera(view), LIGHTS[subject.time]);
  const place = frame(at(0, 0), 0);
  drawHorizon(drawing, subject.landscape, random);
  walk(drawing);
  drawCourt(drawing, place, subject.surface);
  for (const along of [-4.2, 2]) bench(drawing, place, along, HALF_WIDTH + 2.2);
  masts(drawing);
  plants(drawing, subject, random);
  drawNet(drawing, place);
  shot(drawing, place, near, random);
  drawing.raise();
  return drawing.toSvg();
}

/** Returns a view, and the side of the net (-1 or 1) that it shows best. */
function viewFor(angle: Angle, random: Random): { view: View; near: number } {
  const side = random.pick([-1, 1]);
  switch (angle) {
    case 'close': {
      const target = at(random.between(3.5, 5) * side, random.between(-1.2, 1.2));
      const [focal, roll] = [random.between(3300, 3700), random.pick([-1, 1]) * random.between(18, 38)];
      return { view: { ...OVERHEAD, target, focal, roll }, near: side };
    }
    case 'above': {
      const target = at(random.between(-2, 2), random.between(-0.8, 0.8));
      const [focal, roll] = [random.between(1950, 2100), side * random.between(8, 20)];
      return { view: { ...OVERHEAD, target, focal, roll }, near: random.pick([-1, 1]) };
    }
    case 'corner': {
      const [yaw, pitch] = [side * random.between(30, 52), random.between(30, 36)];
      const [focal, target] = [random.between(1500, 1620), at(0, 0)];
      return { view: { target, yaw, pitch, distance: 46, focal, shift: 40 }, near: -side };
    }
    case 'stand': {
      const [yaw, pitch] = [90 * side + random.between(-7, 7), random.between(12.5, 14)];
      const target = at(0, side * random.between(0.5, 2));
      return { view: { target, yaw, pitch, distance: 26.5, focal: 1080, shift: 62 }, near: -side };
    }
  }
}

const OVERHEAD = { yaw: 0, pitch: 89, distance: 60 };

/** Draws the path around the apron. */
function walk(drawing: Drawing): void {
  const [length, width] = [APRON.halfLength + 1.3, APRON.halfWidth + 1.3];
  drawing.slab(-length, -width, length, width, { color: drawing.light.path });
}

/** Draws a shot across the net, shortly before the ball lands on the given side. */
function shot(drawing: Drawing, place: Frame, side: number, random: Random): void {
  const from = place(-side * random.between(9, 12.5), random.between(-4.5, 4.5), 1);
  const to = place(side * random.between(3.5, 9), random.between(-3.6, 3.6), random.between(0.5, 1.2));
  flight(drawing, from, to, random.between(2.4, 3.4));
}

function masts(drawing: Drawing): void {
  const width = APRON.halfWidth + 0.7;
  for (const x of [-HALF_LENGTH * 0.55, HALF_LENGTH * 0.55]) {
    for (const y of [-width, width]) if (!hides(drawing, at(x, y))) mast(drawing, at(x, y), at(x, y * 0.3));
  }
}

function plants(drawing: Drawing, { plants: kinds }: CourtSubject, random: Random): void {
  for (const foot of around(APRON.halfLength + 3.2, APRON.halfWidth + 3.2, random)) {
    const [kind, size] = [random.pick(kinds), random.between(0.7, 1.15)];
    if (!hides(drawing, foot)) plant(drawing, kind, foot, size, random);
  }
}

/** Returns true if an object at this point would hide the court from a low camera. */
function hides(drawing: Drawing, foot: Point): boolean {
  const { pitch, distance } = drawing.camera.view;
  const depth = drawing.camera.project(foot)?.depth ?? 0;
  return pitch < 60 && depth < distance - 3;
}

/** Returns points along a rectangle, at uneven distances. */
function around(length: number, width: number, random: Random): Point[] {
  const feet: Point[] = [];
  for (let x = -length; x <= length; x += random.between(3, 5.5)) {
    for (const y of [-width, width]) if (random.chance(0.8)) feet.push(at(x, y * random.between(1, 1.3)));
  }
  for (let y = -width + 3; y < width - 2; y += random.between(3, 5)) {
    for (const x of [-length, length]) if (random.chance(0.8)) feet.push(at(x * random.between(1, 1.15), y));
  }
  return feet;
}
