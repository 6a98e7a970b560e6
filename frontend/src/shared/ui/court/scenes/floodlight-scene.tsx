import { court, courtAtNight } from '../../../theme/tokens';
import { seeded, surfaceOf } from '../seeded';
import { Scene, type SceneProps } from './scene';

const steel = '#6F7A9C';

interface FloodlightSceneProps extends SceneProps {
  /** False: the light is out, and only the moon shines. */
  lit?: boolean;
}

/** A floodlight over a court at night. */
export function FloodlightScene({ seed, surface = surfaceOf(seed), lit = true }: FloodlightSceneProps) {
  const random = seeded(seed);
  const moonX = Math.round(212 + random() * 60);
  const stars = Array.from({ length: 9 }, () => [
    Math.round(10 + random() * 300),
    Math.round(8 + random() * 74),
  ]);
  const night = courtAtNight[surface];
  const ground = lit ? night.field : night.spill;
  return (
    <Scene>
      <rect width="320" height="180" fill={night.apron} />
      {stars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" fill={courtAtNight.lamp} opacity="0.7" />
      ))}
      <path
        transform={`translate(${moonX} 30)`}
        d="M6 -13a13 13 0 1 0 8 19a10.5 10.5 0 0 1 -8 -19z"
        fill={courtAtNight.light}
        opacity={lit ? 0.75 : 1}
      />
      <path d="M0 124H320V180H0Z" fill={ground} />
      {lit ? (
        <>
          <path d="M74 40L30 160Q140 184 262 150L110 40Z" fill={courtAtNight.light} opacity="0.2" />
          <ellipse cx="148" cy="154" rx="116" ry="19" fill={night.lit[0]} />
          <ellipse cx="144" cy="154" rx="76" ry="12" fill={night.lit[1]} />
        </>
      ) : null}
      <path d="M0 146H320M196 146L252 180" stroke={court.line} strokeWidth="3.5" opacity={lit ? 1 : 0.35} />
      <path d="M92 52V170" stroke={steel} strokeWidth="5" strokeLinecap="round" />
      <path d="M62 34H122V54H62Z" fill={court.net} stroke={steel} strokeWidth="3" strokeLinejoin="round" />
      {[72, 92, 112].map((x) => (
        <g key={x} fill={courtAtNight.light}>
          {lit ? <circle cx={x} cy="44" r="15" opacity="0.3" /> : null}
          <circle cx={x} cy="44" r="7" fill={lit ? courtAtNight.lamp : night.spill} />
        </g>
      ))}
    </Scene>
  );
}
