import { court } from '../../../theme/tokens';
import { seeded, surfaceOf } from '../seeded';
import { Ball, Scene, type SceneProps } from './scene';

/** A court that has not been used since it was swept: the rings of the broom are untouched. */
export function SweptScene({ seed, surface = surfaceOf(seed) }: SceneProps) {
  const random = seeded(seed);
  const angle = Math.round(random() * 12 - 6);
  const side = random() < 0.5 ? 104 : 180;
  const [x, y] = [Math.round(side + random() * 36), Math.round(64 + random() * 52)];
  const { apron, field } = court[surface];
  return (
    <Scene>
      <rect width="320" height="180" fill={apron} />
      <g transform={`rotate(${angle} 160 90)`}>
        <rect x="26" y="26" width="268" height="128" fill={field} />
        {[8, 20, 32, 44, 56].map((inset) => (
          <rect
            key={inset}
            x={26 + inset}
            y={26 + inset}
            width={268 - 2 * inset}
            height={128 - 2 * inset}
            rx={64 - inset}
            fill="none"
            stroke={apron}
            strokeWidth="2.4"
            opacity="0.45"
          />
        ))}
        <g fill="none" stroke={court.line} strokeWidth="3">
          <rect x="26" y="26" width="268" height="128" />
          <path d="M26 42H294M26 138H294M92 42V138M228 42V138M92 90H228" />
        </g>
        <path d="M160 16V164" stroke={court.net} strokeWidth="4" />
      </g>
      <Ball x={x} y={y} radius={7} />
    </Scene>
  );
}
