import type { Backdrop, Pixel } from './backdrop.js';
import { WIDTH } from './camera.js';
import { CLAY, INK, LINE, mix } from './palette.js';

/** Draws houses with red tiled roofs between two shares of the width. */
export function roofs(scene: Backdrop, from: number, to: number): void {
  for (let x = from * WIDTH; x < to * WIDTH; x += scene.random.between(20, 46)) {
    const [wide, tall] = [scene.random.between(26, 44), scene.random.between(12, 24)];
    const base = scene.horizon + 2 - scene.random.between(0, 14);
    scene.box(x, base - tall, wide, tall, scene.hazy('#F1E4CC', 0.75));
    const roof: Pixel[] = [
      [x - 4, base - tall],
      [x + wide * 0.25, base - tall - 9],
      [x + wide * 0.75, base - tall - 9],
      [x + wide + 4, base - tall],
    ];
    scene.shape(roof, scene.hazy(CLAY, scene.random.between(0.55, 0.8)));
  }
}

/** Draws the three blue domes of the cathedral of Cuenca. */
export function domes(scene: Backdrop, middle: number): void {
  const x = middle * WIDTH;
  const base = scene.horizon + 2;
  const wall = scene.hazy('#D9A68C', 0.9);
  scene.box(x - 70, base - 58, 150, 58, wall);
  scene.box(x - 96, base - 74, 30, 74, mix(wall, INK, 0.06));
  scene.circle([x + 8, base - 34], 11, mix(wall, INK, 0.28), 1);
  for (const door of [-38, 1, 40]) scene.box(x + door, base - 16, 14, 16, mix(wall, INK, 0.34));
  for (const [offset, radius] of [
    [-36, 19],
    [8, 22],
    [52, 19],
  ] as const) {
    scene.box(x + offset - radius, base - 74, radius * 2, 18, mix(wall, LINE, 0.2));
    scene.circle([x + offset, base - 76], radius, scene.hazy('#4E8FB0', 0.9), 1);
    scene.box(x + offset - radius, base - 74, radius * 2, 20, mix(wall, LINE, 0.2));
    scene.box(x + offset - 2.5, base - 80 - radius - 8, 5, 12, mix(wall, LINE, 0.4));
  }
}

/** Draws the towers of a city along the water. */
export function towers(scene: Backdrop, from: number, to: number): void {
  const { night } = scene.drawing.light;
  for (let x = from * WIDTH; x < to * WIDTH; x += scene.random.between(16, 60)) {
    const [wide, tall] = [scene.random.between(16, 40), scene.horizon * scene.random.between(0.14, 0.55)];
    scene.box(
      x,
      scene.horizon - tall,
      wide,
      tall + 2,
      scene.hazy(scene.random.pick(['#C9B79C', '#A9B5AD', '#8FA3A0', '#D8CDB8']), 0.7),
    );
    for (let y = scene.horizon - tall + 8; y < scene.horizon - 12; y += 11) {
      if (night && scene.random.chance(0.5))
        scene.box(x + scene.random.between(3, wide - 7), y, 4, 4, '#FFD98A');
      if (!night) scene.box(x + 3, y, wide - 6, 3, scene.hazy('#7F8A83', 0.5));
    }
  }
}

/** Draws a striped lighthouse. */
export function lighthouse(scene: Backdrop, middle: number, height: number): void {
  const [x, y] = [middle * WIDTH, scene.level(height)];
  for (let stripe = 0; stripe < 4; stripe++) {
    scene.box(x - 7, y - 10 - stripe * 8, 14, 8.4, scene.hazy(stripe % 2 ? '#2C6BA8' : '#FAF7F1', 0.9));
  }
  scene.box(x - 5, y - 46, 10, 8, scene.hazy('#FFD98A', 1));
}

/** Draws León Dormido, a rock in the sea that is split in two. */
export function rocks(scene: Backdrop, middle: number): void {
  const [x, base, tall] = [middle * WIDTH, scene.level(0.1), scene.horizon * 0.42];
  const color = scene.hazy('#8A6A50', 0.85);
  const body: Pixel[] = [
    [-62, 0],
    [-54, 0.62],
    [-30, 0.98],
    [4, 0.9],
    [12, 0],
  ];
  const tower: Pixel[] = [
    [18, 0],
    [22, 0.8],
    [34, 0.86],
    [44, 0],
  ];
  for (const rock of [body, tower])
    scene.shape(
      rock.map(([side, up]) => [x + side, base - up * tall]),
      color,
    );
  scene.shape(
    [
      [x - 8, base],
      [x - 4, base - 0.92 * tall],
      [x + 4, base - 0.9 * tall],
      [x + 12, base],
    ],
    mix(color, INK, 0.2),
  );
}

/** Draws a sailing boat. */
export function boat(scene: Backdrop, middle: number): void {
  const [x, y] = [middle * WIDTH, scene.level(0.05)];
  scene.shape(
    [
      [x - 18, y - 6],
      [x + 20, y - 6],
      [x + 12, y + 2],
      [x - 12, y + 2],
    ],
    scene.hazy(INK, 0.75),
  );
  scene.shape(
    [
      [x, y - 8],
      [x, y - 42],
      [x + 18, y - 8],
    ],
    scene.hazy(LINE, 1),
  );
  scene.shape(
    [
      [x - 3, y - 8],
      [x - 3, y - 34],
      [x - 14, y - 8],
    ],
    scene.hazy(CLAY, 0.9),
  );
}
