import { words } from '../../texts/words';
import { ball, court } from '../../theme/tokens';
import { CourtField, courtSize, type Surface } from './court-field';
import { seeded, surfaceOf } from './seeded';
import { texts } from '../texts';

interface CourtArtProps {
  /** An id of what is shown. The same seed always gives the same picture. */
  seed: string;
  surface?: Surface;
  /** True: the ball has not come over the net. */
  ballAtNet?: boolean;
  /**
   * Gives the drawing a name for screen readers. Otherwise it is decoration and hidden from them.
   */
  labelled?: boolean;
}

/** Draws a court from above, varied by a seed. It replaces photos and decorates empty states. */
export function CourtArt({
  seed,
  surface = surfaceOf(seed),
  ballAtNet = false,
  labelled = false,
}: CourtArtProps) {
  const { length, width } = courtSize;
  const random = seeded(seed);
  const angle = random() * 20 - 10;
  const ballX = ballAtNet ? length / 2 - 7 : Math.round(70 + random() * 100);
  const ballY = Math.round(24 + random() * 60);
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
        <CourtField surface={surface} />
        <ellipse cx={ballX + 3} cy={ballY + 4} rx="5" ry="3.6" fill={court.net} opacity="0.3" />
        <circle cx={ballX} cy={ballY} r="5" fill={ball.main} />
      </g>
    </svg>
  );
}
