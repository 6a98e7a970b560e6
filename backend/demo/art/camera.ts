/** A point in the drawn world, in metres: `x` to the east, `y` to the north, `z` up. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point in the picture, in pixels. `scale` is the number of pixels per metre at that point. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly scale: number;
}

/**
 * The position of the camera: `distance` metres from `target`, turned by `yaw` and looking down by
 * `pitch`, both in degrees.
 */
export interface View {
  readonly target: Point;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
  /** The focal length in pixels. A longer one gives a flatter picture. */
  readonly focal: number;
  /** Rotates the picture around its centre, in degrees. */
  readonly roll?: number;
  /** Moves the picture down by this many pixels, like a shift lens, without tilting the camera. */
  readonly shift?: number;
}

export const WIDTH = 1280;
export const HEIGHT = 720;

/** Creates a point. */
export const at = (x: number, y: number, z = 0): Point => ({ x, y, z });

/** Projects points of the world into the picture. */
export class Camera {
  private readonly position: Point;
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
    this.position = at(
      target.x - this.forward.x * distance,
      target.y - this.forward.y * distance,
      target.z - this.forward.z * distance,
    );
    this.roll = radians(view.roll ?? 0);
    this.middle = HEIGHT / 2 + (view.shift ?? 0);
  }

  /** Returns the position of a point in the picture, or null if it is behind the camera. */
  project(point: Point): Spot | null {
    const relative = at(point.x - this.position.x, point.y - this.position.y, point.z - this.position.z);
    const depth = dot(relative, this.forward);
    if (depth < 0.5) return null;
    const scale = this.view.focal / depth;
    const [x, y] = [dot(relative, this.right) * scale, -dot(relative, this.up) * scale];
    const [cos, sin] = [Math.cos(this.roll), Math.sin(this.roll)];
    return { x: WIDTH / 2 + x * cos - y * sin, y: this.middle + x * sin + y * cos, depth, scale };
  }

  /** The vertical position of the horizon in pixels. Negative if the camera looks steeply down. */
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
