import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatMoney, spokenMoney } from '../../model/money';
import { isNight } from '../../model/slots';
import { radius } from '../../theme/tokens';
import { usePagePreload } from '../screen/page-preload';

interface HourChipProps {
  /** The booking screen with this hour already chosen. */
  to: string;
  slot: string;
  cents: number;
  /** What screen readers announce before the price: "Reservar Cancha 1 hoy a las 18:00". */
  name: string;
  /** Shown before the hour, e.g. "Cancha 2". */
  place?: string;
}

/** A free hour with its price, as a link that leads to its booking. */
export function HourChip({ to, slot, cents, name, place }: HourChipProps) {
  const preload = usePagePreload(to);
  return (
    <Chip to={to} data-night={isNight(slot)} aria-label={`${name}, ${spokenMoney(cents)}`} {...preload}>
      {place ? <span>{place}</span> : null}
      <b>{slot}</b>
      <span>{formatMoney(cents)}</span>
    </Chip>
  );
}

const Chip = styled(Link)(({ theme }) => {
  const { day, night, primary } = theme.vars.palette;
  return {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    alignContent: 'center',
    columnGap: 6,
    minHeight: 44,
    padding: '4px 8px',
    border: `1.5px solid ${day.border}`,
    borderRadius: radius.tile,
    backgroundColor: day.main,
    color: day.contrastText,
    fontSize: '0.875rem',
    lineHeight: 1.25,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& b': { ...theme.typography.figure, fontSize: '1rem' },
    '&[data-night="true"]': {
      borderColor: night.border,
      backgroundColor: night.main,
      color: night.contrastText,
    },
    '&:hover': { borderColor: 'currentcolor' },
    '&:focus-visible': { outline: `3px solid ${primary.main}`, outlineOffset: 2 },
  };
});
