import { at, type Point } from './camera.js';
import type { Drawing } from './drawing.js';
import { COURT, INK, LINE, mix, type Surface } from './palette.js';

/** Half of the size of a court, 23.77 × 10.97 m. All measures are in metres. */
export const HALF_LENGTH = 23.77 / 2;
export const HALF_WIDTH = 10.97 / 2;
const SINGLES = 8.23 / 2;
const SERVICE = 6.4;
const LINE_WIDTH = 0.12;
/** The space behind the baselines and beside the sidelines. */
const BEHIND = 5.5;
const BESIDE = 3.4;
export const APRON = { halfLength: HALF_LENGTH + BEHIND, halfWidth: HALF_WIDTH + BESIDE };

/** Converts a position along and across a court into a point of the world. */
export type Frame = (along: number, across: number, z?: number) => Point;

/** Returns the frame of a court around `center`, rotated by `degrees`. */
export function frame(center: Point, degrees: number): Frame {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (along, across, z = 0) =>
    at(center.x + along * cos - across * sin, center.y + along * sin + across * cos, z);
}

/** Draws the ground of a court to scale: apron, field and lines. */
export function drawCourt(drawing: Drawing, place: Frame, surface: Surface): void {
  const { light } = drawing;
  const lit = (color: string) => (light.night ? mix(color, '#141838', 0.12) : light.tint(color));
  const { field, apron } = COURT[surface];
  rectangle(
    drawing,
    place,
    APRON.halfLength,
    APRON.halfWidth,
    light.night ? mix(apron, '#141838', 0.35) : lit(apron),
  );
  rectangle(drawing, place, HALF_LENGTH, HALF_WIDTH, lit(field));
  mow(drawing, place, surface);
  for (const [from, to] of lines(place)) drawing.stroke(from, to, LINE_WIDTH, { color: lit(LINE) });
}

function rectangle(drawing: Drawing, place: Frame, length: number, width: number, color: string): void {
  drawing.polygon(
    [place(-length, -width), place(length, -width), place(length, width), place(-length, width)],
    {
      color,
    },
  );
}

/** Draws the lanes that a mower leaves on grass and a broom leaves on clay. */
function mow(drawing: Drawing, place: Frame, surface: Surface): void {
  if (surface === 'hard') return;
  const [lane, opacity] = surface === 'grass' ? [1.98, 0.12] : [0.86, 0.045];
  for (let along = -HALF_LENGTH; along < HALF_LENGTH - lane / 2; along += 2 * lane) {
    const end = Math.min(along + lane, HALF_LENGTH);
    drawing.polygon(
      [place(along, -HALF_WIDTH), place(end, -HALF_WIDTH), place(end, HALF_WIDTH), place(along, HALF_WIDTH)],
      { color: surface === 'grass' ? '#FFFFFF' : '#FFE0C8', opacity },
    );
  }
}

function lines(place: Frame): [Point, Point][] {
  const [l, w] = [HALF_LENGTH, HALF_WIDTH];
  const [edge, mark] = [LINE_WIDTH / 2, 0.3];
  return [
    [place(-l - edge, -w), place(l + edge, -w)],
    [place(-l - edge, w), place(l + edge, w)],
    [place(-l, -SINGLES), place(l, -SINGLES)],
    [place(-l, SINGLES), place(l, SINGLES)],
    [place(-l, -w), place(-l, w)],
    [place(l, -w), place(l, w)],
    [place(-SERVICE, -SINGLES), place(-SERVICE, SINGLES)],
    [place(SERVICE, -SINGLES), place(SERVICE, SINGLES)],
    [place(-SERVICE, 0), place(SERVICE, 0)],
    [place(-l, 0), place(-l + mark, 0)],
    [place(l, 0), place(l - mark, 0)],
  ];
}

const POST = HALF_WIDTH + 0.914;
const POST_HEIGHT = 1.07;
const MIDDLE_HEIGHT = 0.914;
const TAPE = 0.14;

/** Draws the net with its shadow, its tape and its posts. */
export function drawNet(drawing: Drawing, place: Frame): void {
  const top = [place(0, -POST, POST_HEIGHT), place(0, 0, MIDDLE_HEIGHT), place(0, POST, POST_HEIGHT)];
  drawing.shade([place(0, -POST), ...top, place(0, POST)]);
  drawing.stroke(place(0, -POST), place(0, POST), 0.2, { color: INK, opacity: 0.75 });
  drawing.polygon([place(0, -POST), ...top, place(0, POST)], { color: INK, opacity: 0.62 });
  const under = top.toReversed().map(({ x, y, z }) => at(x, y, z - TAPE));
  drawing.polygon([...top, ...under], { color: LINE });
  for (const side of [-POST, POST]) drawing.post(place(0, side), POST_HEIGHT + 0.04, 0.16, { color: INK });
}
