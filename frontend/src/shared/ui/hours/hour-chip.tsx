import { styled, type Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../model/money';
import { isNight } from '../../model/slots';
import { pressed, pressing } from '../../theme/motion';
import { radius } from '../../theme/tokens';
import { usePagePreload } from '../screen/page-preload';

interface HourProps {
  slot: string;
  cents: number;
  /**
   * The words that screen readers announce before the price. They end with the hour as it is shown,
   * so that people can also say what they see: "Reservar Cancha 1 hoy a las 18:00".
   */
  name: string;
  /** Shown before the hour, e.g. "Cancha 2". */
  place?: string;
  /** Shown below the price, e.g. "Arcilla · luz". Screen readers announce it last. */
  facts?: string;
  /** When the night of the venue begins, if not at 18:00. */
  nightFrom?: string;
}

interface HourChipProps extends HourProps {
  to: string;
  /** Runs on a plain click instead of opening the link. */
  instead?: () => void;
}

/** A free hour with its price, as a link to the booking screen with this hour already chosen. */
export function HourChip({ to, instead, ...hour }: HourChipProps) {
  const preload = usePagePreload(to);
  const act = (event: MouseEvent) => {
    if (!instead || opensElsewhere(event)) return;
    event.preventDefault();
    instead();
  };
  return (
    <ChipLink to={to} onClick={act} {...chipProps(hour)} {...preload}>
      <Face {...hour} />
    </ChipLink>
  );
}

/** Returns true for a click that opens a link in another tab or window. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** The same as a button of the booking screen. */
export function HourButton({ onClick, ...hour }: HourProps & { onClick: () => void }) {
  return (
    <ChipButton type="button" onClick={onClick} {...chipProps(hour)}>
      <Face {...hour} />
    </ChipButton>
  );
}

const chipProps = ({ slot, cents, name, facts, nightFrom }: HourProps) => ({
  'data-night': isNight(slot, nightFrom),
  'aria-label': [name, formatMoney(cents), facts?.replace(' · ', ', ')].filter(Boolean).join(', '),
});

function Face({ slot, cents, place, facts }: HourProps) {
  return (
    <>
      {place ? <span>{place}</span> : null}
      <b translate="no">{slot}</b>
      <span translate="no">{formatMoney(cents)}</span>
      {facts ? <small>{facts}</small> : null}
    </>
  );
}

const look = ({ theme }: { theme: Theme }) => {
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
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    lineHeight: 1.25,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: pressing,
    ...pressed,
    '& b': { ...theme.typography.figure, fontSize: '1rem' },
    '& small': { width: '100%', fontSize: '0.75rem', textAlign: 'center' },
    '&[data-night="true"]': {
      borderColor: night.border,
      backgroundColor: night.main,
      color: night.contrastText,
    },
    '&:hover': { borderColor: 'currentcolor' },
    '&:focus-visible': { outline: `3px solid ${primary.main}`, outlineOffset: 2 },
  } as const;
};

const ChipLink = styled(Link)(look);
const ChipButton = styled('button')(look);
