import { court } from '../../theme/tokens';

export type Surface = 'clay' | 'hard' | 'grass';

/** The court in decimetres: 23.77 × 10.97 m, with the net across the middle of the length. */
export const courtSize = { length: 237.7, width: 109.7 } as const;

const { length, width } = courtSize;
/** The singles lines are 1.37 m inside the doubles lines. */
const alley = 13.7;
/** The service lines are 6.40 m from the net. */
const serviceLine = 54.85;
const lines = `M0 ${alley}H${length}M0 ${width - alley}H${length}M${serviceLine} ${alley}V${width - alley}M${
  length - serviceLine
} ${alley}V${width - alley}M${serviceLine} ${width / 2}H${length - serviceLine}M0 ${width / 2}h4M${length} ${
  width / 2
}h-4`;

interface CourtFieldProps {
  surface: Surface;
}

/** Draws the court to scale, from its corner: ground, lines and net. */
export function CourtField({ surface }: CourtFieldProps) {
  return (
    <>
      <rect width={length} height={width} fill={court[surface].field} />
      <LinesAndNet />
    </>
  );
}

export function LinesAndNet() {
  return (
    <>
      <g fill="none" stroke={court.line} strokeWidth="2.2">
        <rect width={length} height={width} />
        <path d={lines} />
      </g>
      <path d={`M${length / 2 + 2.5} -9V${width + 9}`} stroke={court.net} strokeWidth="5" opacity="0.35" />
      <path d={`M${length / 2} -10V${width + 10}`} stroke={court.net} strokeWidth="2.6" />
    </>
  );
}
