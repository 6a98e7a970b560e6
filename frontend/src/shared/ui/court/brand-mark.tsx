import { ball } from '../../theme/tokens';

interface BrandMarkProps {
  size?: number;
}

/** The logo of the product: a tennis ball. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="12" fill={ball.main} stroke={ball.on} strokeWidth="1.6" />
      <path
        d="M4.5 5.2c5 4 5 11.6 0 15.6M21.5 5.2c-5 4-5 11.6 0 15.6"
        fill="none"
        stroke={ball.on}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
