import { court } from '../../../theme/tokens';
import { seeded, surfaceOf } from '../seeded';
import { Ball, Ground, Scene, type SceneProps } from './scene';

/** The net from the front. The ball has not come over it. */
export function NetScene({ seed, surface = surfaceOf(seed) }: SceneProps) {
  const random = seeded(seed);
  const ballX = Math.round(70 + random() * 180);
  return (
    <Scene>
      <Ground surface={surface} horizon={70} />
      <path d="M0 92H320" stroke={court.line} strokeWidth="2.5" opacity="0.7" />
      <path d="M28 150L160 156L292 150V62Q160 82 28 62Z" fill={court.net} opacity="0.42" />
      <path d={mesh} fill="none" stroke={court.net} strokeWidth="1.1" opacity="0.55" />
      <path d="M28 62Q160 82 292 62" fill="none" stroke={court.line} strokeWidth="8" />
      <path d="M160 74V156" stroke={court.line} strokeWidth="6" />
      <path d="M28 54V154M292 54V154" stroke={court.net} strokeWidth="7" strokeLinecap="round" />
      <Ball x={ballX} y={154} radius={11} />
    </Scene>
  );
}

const mesh = [
  ...Array.from({ length: 25 }, (_, index) => {
    const x = 38 + index * 10;
    return `M${x} ${(72 - ((x - 160) / 132) ** 2 * 10).toFixed(1)}V153`;
  }),
  ...[84, 94, 104, 114, 124, 134, 144].map((y) => `M28 ${y - 4}Q160 ${y + 6} 292 ${y - 4}`),
].join('');
