import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { pressedWithin, pressing } from '../../../../shared/theme/motion';
import { radius } from '../../../../shared/theme/tokens';

/** The box of a tile, its time and its note. */
const look = ({ theme }: { theme: Theme }) => {
  const { primary } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'block',
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: 'none',
    '& .tile': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 4,
      minHeight: 64,
      padding: '8px 9px',
      [theme.breakpoints.up('sm')]: { padding: '8px 12px' },
      [theme.breakpoints.up('md')]: { minHeight: 72 },
      border: '1.5px solid transparent',
      borderRadius: radius.tile,
      transition: `background-color 120ms, border-color 120ms, color 120ms, ${pressing}`,
    },
    ...pressedWithin('&:not([data-state="taken"], [data-state="short"], [data-state="past"])', '.tile'),
    '& b': { ...theme.typography.figure, fontSize: '1.1875rem' },
    '& .note': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      fontSize: '0.9375rem',
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
    },
    '& .note svg': { fontSize: '0.9375rem' },
    '& .check': { position: 'absolute', top: 9, right: 9, fontSize: '1.25rem' },
    ...stateLook(theme),
    '& input:focus-visible + .tile, &:focus-visible .tile': {
      outline: `3px solid ${primary.main}`,
      outlineOffset: 2,
    },
    '&:focus-visible': { outline: 'none' },
  } as const;
};

/**
 * Warm for the day, indigo for the night, solid if chosen, hatched if closed, dashed if already
 * booked by the player.
 */
function stateLook(theme: Theme) {
  const { day, night, taken, primary, background, text } = theme.vars.palette;
  return {
    '&[data-tariff="day"] .tile': {
      backgroundColor: day.main,
      borderColor: day.border,
      color: day.contrastText,
    },
    '&[data-tariff="night"] .tile': {
      backgroundColor: night.main,
      borderColor: night.border,
      color: night.contrastText,
    },
    '&[data-state="free"]:hover .tile': { borderColor: 'currentcolor' },
    '& input:checked + .tile': {
      backgroundColor: primary.main,
      borderColor: primary.main,
      color: primary.contrastText,
    },
    '&[data-tariff="night"] input:checked + .tile': {
      backgroundColor: night.strong,
      borderColor: night.strong,
      color: night.onStrong,
    },
    '&[data-state="taken"], &[data-state="short"], &[data-state="past"]': {
      cursor: 'not-allowed',
      '& .tile': { backgroundColor: taken.main, borderColor: 'transparent', color: taken.contrastText },
      '& b': { fontWeight: 600 },
    },
    '&[data-state="taken"] .tile': {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${taken.border} 7px 8.5px)`,
    },
    '&[data-state="mine"] .tile': {
      backgroundColor: background.paper,
      borderColor: primary.main,
      borderStyle: 'dashed',
      color: text.primary,
      '& .note': { color: primary.main, fontSize: '0.875rem', fontWeight: 650, textDecoration: 'underline' },
    },
  } as const;
}

/** The tile of an hour, as the label of its radio button. */
export const SlotTile = styled('label')(look);

/** The tile of an hour, as a link to a booking. */
export const SlotTileLink = styled(Link)(look);
