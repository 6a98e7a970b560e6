import type { ReactNode } from 'react';
import { ball, court } from '../../../theme/tokens';
import type { Surface } from '../court-field';

export interface SceneProps {
  /** An id of what is shown. The same seed always gives the same drawing. */
  seed: string;
  surface?: Surface;
}

/** The frame of a drawing that decorates a message. The text next to it says all that matters. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ display: 'block' }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface BallProps {
  x: number;
  y: number;
  radius: number;
}

/** A ball that lies on the ground or touches it, with its seam and its shadow. */
export function Ball({ x, y, radius }: BallProps) {
  const r = radius;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={r * 0.5} cy={r * 0.95} rx={r * 1.15} ry={r * 0.32} fill={court.net} opacity="0.3" />
      <circle r={r} fill={ball.main} />
      <path
        d={`M${-r * 0.72} ${-r * 0.7}q${r * 0.62} ${r * 0.7} 0 ${r * 1.4}M${r * 0.72} ${-r * 0.7}q${-r * 0.62} ${r * 0.7} 0 ${r * 1.4}`}
        fill="none"
        stroke={court.line}
        strokeWidth={r * 0.16}
        strokeLinecap="round"
      />
    </g>
  );
}

/** The ground and what bounds the court at its back, seen from a player's height. */
export function Ground({ surface, horizon }: { surface: Surface; horizon: number }) {
  const { apron, field } = court[surface];
  return (
    <>
      <rect width="320" height={horizon} fill={windscreen} />
      {[46, 106, 166, 226, 286].map((x) => (
        <path key={x} d={`M${x} 0V${horizon}`} stroke={court.net} strokeWidth="3" opacity="0.35" />
      ))}
      <rect y={horizon} width="320" height={180 - horizon} fill={field} />
      <rect y={horizon} width="320" height="10" fill={apron} />
    </>
  );
}

/** The green cloth that hangs on the fence behind a court. */
const windscreen = '#0F4A3A';
