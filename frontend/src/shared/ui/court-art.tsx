import { useId } from 'react';
import { ball, court } from '../theme/tokens';
import { texts } from './texts';

export type Surface = 'clay' | 'hard' | 'grass';

interface CourtArtProps {
  /** Whatever names the thing shown: the same seed always gives the same picture. */
  seed: string;
  surface?: Surface;
  night?: boolean;
  /** For empty states: the ball lies outside the lines. */
  ballOut?: boolean;
  /** Says that it is an illustration; without it the picture is decoration and hidden from screen readers. */
  labelled?: boolean;
}

/** In decimetres, true to scale: 23.77 × 10.97 m, singles lines 1.37 m inside, service lines 6.40 m from the net. */
const length = 237.7;
const width = 109.7;
const alley = 13.7;
const serviceLine = 54.85;
const lines = `M0 ${alley}H${length}M0 ${width - alley}H${length}M${serviceLine} ${alley}V${width - alley}M${
  length - serviceLine
} ${alley}V${width - alley}M${serviceLine} ${width / 2}H${length - serviceLine}M0 ${width / 2}h4M${length} ${
  width / 2
}h-4`;

/** A court seen from above, drawn from a seed: stands in for photos, skeleton backgrounds and empty states. */
export function CourtArt({
  seed,
  surface = 'clay',
  night = false,
  ballOut = false,
  labelled = false,
}: CourtArtProps) {
  const clip = useId();
  const random = seeded(seed);
  const angle = random() * 20 - 10;
  const ballX = ballOut ? length + 22 : 70 + random() * 100;
  const ballY = ballOut ? width - 6 : 24 + random() * 60;
  const colors = court[surface];
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ display: 'block' }}
      {...(labelled
        ? { role: 'img', 'aria-label': texts.courtIllustration(texts.surface[surface]) }
        : { 'aria-hidden': true })}
    >
      <rect width="320" height="180" fill={colors.apron} />
      <g transform={`translate(160 90) rotate(${angle.toFixed(1)}) translate(${-length / 2} ${-width / 2})`}>
        <rect width={length} height={width} fill={colors.field} />
        <g fill="none" stroke={court.line} strokeWidth="2.2">
          <rect width={length} height={width} />
          <path d={lines} />
        </g>
        <path d={`M${length / 2 + 2.5} -9V${width + 9}`} stroke={court.net} strokeWidth="5" opacity="0.35" />
        <path d={`M${length / 2} -10V${width + 10}`} stroke={court.net} strokeWidth="2.6" />
        {night ? <Floodlights clip={clip} /> : null}
        <ellipse cx={ballX + 3} cy={ballY + 4} rx="5" ry="3.6" fill={court.net} opacity="0.3" />
        <circle cx={ballX} cy={ballY} r="5" fill={ball.main} />
      </g>
    </svg>
  );
}

function Floodlights({ clip }: { clip: string }) {
  return (
    <g>
      <clipPath id={clip}>
        <path d="M-40 -50L70 -50L190 160L30 160ZM278 -50L168 -50L48 160L208 160Z" />
      </clipPath>
      <rect x="-60" y="-60" width="360" height="240" fill={court.net} opacity="0.46" />
      <rect
        x="-60"
        y="-60"
        width="360"
        height="240"
        fill={ball.main}
        opacity="0.12"
        clipPath={`url(#${clip})`}
      />
    </g>
  );
}

/** A small repeatable stream of numbers in [0, 1): FNV-1a of the seed, stepped by mulberry32. */
function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
