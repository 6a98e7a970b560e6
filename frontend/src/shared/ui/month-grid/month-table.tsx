import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { weeksOf, type LocalDay, type LocalMonth } from '../../model/dates';
import { texts } from './texts';

interface MonthTableProps {
  month: LocalMonth;
  /** `L M X J V S D` for a date picker, `Lun … Dom` for a calendar. */
  headers: 'letters' | 'short';
  labelledBy: string;
  /** The content of a day's cell. */
  children: (day: LocalDay) => ReactNode;
  /**
   * Makes the table an interactive date grid. Contains the chosen day, the key handler and the
   * weeks that phones leave out.
   */
  grid?: {
    selected: LocalDay;
    onKeyDown: (event: KeyboardEvent) => void;
    firstDay: LocalDay;
  };
}

/** A month as a table. Weeks start on Monday; cells outside the month are blank. */
export function MonthTable({ month, headers, labelledBy, children, grid }: MonthTableProps) {
  return (
    <Table role={grid ? 'grid' : undefined} aria-labelledby={labelledBy} onKeyDown={grid?.onKeyDown}>
      <thead>
        <tr>
          {texts.weekdays.map((weekday, index) => (
            <th key={weekday} scope="col" abbr={weekday}>
              <span aria-hidden="true">
                {headers === 'letters' ? texts.weekdayLetters[index] : texts.weekdayShort[index]}
              </span>
              <span className="s-hidden">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row} data-past={grid ? isPast(week, grid.firstDay) : undefined}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} />
              ) : (
                <td
                  key={column}
                  role={grid ? 'gridcell' : undefined}
                  aria-selected={grid ? day === grid.selected : undefined}
                >
                  {children(day)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function isPast(week: readonly (LocalDay | null)[], firstDay: LocalDay): boolean {
  return week.every((day) => day === null || day < firstDay);
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 3,
  '& th': {
    padding: '4px 0',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& td': { padding: 0, verticalAlign: 'top' },
  [theme.breakpoints.down('md')]: { '& tr[data-past="true"]': { display: 'none' } },
}));
