import { styled } from '@mui/material/styles';
import { texts } from './texts';

/** Explains the prices and the colours of the board. */
export function BoardLegend({ game, minutes }: { game: string; minutes: number }) {
  return (
    <Line>
      <span>{texts.prices(game, minutes)}</span>
      {(['day', 'night', 'taken'] as const).map((kind) => (
        <span key={kind}>
          <i data-kind={kind} />
          {texts.legend[kind]}
        </span>
      ))}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => {
  const { day, night, taken, text } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 18,
    rowGap: 4,
    marginTop: 8,
    color: text.secondary,
    fontSize: '0.875rem',
    '& i': {
      display: 'inline-block',
      width: 14,
      height: 14,
      marginRight: 6,
      border: `1.5px solid ${taken.border}`,
      borderRadius: 4,
      backgroundColor: taken.main,
      verticalAlign: -2,
    },
    '& i[data-kind="day"]': { borderColor: day.border, backgroundColor: day.main },
    '& i[data-kind="night"]': { borderColor: night.border, backgroundColor: night.main },
  };
});
