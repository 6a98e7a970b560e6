import { at, type Point } from './camera.js';
import { type Drawing, number } from './drawing.js';
import { INK, LINE, mix } from './palette.js';
import type { Random } from './random.js';

/** The plants around a court. */
export type Plant = 'tree' | 'eucalyptus' | 'palm' | 'cactus' | 'hedge';

const LEAVES = ['#2F6B3F', '#3B7A45', '#24603F', '#4C8444'] as const;
const BARK = '#5B4636';

/** Draws a plant with its shadow. A tree of `size` 1 is six metres tall. */
export function plant(drawing: Drawing, kind: Plant, foot: Point, size: number, random: Random): void {
  const leaf = random.pick(LEAVES);
  const lean = random.between(-0.4, 0.4);
  const turn = random.next();
  switch (kind) {
    case 'tree':
      return tree(drawing, foot, size, leaf);
    case 'eucalyptus':
      return eucalyptus(drawing, foot, size, mix(leaf, '#7FA58A', 0.4));
    case 'palm':
      return palm(drawing, foot, size, lean, turn);
    case 'cactus':
      return cactus(drawing, foot, size, lean);
    case 'hedge':
      return hedge(drawing, foot, size, leaf);
  }
}

/** Draws foliage as a round shape: dark, with a lighter side towards the sun. */
function crown(drawing: Drawing, center: Point, radius: number, color: string): void {
  const spot = drawing.camera.project(center);
  if (!spot) return;
  const { light } = drawing;
  const r = radius * spot.scale;
  const side = (share: number, offset: number, fill: string) =>
    drawing.add(
      `<circle cx="${number(spot.x - r * offset)}" cy="${number(spot.y - r * offset)}" r="${number(r * share)}" ` +
        `fill="${light.tint(fill)}"/>`,
    );
  side(1, 0, mix(color, INK, 0.3));
  side(0.82, 0.13, color);
  side(0.36, 0.34, mix(color, '#D9F24A', 0.16));
}

function shadow(drawing: Drawing, foot: Point, height: number, radius: number): void {
  drawing.disc(
    drawing.shadowOf(at(foot.x, foot.y, height)),
    radius,
    { color: INK, opacity: drawing.light.shade },
    1.15,
  );
}

function tree(drawing: Drawing, foot: Point, size: number, color: string): void {
  shadow(drawing, foot, 3.4 * size, 2.2 * size);
  drawing.stand(foot, () => {
    drawing.post(foot, 2.6 * size, 0.42 * size, { color: drawing.light.tint(BARK) });
    crown(drawing, at(foot.x + 0.9 * size, foot.y + 0.5 * size, 3.1 * size), 1.5 * size, color);
    crown(drawing, at(foot.x, foot.y, 3.7 * size), 2.1 * size, color);
  });
}

function eucalyptus(drawing: Drawing, foot: Point, size: number, color: string): void {
  shadow(drawing, foot, 4.6 * size, 1.5 * size);
  drawing.stand(foot, () => {
    drawing.post(foot, 6.4 * size, 0.26 * size, { color: drawing.light.tint('#B9A58C') });
    crown(drawing, at(foot.x - 0.2 * size, foot.y, 4.2 * size), 1.35 * size, mix(color, INK, 0.14));
    crown(drawing, at(foot.x + 0.3 * size, foot.y, 5.7 * size), 1.15 * size, color);
    crown(drawing, at(foot.x, foot.y, 7.1 * size), 0.9 * size, mix(color, LINE, 0.08));
  });
}

function hedge(drawing: Drawing, foot: Point, size: number, color: string): void {
  shadow(drawing, foot, 0.8, size);
  drawing.stand(foot, () => crown(drawing, at(foot.x, foot.y, 0.5 * size), size, color));
}

const FRONDS = 9;

function palm(drawing: Drawing, foot: Point, size: number, lean: number, turn: number): void {
  const top = at(foot.x + lean * 1.6, foot.y, 6.6 * size);
  const star = (center: Point) =>
    Array.from({ length: 2 * FRONDS }, (_, corner) => {
      const angle = ((corner / 2 + turn) / FRONDS) * 2 * Math.PI;
      const reach = (corner % 2 === 0 ? 2.5 : 0.8) * size;
      return at(center.x + Math.cos(angle) * reach, center.y + Math.sin(angle) * reach, center.z);
    });
  drawing.shade(star(top));
  drawing.stand(foot, () => {
    trunk(drawing, foot, top);
    for (let frond = 0; frond < FRONDS; frond++) leaf(drawing, top, size, frond, turn);
  });
}

function trunk(drawing: Drawing, foot: Point, top: Point): void {
  const [low, high] = [drawing.camera.project(foot), drawing.camera.project(top)];
  if (!low || !high) return;
  const [wide, thin] = [0.2 * low.scale, 0.11 * high.scale];
  const corners = [
    `${number(low.x - wide)} ${number(low.y)}`,
    `${number(high.x - thin)} ${number(high.y)}`,
    `${number(high.x + thin)} ${number(high.y)}`,
    `${number(low.x + wide)} ${number(low.y)}`,
  ];
  drawing.add(`<path d="M${corners.join('L')}Z" fill="${drawing.light.tint('#8A7458')}"/>`);
}

function leaf(drawing: Drawing, top: Point, size: number, frond: number, turn: number): void {
  const angle = ((frond + turn) / FRONDS) * 2 * Math.PI;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = (far: number, up: number, side: number) =>
    at(top.x + (dx * far - dy * side) * size, top.y + (dy * far + dx * side) * size, top.z + up * size);
  drawing.polygon(
    [
      reach(0, 0, 0),
      reach(1.2, 0.55, 0.42),
      reach(2.2, 0.1, 0.3),
      reach(2.9, -0.9, 0),
      reach(2.2, 0.1, -0.3),
      reach(1.2, 0.55, -0.42),
    ],
    { color: drawing.light.tint(frond % 2 === 0 ? '#3F8049' : '#2A6440') },
  );
}

/** The pads of a prickly pear tree: offset to the side, height and radius. */
const PADS: readonly (readonly [number, number, number])[] = [
  [-0.75, 2.3, 0.62],
  [0.7, 2.5, 0.6],
  [0, 2.9, 0.7],
  [-1.15, 3.1, 0.5],
  [1.05, 3.35, 0.52],
  [-0.3, 3.9, 0.55],
];

function cactus(drawing: Drawing, foot: Point, size: number, lean: number): void {
  shadow(drawing, foot, 2.4 * size, 1.1 * size);
  drawing.stand(foot, () => {
    drawing.post(foot, 2.6 * size, 0.42 * size, { color: drawing.light.tint('#9A5A3C') });
    for (const [side, up, radius] of PADS) {
      crown(drawing, at(foot.x + (side + lean * 0.3) * size, foot.y, up * size), radius * size, '#5B8C50');
    }
  });
}
