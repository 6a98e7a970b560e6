import { ball, court } from '../../../theme/tokens';
import { seeded, surfaceOf } from '../seeded';
import { Ball, Scene, type SceneProps } from './scene';

/** The corner of a court from above. The ball has landed beyond the line. */
export function BallOutScene({ seed, surface = surfaceOf(seed) }: SceneProps) {
  const random = seeded(seed);
  const angle = Math.round(random() * 10 - 22);
  const ballX = Math.round(246 + random() * 26);
  const ballY = Math.round(52 + random() * 24);
  const { apron, field } = court[surface];
  return (
    <Scene>
      <rect width="320" height="180" fill={apron} />
      <g transform={`rotate(${angle} 180 120)`}>
        <rect x="-80" y="64" width="286" height="220" fill={field} />
        <path d="M-80 64H206V284M-80 106H206M60 106V284" fill="none" stroke={court.line} strokeWidth="7" />
      </g>
      <path
        d={`M34 190Q110 20 ${ballX - 14} ${ballY - 6}`}
        fill="none"
        stroke={ball.main}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.1 14"
      />
      <path d={impact} transform={`translate(${ballX} ${ballY + 10})`} stroke={court.line} strokeWidth="3" />
      <Ball x={ballX} y={ballY} radius={14} />
    </Scene>
  );
}

/** Dust that the ball has raised. */
const impact = 'M-26 6l-9 5M-14 16l-5 9M6 19l1 10M22 10l9 6';
