import { at, type Camera, HEIGHT, type Point, WIDTH } from './camera.js';
import { INK, type Light } from './palette.js';

/** How a shape is filled: a colour, and how much of it covers what lies below (0 to 1). */
export interface Fill {
  readonly color: string;
  readonly opacity?: number;
}

/** Shadows fall to the east, a little to the north. */
const SHADOW = { x: 0.82, y: 0.57 };

/** A picture in the making: flat shapes of the world, drawn one over the other as SVG. */
export class Drawing {
  private readonly shapes: string[] = [];
  private readonly standing: { depth: number; draw: () => void }[] = [];

  constructor(
    readonly camera: Camera,
    readonly light: Light,
  ) {}

  /** A flat shape with these corners. Nothing where a corner lies behind the eye. */
  polygon(corners: readonly Point[], fill: Fill): void {
    const spots = corners.map((corner) => this.camera.project(corner));
    const path = spots.map((spot) => spot && `${number(spot.x)} ${number(spot.y)}`);
    if (path.includes(null)) return;
    this.add(`<path d="M${path.join('L')}Z" ${paint(fill)}/>`);
  }

  /** A rectangle lying on the ground (or `z` above it). */
  slab(west: number, south: number, east: number, north: number, fill: Fill, z = 0): void {
    this.polygon([at(west, south, z), at(east, south, z), at(east, north, z), at(west, north, z)], fill);
  }

  /** A stroke of the given width in metres, lying on the ground. */
  stroke(from: Point, to: Point, width: number, fill: Fill): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const [x, y] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    this.polygon(
      [
        at(from.x + x, from.y + y, from.z),
        at(to.x + x, to.y + y, to.z),
        at(to.x - x, to.y - y, to.z),
        at(from.x - x, from.y - y, from.z),
      ],
      fill,
    );
  }

  /** A ball of the given radius in metres. */
  ball(center: Point, radius: number, fill: Fill): void {
    const spot = this.camera.project(center);
    if (!spot) return;
    const r = number(radius * spot.scale);
    this.add(`<circle cx="${number(spot.x)}" cy="${number(spot.y)}" r="${r}" ${paint(fill)}/>`);
  }

  /** A disc that lies on the ground. */
  disc(center: Point, radius: number, fill: Fill, stretch = 1): void {
    const corners = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * 2 * Math.PI;
      return at(center.x + Math.cos(angle) * radius * stretch, center.y + Math.sin(angle) * radius, center.z);
    });
    this.polygon(corners, fill);
  }

  /** A post from the ground up, `width` metres thick. */
  post(foot: Point, top: number, width: number, fill: Fill): void {
    const [low, high] = [this.camera.project(foot), this.camera.project(at(foot.x, foot.y, top))];
    if (!low || !high) return;
    const stroke = number(Math.max(1.2, width * high.scale));
    this.add(
      `<path d="M${number(low.x)} ${number(low.y)}L${number(high.x)} ${number(high.y)}" stroke="${fill.color}" ` +
        `stroke-width="${stroke}" stroke-linecap="round"/>`,
    );
  }

  /** The shade that something with this outline, `z` metres above the ground, throws. */
  shade(outline: readonly Point[]): void {
    this.polygon(
      outline.map((point) => this.fallen(point)),
      { color: INK, opacity: this.light.shade },
    );
  }

  /** Where the shade of a point falls on the ground. */
  fallen({ x, y, z }: Point): Point {
    const { reach } = this.light;
    return at(x + SHADOW.x * reach * z, y + SHADOW.y * reach * z);
  }

  /** Something upright, drawn later: what is farther from the eye comes first. */
  stand(foot: Point, draw: () => void): void {
    const depth = this.camera.project(foot)?.depth;
    if (depth !== undefined) this.standing.push({ depth, draw });
  }

  /** Draws everything upright that was put up so far. */
  raise(): void {
    for (const { draw } of this.standing.splice(0).sort((a, b) => b.depth - a.depth)) draw();
  }

  /** Takes a shape in the picture's own pixels. */
  add(svg: string): void {
    this.shapes.push(svg);
  }

  /** The whole picture as SVG. */
  toSvg(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `${this.shapes.join('')}</svg>`
    );
  }
}

function paint({ color, opacity = 1 }: Fill): string {
  return opacity === 1 ? `fill="${color}"` : `fill="${color}" fill-opacity="${opacity}"`;
}

export function number(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
