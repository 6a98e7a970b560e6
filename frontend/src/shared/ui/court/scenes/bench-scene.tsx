import { court } from '../../../theme/tokens';
import { seeded, surfaceOf } from '../seeded';
import { Ball, Ground, Scene, type SceneProps } from './scene';

const wood = { light: '#E3B98A', dark: '#B98753' };
const towels = ['#FAF7F1', '#F0A184', '#BFC7FF'];

/** A bench beside the court, with a racket that waits for its player. */
export function BenchScene({ seed, surface = surfaceOf(seed) }: SceneProps) {
  const random = seeded(seed);
  const towel = towels[Math.floor(random() * towels.length)];
  const towelX = Math.round(92 + random() * 34);
  const ballX = Math.round(48 + random() * 26);
  return (
    <Scene>
      <Ground surface={surface} horizon={104} />
      <path d="M0 168H320" stroke={court.line} strokeWidth="5" />
      <ellipse cx="160" cy="146" rx="98" ry="7" fill={court.net} opacity="0.28" />
      <path d="M88 112V144M232 112V144M88 66V112M232 66V112" stroke={court.net} strokeWidth="5" />
      {[64, 80].map((y) => (
        <rect key={y} x="74" y={y} width="172" height="11" rx="3" fill={wood.dark} />
      ))}
      <rect x="68" y="106" width="184" height="11" rx="3" fill={wood.light} />
      <path d={`M${towelX} 62h30v42h-30z`} fill={towel} />
      <path d={`M${towelX} 92h30M${towelX} 97h30`} stroke={court.net} strokeWidth="2" opacity="0.35" />
      <Racket />
      <Ball x={ballX} y={148} radius={8} />
    </Scene>
  );
}

/** A racket that leans against the bench. */
function Racket() {
  return (
    <g transform="translate(236 148) rotate(-17)">
      <path d="M0 0V-26" stroke={court.net} strokeWidth="7" strokeLinecap="round" />
      <path d="M0 -24L-8 -44M0 -24L8 -44" stroke={court.clay.field} strokeWidth="3.5" />
      <ellipse cy="-66" rx="19" ry="25" fill={court.line} fillOpacity="0.14" />
      <path
        d="M-12 -84V-48M-6 -89V-43M0 -90V-42M6 -89V-43M12 -84V-48M-17 -76H17M-19 -68H19M-18 -60H18M-15 -52H15"
        stroke={court.line}
        strokeWidth="0.9"
        opacity="0.8"
      />
      <ellipse cy="-66" rx="19" ry="25" fill="none" stroke={court.clay.field} strokeWidth="4.5" />
    </g>
  );
}
