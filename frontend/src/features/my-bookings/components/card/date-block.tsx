import { styled } from '@mui/material/styles';
import { dayBlock, longDay, type LocalDay } from '../../../../shared/model/dates';
import type { TariffType } from '../../../../shared/model/slots';

interface DateBlockProps {
  day: LocalDay;
  tariff: TariffType;
  /** True for played, cancelled and expired bookings: without the colours of the tariff. */
  faded: boolean;
}

/** The day like a page of a tear-off calendar, in the colours of the tariff. */
export function DateBlock({ day, tariff, faded }: DateBlockProps) {
  const { day: dayNumber, month } = dayBlock(day);
  return (
    <Block data-look={faded ? 'faded' : tariff}>
      <span className="s-hidden">{longDay(day)}</span>
      <span aria-hidden="true">{longDay(day).slice(0, 3)}</span>
      <b aria-hidden="true">{dayNumber}</b>
      <span aria-hidden="true">{month}</span>
    </Block>
  );
}

const Block = styled('div')(({ theme }) => {
  const { day, night, taken } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    flex: 'none',
    width: 76,
    fontSize: '0.875rem',
    fontWeight: 650,
    lineHeight: 1.2,
    '& b': { ...theme.typography.figure, fontSize: '2rem' },
    '&[data-look="day"]': { backgroundColor: day.main, color: day.contrastText },
    '&[data-look="night"]': { backgroundColor: night.main, color: night.contrastText },
    '&[data-look="faded"]': { backgroundColor: taken.main, color: taken.contrastText },
    [theme.breakpoints.up('md')]: { width: 104, '& b': { fontSize: '2.375rem' } },
  };
});
