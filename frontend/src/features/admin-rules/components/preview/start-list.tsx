import { styled } from '@mui/material/styles';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { radius } from '../../../../shared/theme/tokens';
import { texts } from '../../texts';
import type { PreviewedCourt } from '../../types';

interface StartListProps {
  starts: PreviewedCourt['starts'];
  nightFrom: string;
}

/** The starts of a court by day and night, each with its lengths and the prices of both games. */
export function StartList({ starts, nightFrom }: StartListProps) {
  return (
    <List aria-label={texts.startsOfDay}>
      {starts.map(({ timeSlot, durations }) => (
        <li key={timeSlot} data-night={timeSlot >= nightFrom}>
          <b>{timeSlot}</b>
          {durations.map(({ minutes, singlesPrice, doublesPrice }) => (
            <span key={minutes}>
              {texts.pricesOfLength(
                minutes,
                formatMoney(centsOf(singlesPrice)),
                formatMoney(centsOf(doublesPrice)),
              )}
            </span>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(216px, 100%), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    padding: '8px 12px',
    border: `1.5px solid ${vars.palette.day.border}`,
    borderRadius: radius.tile,
    backgroundColor: vars.palette.day.main,
    color: vars.palette.day.contrastText,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li[data-night="true"]': {
    borderColor: vars.palette.night.border,
    backgroundColor: vars.palette.night.main,
    color: vars.palette.night.contrastText,
  },
  '& b': { ...typography.figure, fontSize: '1.05rem' },
}));
