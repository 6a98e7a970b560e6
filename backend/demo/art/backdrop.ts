import { WIDTH } from './camera.js';
import { type Drawing, number } from './drawing.js';
import { INK, LINE, mix } from './palette.js';
import type { Random } from './random.js';

export type Pixel = readonly [number, number];

/**
 * The background of a picture. Heights are shares of the height of the sky. Horizontal positions
 * are shares of the width of the picture.
 */
export class Backdrop {
  constructor(
    readonly drawing: Drawing,
    readonly horizon: number,
    readonly random: Random,
  ) {}

  /** Draws the sky with the sun or the moon, and clouds or stars. */
  sky(): void {
    const { light } = this.drawing;
    this.drawing.add(`<rect width="${WIDTH}" height="${number(this.horizon + 2)}" fill="${light.sky}"/>`);
    const band = this.horizon * 0.45;
    this.drawing.add(
      `<rect y="${number(this.horizon - band)}" width="${WIDTH}" height="${number(band + 2)}" fill="${light.haze}" fill-opacity="0.55"/>`,
    );
    const [x, y] = [this.random.between(0.12, 0.88) * WIDTH, this.horizon * this.random.between(0.28, 0.5)];
    const r = light.night ? 20 : 34;
    this.circle([x, y], r * 1.9, light.sun, 0.22);
    this.circle([x, y], r, light.sun, 0.95);
    if (light.night) {
      this.circle([x + 8, y - 5], r * 0.85, light.sky, 0.9);
      for (let star = 0; star < 26; star++)
        this.circle(
          [this.random.next() * WIDTH, this.random.next() * this.horizon * 0.7],
          1.4,
          '#E8EAFA',
          0.7,
        );
    } else this.clouds();
  }

  private clouds(): void {
    for (let cloud = 0; cloud < 3; cloud++) {
      const [x, y] = [this.random.next() * WIDTH, this.horizon * this.random.between(0.08, 0.45)];
      const long = this.random.between(90, 200);
      this.bar(x, y, long, 12, LINE, 0.75);
      this.bar(x + long * 0.22, y - 9, long * 0.5, 12, LINE, 0.75);
    }
  }

  /** Draws hills across the whole width. `clear` is the share of their colour without haze. */
  ridge(height: number, roughness: number, color: string, clear: number): void {
    const steps = 16;
    const points: Pixel[] = [];
    let level = 0.6;
    for (let step = 0; step <= steps; step++) {
      level = Math.min(1, Math.max(0.25, level + this.random.between(-roughness, roughness) * 0.7));
      points.push([(step / steps) * WIDTH, this.level(height * level)]);
    }
    this.shape([[0, this.horizon + 2], ...points, [WIDTH, this.horizon + 2]], this.hazy(color, clear));
  }

  /** Draws one long hill. */
  hill(middle: number, height: number, reach: number, color: string): void {
    const [x, top, half] = [middle * WIDTH, this.level(height), reach * WIDTH];
    this.drawing.add(
      `<path d="M${number(x - half)} ${number(this.horizon + 2)}C${number(x - half * 0.45)} ${number(this.horizon)} ` +
        `${number(x - half * 0.4)} ${number(top)} ${number(x)} ${number(top)}S${number(x + half * 0.5)} ` +
        `${number(this.horizon)} ${number(x + half)} ${number(this.horizon + 2)}Z" fill="${this.hazy(color, 0.7)}"/>`,
    );
  }

  /** Draws a snow-capped volcano with its right side in the shade. */
  snowyPeak(middle: number, height: number, reach: number): void {
    const [x, top, half] = [middle * WIDTH, this.level(height), reach * WIDTH];
    const base = this.horizon + 2;
    const slope = (side: number, down: number): Pixel => [
      x + side * half * (0.06 + down * 0.94),
      top + (base - top) * down ** 0.85,
    ];
    const rock = this.hazy('#8A9BA8', 0.75);
    this.shape([slope(-1, 1), slope(-1, 0.5), slope(-1, 0), slope(1, 0), slope(1, 0.5), slope(1, 1)], rock);
    this.shape(
      [[x + half * 0.02, top], slope(1, 0), slope(1, 0.5), slope(1, 1), [x + half * 0.2, base]],
      mix(rock, INK, 0.14),
    );
    const edge: Pixel[] = [0.36, 0.24, 0.4, 0.26, 0.42, 0.28, 0.34].map((down, index) => {
      const side = -1 + (2 * index) / 6;
      return [
        slope(Math.sign(side) || 1, down)[0] * Math.abs(side) + x * (1 - Math.abs(side)),
        slope(1, down)[1],
      ];
    });
    const snow = this.hazy('#FFFFFF', this.drawing.light.night ? 0.55 : 0.9);
    this.shape([slope(-1, 0), slope(1, 0), ...edge.toReversed()], snow);
    this.shape(
      [[x + half * 0.02, top], slope(1, 0), ...edge.slice(3).toReversed()],
      mix(snow, '#8A9BA8', 0.3),
    );
  }

  /** Draws water from `up` above the horizon to a little below it. */
  water(up: number, color: string): void {
    const top = this.level(up);
    this.box(0, top, WIDTH, this.horizon - top + 12, this.hazy(color, 0.85));
    for (let glint = 0; glint < 16; glint++) {
      const y = top + this.random.between(4, this.horizon - top + 9);
      this.bar(this.random.next() * WIDTH, y, this.random.between(20, 80), 2.4, LINE, 0.35);
    }
  }

  /** Draws an island in the water. */
  island(middle: number, height: number, reach: number): void {
    const [x, half] = [middle * WIDTH, reach * WIDTH];
    const base = this.level(0.14);
    const points: Pixel[] = [
      [-1, 0],
      [-0.6, 0.3],
      [-0.2, 0.9],
      [0.05, 1],
      [0.4, 0.5],
      [0.7, 0.35],
      [1, 0],
    ];
    this.shape(
      points.map(([side, up]) => [x + side * half, base - up * height * this.horizon]),
      this.hazy('#7A6A5C', 0.6),
    );
  }

  /** Returns a colour as it appears through the haze. */
  hazy(color: string, clear: number): string {
    const { light } = this.drawing;
    return mix(light.night ? light.sky : light.haze, light.tint(color), clear);
  }

  /** Returns the vertical position of a share of the height of the sky, in pixels. */
  level(share: number): number {
    return this.horizon * (1 - share);
  }

  shape(points: readonly Pixel[], color: string): void {
    this.drawing.add(
      `<path d="M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z" fill="${color}"/>`,
    );
  }

  circle([x, y]: Pixel, r: number, color: string, opacity: number): void {
    this.drawing.add(
      `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${color}" fill-opacity="${opacity}"/>`,
    );
  }

  box(x: number, y: number, wide: number, tall: number, color: string): void {
    this.drawing.add(
      `<rect x="${number(x)}" y="${number(y)}" width="${number(wide)}" height="${number(tall)}" fill="${color}"/>`,
    );
  }

  bar(x: number, y: number, long: number, thick: number, color: string, opacity: number): void {
    this.drawing.add(
      `<rect x="${number(x)}" y="${number(y)}" width="${number(long)}" height="${number(thick)}" rx="${number(thick / 2)}" ` +
        `fill="${color}" fill-opacity="${opacity}"/>`,
    );
  }
}
