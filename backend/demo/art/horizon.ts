import { Backdrop } from './backdrop.js';
import { HEIGHT, WIDTH } from './camera.js';
import { type Drawing, number } from './drawing.js';
import { boat, domes, lighthouse, rocks, roofs, towers } from './landmarks.js';
import type { Random } from './random.js';

/** The landscape in the distance. */
export type Landscape = 'volcano' | 'valley' | 'river' | 'domes' | 'islands';

/** Draws sky, landscape and ground. If the camera looks steeply down, it draws only the ground. */
export function drawHorizon(drawing: Drawing, landscape: Landscape, random: Random): void {
  const { light } = drawing;
  const horizon = drawing.camera.horizon;
  const ground = () =>
    drawing.add(
      `<rect y="${number(Math.max(0, horizon))}" width="${WIDTH}" height="${HEIGHT}" fill="${light.lawn}"/>`,
    );
  if (horizon < 20) return ground();
  const scene = new Backdrop(drawing, horizon, random);
  scene.sky();
  ground();
  SCENES[landscape](scene);
}

const SCENES: Record<Landscape, (scene: Backdrop) => void> = {
  volcano(scene) {
    scene.ridge(0.34, 0.5, '#8FA3A0', 0.35);
    scene.snowyPeak(scene.random.between(0.3, 0.7), 0.86, 0.3);
    scene.ridge(0.3, 0.6, '#5F8478', 0.6);
    scene.ridge(0.16, 0.4, '#4C7A50', 0.85);
  },
  valley(scene) {
    scene.snowyPeak(scene.random.between(0.15, 0.3), 0.5, 0.16);
    scene.ridge(0.42, 0.35, '#7C9C8E', 0.5);
    scene.hill(scene.random.between(0.55, 0.75), 0.62, 0.34, '#5B8A5C');
    scene.ridge(0.18, 0.3, '#4C7A50', 0.85);
    roofs(scene, 0.05, 0.4);
  },
  river(scene) {
    scene.hill(0.22, 0.5, 0.16, '#7C9C8E');
    lighthouse(scene, 0.22, 0.5);
    towers(scene, 0.35, 1);
    scene.ridge(0.1, 0.5, '#4C7A5C', 0.8);
    scene.water(0, '#6FA3AD');
  },
  domes(scene) {
    scene.ridge(0.62, 0.45, '#8FA3A0', 0.4);
    scene.ridge(0.4, 0.4, '#5F8478', 0.65);
    roofs(scene, 0, 1);
    domes(scene, scene.random.between(0.3, 0.65));
    scene.ridge(0.09, 0.5, '#4C7A50', 0.85);
  },
  islands(scene) {
    scene.water(0.16, '#5E9FAE');
    scene.island(scene.random.between(0.16, 0.3), 0.2, 0.12);
    rocks(scene, scene.random.between(0.55, 0.75));
    boat(scene, scene.random.between(0.42, 0.5));
    scene.ridge(0.05, 0.6, '#6E7F4A', 0.9);
  },
};
