/**
 * Draws a serve from above, to scale: the ball leaves the baseline, crosses the net and lands in
 * the service box.
 */
export function HeroCourt() {
  return (
    <svg className="s-hero-art" viewBox="0 0 640 540" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="translate(352 262) rotate(24) scale(3.3) translate(-54.85 -118.85)">
        <g className="s-hero-lines" strokeWidth="1.7">
          <rect width="109.7" height="237.7" />
          <path d="M13.7 0V237.7M96 0V237.7M13.7 54.85H96M13.7 182.85H96M54.85 54.85V182.85M54.85 0v3M54.85 237.7v-3" />
        </g>
        <path className="s-hero-shadow" d="M-9 118.85H119v6H-9z" />
        <path className="s-hero-net" d="M-9.1 118.85H118.8" strokeWidth="2.4" />
        <path className="s-hero-lines" d="M-9.1 118.100H118.8" strokeWidth="0.9" />
        <ellipse className="s-hero-shadow" cx="79" cy="73" rx="5.2" ry="3" />
        <path
          className="s-hero-flight"
          d="M40 236C46 190 58 130 77 70"
          strokeWidth="1.7"
          strokeDasharray="0.1 5.2"
          strokeLinecap="round"
        />
        <circle className="s-hero-ball" cx="77.5" cy="66" r="5.4" />
      </g>
    </svg>
  );
}
