import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fonts } from './tokens';

const heading = {
  fontFamily: fonts.display,
  fontWeight: 750,
  letterSpacing: '-0.015em',
  lineHeight: 1.12,
  textWrap: 'balance',
} as const;

/**
 * Archivo for headings and figures, Hanken Grotesk for text. `figure` is for times, prices and
 * counts.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.text,
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: { ...heading, fontSize: 'clamp(1.7rem, 1.2rem + 2vw, 2.4rem)' },
  h2: { ...heading, fontSize: 'clamp(1.35rem, 1.2rem + 0.7vw, 1.65rem)' },
  h3: { ...heading, fontSize: '1.2rem' },
  h4: { ...heading, fontSize: '1.1rem' },
  h5: { ...heading, fontSize: '1rem' },
  h6: { ...heading, fontSize: '1rem' },
  subtitle1: { fontWeight: 650, lineHeight: 1.4 },
  subtitle2: { fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  caption: { fontSize: '0.875rem', lineHeight: 1.4 },
  button: { fontWeight: 700, fontSize: '1rem', textTransform: 'none', letterSpacing: 0 },
  figure: {
    fontFamily: fonts.display,
    fontWeight: 750,
    letterSpacing: '-0.01em',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
};
