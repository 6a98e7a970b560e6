import { at, type Camera, HEIGHT, type Point, WIDTH } from './camera.js';
import { INK, type Light } from './palette.js';

/** The fill of a shape: a colour and its opacity, 0 to 1. */
export interface Fill {
  readonly color: string;
  readonly opacity?: number;
}

/** The direction of shadows: to the east and slightly to the north. */
const SHADOW = { x: 0.82, y: 0.57 };

/** Collects shapes of the world and draws them, one above the other, as SVG. */
export class Drawing {
  private readonly shapes: string[] = [];
  private readonly standing: { depth: number; draw: () => void }[] = [];

  constructor(
    readonly camera: Camera,
    readonly light: Light,
  ) {}

  /** Adds a flat shape with these corners. Adds nothing if a corner is behind the camera. */
  polygon(corners: readonly Point[], fill: Fill): void {
    const spots = corners.map((corner) => this.camera.project(corner));
    const path = spots.map((spot) => spot && `${number(spot.x)} ${number(spot.y)}`);
    if (path.includes(null)) return;
    this.add(`<path d="M${path.join('L')}Z" ${paint(fill)}/>`);
  }

  /** Adds a horizontal rectangle on the ground, or `z` metres above it. */
  slab(west: number, south: number, east: number, north: number, fill: Fill, z = 0): void {
    this.polygon([at(west, south, z), at(east, south, z), at(east, north, z), at(west, north, z)], fill);
  }

  /** Adds a horizontal line of the given width in metres. */
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

  /** Adds a ball of the given radius in metres. */
  ball(center: Point, radius: number, fill: Fill): void {
    const spot = this.camera.project(center);
    if (!spot) return;
    const r = number(radius * spot.scale);
    this.add(`<circle cx="${number(spot.x)}" cy="${number(spot.y)}" r="${r}" ${paint(fill)}/>`);
  }

  /** Adds a horizontal disc. */
  disc(center: Point, radius: number, fill: Fill, stretch = 1): void {
    const corners = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * 2 * Math.PI;
      return at(center.x + Math.cos(angle) * radius * stretch, center.y + Math.sin(angle) * radius, center.z);
    });
    this.polygon(corners, fill);
  }

  /** Adds a vertical post that is `width` metres thick. */
  post(foot: Point, top: number, width: number, fill: Fill): void {
    const [low, high] = [this.camera.project(foot), this.camera.project(at(foot.x, foot.y, top))];
    if (!low || !high) return;
    const stroke = number(Math.max(1.2, width * high.scale));
    this.add(
      `<path d="M${number(low.x)} ${number(low.y)}L${number(high.x)} ${number(high.y)}" stroke="${fill.color}" ` +
        `stroke-width="${stroke}" stroke-linecap="round"/>`,
    );
  }

  /** Adds the shadow of an object with this outline. */
  shade(outline: readonly Point[]): void {
    this.polygon(
      outline.map((point) => this.shadowOf(point)),
      { color: INK, opacity: this.light.shade },
    );
  }

  /** Returns where the shadow of a point falls on the ground. */
  shadowOf({ x, y, z }: Point): Point {
    const { reach } = this.light;
    return at(x + SHADOW.x * reach * z, y + SHADOW.y * reach * z);
  }

  /** Schedules an upright object. {@link raise} draws these objects from far to near. */
  stand(foot: Point, draw: () => void): void {
    const depth = this.camera.project(foot)?.depth;
    if (depth !== undefined) this.standing.push({ depth, draw });
  }

  /** Draws all upright objects that are scheduled. */
  raise(): void {
    for (const { draw } of this.standing.splice(0).sort((a, b) => b.depth - a.depth)) draw();
  }

  /** Adds a shape in the pixels of the picture. */
  add(svg: string): void {
    this.shapes.push(svg);
  }

  /** Returns the whole picture as SVG. */
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

/** Formats a number for SVG with at most one decimal. */
export function number(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
