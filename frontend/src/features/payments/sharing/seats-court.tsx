import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { CourtField, courtSize, type Surface } from '../../../shared/ui/court/court-field';
import { NightCourt } from '../../../shared/ui/court/night-court';
import { ball, court, courtAtNight, fonts } from '../../../shared/theme/tokens';
import type { Seat } from './seats';
import { texts } from './texts';

interface SeatsCourtProps {
  seats: readonly Seat[];
  surface: Surface;
  night: boolean;
}

const { length, width } = courtSize;
const apron = { x: 24, y: 15 };

/**
 * The positions of the players, in decimetres from the corner of the court. The reader's place is
 * first.
 */
const positions: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [30, 72],
    [208, 38],
  ],
  4: [
    [34, 82],
    [204, 28],
    [84, 28],
    [154, 82],
  ],
};

/** Draws the places of a match as players on the court. The text next to it says the same. */
export function SeatsCourt({ seats, surface, night }: SeatsCourtProps) {
  const places = positions[seats.length] ?? [];
  return (
    <svg
      viewBox={`${-apron.x} ${-apron.y} ${length + 2 * apron.x} ${width + 2 * apron.y}`}
      width="100%"
      style={{ display: 'block' }}
      aria-hidden="true"
    >
      <rect
        x={-apron.x}
        y={-apron.y}
        width="100%"
        height="100%"
        fill={(night ? courtAtNight : court)[surface].apron}
      />
      {night ? <NightCourt surface={surface} /> : <CourtField surface={surface} />}
      {places.map(([x, y], place) => {
        const seat = seats[place];
        return seat ? (
          <g key={place} transform={`translate(${x} ${y})`}>
            <Player seat={seat} />
          </g>
        ) : null;
      })}
    </svg>
  );
}

function Player({ seat: { state, yours } }: { seat: Seat }) {
  return (
    <>
      {state === 'paid' ? (
        <Arrived>
          <ellipse cx="2" cy="4" rx="13" ry="12" fill={court.net} opacity="0.3" />
          <circle r="13" fill={ball.main} />
          <path
            d="M-5.5 0.3L-1.6 4.3L5.8 -3.9"
            fill="none"
            stroke={ball.on}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Arrived>
      ) : (
        <>
          <circle r="13" fill={court.net} opacity={state === 'reserved' ? 0.55 : 0.28} />
          {state === 'reserved' ? <Arriving /> : <circle r="13" {...outline} strokeDasharray="4.2 4" />}
        </>
      )}
      {yours ? <YourName below={state === 'paid'} /> : null}
    </>
  );
}

const outline = { fill: 'none', stroke: court.line, strokeWidth: 2.2, strokeLinecap: 'round' } as const;

/** A place that is being paid: an animated ring. */
function Arriving() {
  return (
    <>
      <circle r="13" {...outline} opacity="0.45" />
      <Turning>
        <circle r="13" {...outline} stroke={ball.main} strokeWidth="3" strokeDasharray="24 60" />
      </Turning>
    </>
  );
}

/** "Tú", in the empty place or on a label below the ball. */
function YourName({ below }: { below: boolean }) {
  return (
    <g transform={below ? 'translate(0 21)' : undefined}>
      {below ? <rect x="-11" y="-7" width="22" height="14" rx="7" fill={ball.on} /> : null}
      <text
        y="3.6"
        textAnchor="middle"
        fontFamily={fonts.display}
        fontWeight="750"
        fontSize="10.5"
        fill={below ? ball.main : court.line}
      >
        {texts.you}
      </text>
    </g>
  );
}

const arrive = keyframes({
  from: { transform: 'scale(0.2)', opacity: 0 },
  '60%': { transform: 'scale(1.16)' },
});
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Arrived = styled('g')({ animation: `${arrive} 320ms ease-out` });
const Turning = styled('g')({ animation: `${turn} 1.6s linear infinite` });
