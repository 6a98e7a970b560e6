import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { measure, radius } from '../../../shared/theme/tokens';
import { texts } from '../texts';

/** The fragments of the parts of the screen, in their order. */
export const anchors = {
  hours: 'horario',
  exceptions: 'fechas',
  plays: 'turnos',
  prices: 'precios',
  terms: 'reembolsos',
  booking: 'reservas',
  transfer: 'transferencias',
  categories: 'categorias',
  preview: 'vista',
} as const;

/** Links to the parts of the screen, which is long on a phone. */
export function SectionLinks() {
  return (
    <Box component="nav" aria-label={texts.sections} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(
        [
          'hours',
          'exceptions',
          'plays',
          'prices',
          'terms',
          'booking',
          'transfer',
          'categories',
          'preview',
        ] as const
      ).map((part) => (
        <Jump key={part} href={`#${anchors[part]}`}>
          {texts[part]}
        </Jump>
      ))}
    </Box>
  );
}

/** A part of the screen that a link leads to. */
export const Anchor = styled('div')({ minWidth: 0, scrollMarginTop: measure.topBar + 16 });

const Jump = styled('a')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.tile,
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.primary.main,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { backgroundColor: vars.palette.primary.soft },
}));
