export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
const anyMotion = '@media (prefers-reduced-motion: no-preference)';

/** A transition for what is pressed, to be listed with the others of the element. */
export const pressing = 'transform 120ms ease-out';

/** The look of a button, tile or card while it is pressed. */
export const pressed = { [anyMotion]: { '&:active': { transform: 'scale(0.98)' } } } as const;

/** The same for a card whose heading is the link that covers it. */
export const pressedCard = {
  [anyMotion]: { '&:has(:is(h2, h3) a:active)': { transform: 'scale(0.985)' } },
} as const;

/** The same for a part of what is pressed, such as the visible tile inside a label. */
export const pressedWithin = (whole: string, part: string) => ({
  [anyMotion]: { [`${whole}:active ${part}`]: { transform: 'scale(0.98)' } },
});

const ofMorphs = (part: 'old' | 'new', kind: string) => `::view-transition-${part}(.morph-${kind})`;

/** How a picture and a title move from a card to the next screen (`morph.tsx`). */
export const morphs = {
  '::view-transition-group(*)': {
    animationDuration: '220ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '140ms' },
  [`${ofMorphs('old', 'picture')}, ${ofMorphs('new', 'picture')}`]: {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  [`${ofMorphs('old', 'title')}, ${ofMorphs('new', 'title')}`]: { width: 'auto', height: '100%' },
} as const;
