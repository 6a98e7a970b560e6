/** A place in the drawn world, in metres: `x` to the east, `y` to the north, `z` up. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place in the picture, in pixels; `scale` is how many of them a metre takes there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly scale: number;
}

/** Where the eye stands: around `target`, turned by `yaw`, looking down by `pitch` (degrees), `distance` metres away. */
export interface View {
  readonly target: Point;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
  /** Focal length in pixels: the longer, the flatter. */
  readonly focal: number;
  /** Turns the picture around its middle, in degrees. */
  readonly roll?: number;
  /** Moves the picture down by so many pixels, as a shifted lens does: more distance without tilting the eye. */
  readonly shift?: number;
}

export const WIDTH = 1280;
export const HEIGHT = 720;

export const at = (x: number, y: number, z = 0): Point => ({ x, y, z });

export class Camera {
  private readonly eye: Point;
  private readonly right: Point;
  private readonly up: Point;
  private readonly forward: Point;
  private readonly roll: number;
  private readonly middle: number;

  constructor(readonly view: View) {
    const [yaw, pitch] = [radians(view.yaw), radians(view.pitch)];
    this.forward = at(Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), -Math.sin(pitch));
    this.right = at(Math.cos(yaw), -Math.sin(yaw));
    this.up = at(Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch));
    const { target, distance } = view;
    this.eye = at(
      target.x - this.forward.x * distance,
      target.y - this.forward.y * distance,
      target.z - this.forward.z * distance,
    );
    this.roll = radians(view.roll ?? 0);
    this.middle = HEIGHT / 2 + (view.shift ?? 0);
  }

  /** Where a place of the world appears; `null` behind the eye. */
  project(point: Point): Spot | null {
    const seen = at(point.x - this.eye.x, point.y - this.eye.y, point.z - this.eye.z);
    const depth = dot(seen, this.forward);
    if (depth < 0.5) return null;
    const scale = this.view.focal / depth;
    const [x, y] = [dot(seen, this.right) * scale, -dot(seen, this.up) * scale];
    const [cos, sin] = [Math.cos(this.roll), Math.sin(this.roll)];
    return { x: WIDTH / 2 + x * cos - y * sin, y: this.middle + x * sin + y * cos, depth, scale };
  }

  /** How far down the picture the horizon lies, in pixels; above its upper edge where the eye looks steeply down. */
  get horizon(): number {
    return this.middle - this.view.focal * Math.tan(radians(this.view.pitch));
  }
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
