import { useId } from 'react';
import { courtAtNight } from '../../theme/tokens';
import { courtSize, LinesAndNet, type Surface } from './court-field';

const { length, width } = courtSize;
const whole = { width: length, height: width };

interface NightCourtProps {
  surface: Surface;
}

/**
 * Draws the court under floodlights, to scale and from its corner. The light spills over the ground
 * around it and falls on both halves, flat as cut paper.
 */
export function NightCourt({ surface }: NightCourtProps) {
  const clip = useId();
  const { spill, field, lit } = courtAtNight[surface];
  return (
    <>
      <ellipse cx={length / 2} cy={width / 2} rx="168" ry="96" fill={spill} />
      <rect {...whole} fill={field} />
      <clipPath id={clip}>
        <rect {...whole} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={poolsOf(76, 58)} fill={lit[0]} />
        <path d={poolsOf(47, 36)} fill={lit[1]} />
      </g>
      <LinesAndNet />
      {lamps.map(({ x, y, cone }) => (
        <g key={cone} fill={courtAtNight.light}>
          <path d={`M${x} ${y}${cone}`} opacity="0.16" />
          <circle cx={x} cy={y} r="10" opacity="0.22" />
          <circle cx={x} cy={y} r="6.4" opacity="0.35" />
          <circle cx={x} cy={y} r="3.6" fill={courtAtNight.lamp} />
        </g>
      ))}
    </>
  );
}

/** Returns the outline of the light on both halves: one ellipse each. */
function poolsOf(rx: number, ry: number): string {
  return [length / 2 - 44, length / 2 + 44]
    .map((x) => `M${x - rx} ${width / 2}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`)
    .join('');
}

/** The four lamps, and the cone of light that each throws over its half. */
const lamps = [
  { x: 38, y: -10, cone: 'l-14 62q34 14 68 0Z' },
  { x: length - 38, y: -10, cone: 'l14 62q-34 14-68 0Z' },
  { x: 38, y: width + 10, cone: 'l-14-62q34-14 68 0Z' },
  { x: length - 38, y: width + 10, cone: 'l14-62q-34-14-68 0Z' },
];
