/**
 * The arrow of a native list of choices, in the place of the browser's own, which sticks to the
 * border. `hero.css` has the same for the home page.
 */
export const selectArrow = {
  appearance: 'none',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)',
  backgroundPosition: 'right 17px center, right 12px center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
} as const;
