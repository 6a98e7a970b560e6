import type { GameType } from '../../../../shared/model/games';

const places = {
  singles: [
    [9, 21],
    [55, 11],
  ],
  doubles: [
    [9, 9],
    [9, 23],
    [55, 9],
    [55, 23],
  ],
} as const;

/** Draws the players on the court for a game type. The alleys show only for doubles. */
export function GameDiagram({ game }: { game: GameType }) {
  return (
    <svg width="52" height="26" viewBox="0 0 64 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.25">
        <rect x="1" y="1" width="62" height="30" rx="1" opacity={game === 'doubles' ? 0.9 : 0.3} />
        <path d="M1 4.8H63M1 27.2H63" opacity={game === 'doubles' ? 0.5 : 0.9} />
        <path d="M17 4.8V27.2M47 4.8V27.2M17 16H47" opacity="0.5" />
        <path d="M32 0V32" strokeWidth="1.75" />
      </g>
      {places[game].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="3.4" fill="currentColor" />
      ))}
    </svg>
  );
}
