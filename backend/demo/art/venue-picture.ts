import { at, Camera, type Point, type View } from './camera.js';
import { CLUBHOUSE, clubhouse } from './clubhouse.js';
import { APRON, drawCourt, drawNet, frame } from './court.js';
import { Drawing } from './drawing.js';
import { bench, mast } from './fixtures.js';
import { drawHorizon, type Landscape } from './horizon.js';
import { INK, LIGHTS, LINE, type Surface, type TimeOfDay } from './palette.js';
import { plant, type Plant } from './plants.js';
import { type Random, randomFrom } from './random.js';

/** The subject of the picture of a venue: the surfaces of its courts, and its surroundings. */
export interface VenueSubject {
  readonly seed: string;
  readonly surfaces: readonly Surface[];
  readonly time: TimeOfDay;
  readonly landscape: Landscape;
  readonly plants: readonly [Plant, ...Plant[]];
}

const GAP = 5;
const CELL = { x: 2 * APRON.halfWidth + GAP, y: 2 * APRON.halfLength + GAP };

/** Draws a whole venue from the air, as SVG. The same subject always gives the same picture. */
export function venuePicture(subject: VenueSubject): string {
  const random = randomFrom(subject.seed);
  const plan = layOut(subject.surfaces.length);
  const drawing = new Drawing(new Camera(viewFor(plan, random)), LIGHTS[subject.time]);
  drawHorizon(drawing, subject.landscape, random);
  country(drawing, subject.landscape, plan, random);
  paths(drawing, plan);
  plan.courts.forEach((center, index) => court(drawing, center, subject.surfaces[index] ?? 'clay'));
  clubhouse(drawing, plan.house, random);
  garden(drawing, plan, subject.plants, random);
  drawing.raise();
  return drawing.toSvg();
}

interface Plan {
  readonly courts: readonly Point[];
  readonly house: Point;
  /** Half of the width and half of the depth of the rows of courts. */
  readonly half: { readonly x: number; readonly y: number };
}

/** Places the courts in one row, or in two if there are more than three, with the house behind. */
function layOut(count: number): Plan {
  const columns = count > 3 ? Math.ceil(count / 2) : count;
  const rows = Math.ceil(count / columns);
  const half = { x: (columns * CELL.x) / 2, y: (rows * CELL.y) / 2 };
  const courts = Array.from({ length: count }, (_, index) =>
    at(((index % columns) + 0.5) * CELL.x - half.x, (Math.floor(index / columns) + 0.5) * CELL.y - half.y),
  );
  return { courts, half, house: at(-half.x + CLUBHOUSE.x + 4, half.y + 13) };
}

/** Returns a view from the air in front of the first row. */
function viewFor({ half }: Plan, random: Random): View {
  const deep = half.y > CELL.y / 2;
  return {
    target: at(0, -half.y + (deep ? 4 : 0)),
    yaw: random.pick([-1, 1]) * random.between(12, 24),
    pitch: 23,
    distance: 24 + half.x * (deep ? 1.25 : 1.15),
    focal: 1180,
    shift: 300,
  };
}

const SHORE = 95;

/** Draws the area between the garden and the horizon: fields, or a shore. */
function country(drawing: Drawing, landscape: Landscape, { half }: Plan, random: Random): void {
  const { light } = drawing;
  for (let field = 0; field < 16; field++) {
    const [x, y] = [random.between(-420, 340), half.y + random.between(110, 700)];
    const color = random.pick([light.path, '#D9F24A', INK, INK]);
    drawing.slab(x, y, x + random.between(50, 140), y + random.between(60, 150), { color, opacity: 0.1 });
  }
  if (landscape !== 'islands' && landscape !== 'river') return;
  const south = half.y + SHORE;
  const eastward = drawing.camera.view.yaw > 0;
  // Covers what the camera sees, but nothing behind it: such a shape would not be drawn.
  const [west, east] = eastward ? [-330, 1500] : [-1500, 330];
  const bay = (y: number) => [at(west, y), at(east, y), at(12_000, 9000), at(-12_000, 9000)];
  drawing.polygon(bay(south - 7), { color: light.tint('#EBD9B4') });
  drawing.polygon(bay(south), { color: light.tint(landscape === 'islands' ? '#5E9FAE' : '#6F9AA0') });
  for (let wave = 0; wave < 26; wave++) {
    const [x, y] = [random.between(-220, 220), south + random.between(4, 160)];
    drawing.slab(x, y, x + random.between(8, 30), y + 0.9, { color: LINE, opacity: 0.3 });
  }
}

function paths(drawing: Drawing, { courts, half, house }: Plan): void {
  const color = drawing.light.path;
  for (const { x, y } of courts) {
    const [halfX, halfY] = [CELL.x / 2 + 0.1, CELL.y / 2 + 0.1];
    drawing.slab(x - halfX, y - halfY, x + halfX, y + halfY, { color });
  }
  drawing.stroke(at(house.x, house.y), at(house.x, half.y - 2), 3.2, { color });
  drawing.stroke(at(half.x - 2, half.y), at(half.x + 60, half.y + 34), 2.6, { color });
  drawing.stroke(at(house.x, house.y - CLUBHOUSE.y - 3), at(half.x + 40, house.y - CLUBHOUSE.y + 5), 2.6, {
    color,
  });
}

function court(drawing: Drawing, center: Point, surface: Surface): void {
  const place = frame(center, 90);
  drawCourt(drawing, place, surface);
  bench(drawing, place, 1.4, -APRON.halfWidth + 0.4);
  drawNet(drawing, place);
  const side = APRON.halfWidth + GAP / 2;
  for (const along of [-7, 7])
    mast(drawing, at(center.x - side, center.y + along), at(center.x, center.y + along));
}

/** Draws trees around the venue and hedges between the courts, without hiding a court. */
function garden(drawing: Drawing, plan: Plan, kinds: VenueSubject['plants'], random: Random): void {
  const { half, courts } = plan;
  for (let tries = 0; tries < 300; tries++) {
    const foot = at(
      random.between(-half.x - 80, half.x + 80),
      random.between(-half.y - 6, half.y + SHORE - 9),
    );
    const [kind, size] = [random.pick(kinds), random.between(0.8, 1.35)];
    if (!isBuiltOn(foot, plan)) plant(drawing, kind, foot, size, random);
  }
  for (const { x, y } of courts) {
    for (let along = -APRON.halfLength; along < APRON.halfLength; along += 3.2) {
      if (random.chance(0.6))
        plant(drawing, 'hedge', at(x + CELL.x / 2, y + along), random.between(0.6, 0.9), random);
    }
  }
}

/** Returns true if a court, the house or the path to it covers this point. */
function isBuiltOn({ x, y }: Point, { courts, half, house }: Plan): boolean {
  const near = (court: Point) =>
    Math.abs(x - court.x) < CELL.x / 2 + 2 && Math.abs(y - court.y) < CELL.y / 2 + 2;
  if (courts.some(near) || y < -half.y) return true;
  const beside = Math.abs(x - house.x) - CLUBHOUSE.x;
  return beside < 4 && y > half.y && y < house.y + CLUBHOUSE.y + 3;
}
