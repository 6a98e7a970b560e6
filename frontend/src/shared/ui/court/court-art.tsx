import { words } from '../../texts/words';
import { ball, court } from '../../theme/tokens';
import { CourtField, courtSize, type Surface } from './court-field';
import { texts } from '../texts';

interface CourtArtProps {
  /** An id of what is shown. The same seed always gives the same picture. */
  seed: string;
  surface?: Surface;
  night?: boolean;
  /** Draws the ball outside the lines, for empty states. */
  ballOut?: boolean;
  /**
   * Gives the drawing a name for screen readers. Otherwise it is decoration and hidden from them.
   */
  labelled?: boolean;
}

/** Draws a court from above, varied by a seed. It replaces photos and decorates empty states. */
export function CourtArt({
  seed,
  surface = 'clay',
  night = false,
  ballOut = false,
  labelled = false,
}: CourtArtProps) {
  const { length, width } = courtSize;
  const random = seeded(seed);
  const angle = random() * 20 - 10;
  const ballX = ballOut ? length + 22 : 70 + random() * 100;
  const ballY = ballOut ? width - 6 : 24 + random() * 60;
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ display: 'block' }}
      {...(labelled
        ? { role: 'img', 'aria-label': texts.courtIllustration(words.surfaceAlone[surface].toLowerCase()) }
        : { 'aria-hidden': true })}
    >
      <rect width="320" height="180" fill={court[surface].apron} />
      <g transform={`translate(160 90) rotate(${angle.toFixed(1)}) translate(${-length / 2} ${-width / 2})`}>
        <CourtField surface={surface} night={night} />
        <ellipse cx={ballX + 3} cy={ballY + 4} rx="5" ry="3.6" fill={court.net} opacity="0.3" />
        <circle cx={ballX} cy={ballY} r="5" fill={ball.main} />
      </g>
    </svg>
  );
}

/**
 * Returns a repeatable generator of numbers in [0, 1): FNV-1a of the seed, stepped by mulberry32.
 */
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
