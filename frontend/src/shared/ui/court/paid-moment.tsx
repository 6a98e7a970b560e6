import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { ball, court, radius } from '../../theme/tokens';
import type { Surface } from './court-field';

interface PaidMomentProps {
  surface?: Surface;
}

/**
 * A ball lands on the line, and a tick is drawn on it. Decoration next to the text that says what
 * was paid. With reduced motion, and on paper, the ball already lies there.
 */
export function PaidMoment({ surface = 'clay' }: PaidMomentProps) {
  return (
    <Scene viewBox="0 0 320 128" aria-hidden="true">
      <rect width="320" height="128" fill={court[surface].apron} />
      <path d="M0 84L320 60V128H0Z" fill={court[surface].field} />
      <path d="M206 68.6L262 128" stroke={court.line} strokeWidth="7" />
      <path d="M0 84L320 60" stroke={court.line} strokeWidth="9" />
      <g transform="translate(132 68)">
        <Dust r="27" fill="none" stroke={court.line} strokeWidth="3" />
        <Shadow cx="6" cy="11" rx="28" ry="22" fill={court.net} />
        <Along>
          <Down>
            <circle r="28" fill={ball.main} />
            <Tick d="M-12 0.5L-3.5 9L12.5 -8.5" pathLength="1" />
          </Down>
        </Along>
      </g>
    </Scene>
  );
}

const Scene = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: 400,
  borderRadius: radius.card,
});

/** The ball touches the ground at 36 % and, after a hop, at 58 %. */
const along = keyframes({ from: { transform: 'translateX(190px)' }, '36%, to': { transform: 'none' } });
const down = keyframes({
  from: { transform: 'translateY(-112px) scale(1.3)', animationTimingFunction: 'ease-in' },
  '36%': { transform: 'scale(1.1, 0.88)', animationTimingFunction: 'ease-out' },
  '47%': { transform: 'translateY(-15px)', animationTimingFunction: 'ease-in' },
  '58%': { transform: 'scale(1.05, 0.95)' },
  '64%, to': { transform: 'none' },
});
const fall = keyframes({
  from: { opacity: 0, transform: 'translate(120px, 26px) scale(0.6)' },
  '36%, 58%, to': { opacity: 0.32, transform: 'none' },
  '47%': { opacity: 0.2, transform: 'translate(5px, 6px)' },
});
const spread = keyframes({
  'from, 36%': { opacity: 0, transform: 'scale(0.8)' },
  '40%': { opacity: 0.7 },
  '75%, to': { opacity: 0, transform: 'scale(1.9)' },
});
const draw = keyframes({ 'from, 62%': { strokeDashoffset: 1 }, '92%, to': { strokeDashoffset: 0 } });

/** Moves only where the player has not asked for less motion. It ends in the state at rest. */
function once(frames: ReturnType<typeof keyframes>, timing: 'linear' | 'ease-out') {
  return {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      animation: `${frames} 1300ms ${timing}`,
    },
  };
}

const Along = styled('g')(once(along, 'linear'));
const Down = styled('g')(once(down, 'linear'));
const Shadow = styled('ellipse')({ opacity: 0.32, ...once(fall, 'linear') });
const Dust = styled('circle')({ opacity: 0, ...once(spread, 'ease-out') });
const Tick = styled('path')({
  fill: 'none',
  stroke: ball.on,
  strokeWidth: 5.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  ...once(draw, 'ease-out'),
});
