import { memo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { GameType } from '../../../../../shared/model/games';
import { paths } from '../../../../../shared/config/paths';
import type { LocalDay } from '../../../../../shared/model/dates';
import { formatMoney } from '../../../../../shared/model/money';
import { isNight } from '../../../../../shared/model/slots';
import type { FreeHour } from '../../../../../shared/model/venue-day';
import { lengthInWords } from '../../../../../shared/texts/play-words';
import { words } from '../../../../../shared/texts/words';
import { opensElsewhere } from '../../../../../shared/ui/hours/hour-chip';
import { usePreloadPage } from '../../../../../shared/ui/screen/page-preload';
import { firstFree, isFree, nextFree, type Board, type BoardRow, type Position } from '../../../model/board';
import { Table } from './board-styles';
import { texts } from './texts';

interface Chosen {
  date: LocalDay;
  gameType: GameType;
  /** The length that every price is for; without it, shorter ones are named. */
  minutes: number | undefined;
  nightFrom: string;
  /** Called instead of opening the link of a free hour. */
  onChoose: (courtId: string, courtNumber: number, hour: FreeHour) => void;
}

interface BoardTableProps extends Chosen {
  label: string;
  board: Board;
  /** The courts that receive no bookings, by id. */
  inMaintenance: ReadonlySet<string>;
  /** Shows above each start how many courts are free. */
  counted: boolean;
}

/**
 * Courts × starts, as an ARIA grid: one tab stop, and the arrow keys, Home and End move between the
 * free hours. Each is a link to the booking screen; a plain click shows what the hour would be.
 */
export function BoardTable({ label, board, inMaintenance, counted, ...chosen }: BoardTableProps) {
  const { columns, rows } = board;
  const [active, setActive] = useState<Position | null>(null);
  const preload = usePreloadPage();
  const isActive = active && isFree(rows[active.row]?.cells[active.column]);
  const tabStop = isActive ? active : firstFree(rows);
  const [first] = rows;
  const near = () => first && preload(paths.booking(first.courtId));
  const handleFocus = ({ target }: FocusEvent) => {
    near();
    setActive(positionOf(target));
  };
  return (
    <Table
      role="grid"
      aria-label={label}
      onKeyDown={(event) => focusNext(event, rows)}
      onFocus={handleFocus}
      onPointerEnter={near}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="s-hidden">{texts.court}</span>
          </th>
          {columns.map(({ slot, free }) => (
            <th key={slot} scope="col">
              {slot}
              {counted ? <small>{texts.freeCourts(free)}</small> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.courtId}
            row={row}
            isInMaintenance={inMaintenance.has(row.courtId)}
            tabStop={tabStop?.row === index ? tabStop.column : null}
            {...chosen}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Chosen {
  row: BoardRow;
  isInMaintenance: boolean;
  /** The column of the tab stop, if it is in this row. */
  tabStop: number | null;
}

const Row = memo(function Row({ row, isInMaintenance, tabStop, nightFrom, ...chosen }: RowProps) {
  const { courtNumber, name, cells } = row;
  const court = words.court(courtNumber);
  return (
    <tr>
      <th scope="row">
        <b aria-hidden>{courtNumber}</b>
        <span className="s-hidden">{court}</span>
        <small>{isInMaintenance ? texts.outOfService : name === court ? null : name}</small>
      </th>
      {cells.map((cell, column) =>
        isFree(cell) ? (
          <td key={cell.slot}>
            <HourLink
              courtId={row.courtId}
              court={court}
              courtNumber={courtNumber}
              hour={cell}
              isNight={isNight(cell.slot, nightFrom)}
              tabIndex={tabStop === column ? 0 : -1}
              {...chosen}
            />
          </td>
        ) : (
          // The columns change only together with the whole table.
          <td key={column} data-closed={cell} aria-label={texts.closed[cell]} />
        ),
      )}
    </tr>
  );
});

interface HourLinkProps extends Omit<Chosen, 'nightFrom'> {
  courtId: string;
  court: string;
  courtNumber: number;
  hour: FreeHour;
  isNight: boolean;
  tabIndex: number;
}

function HourLink({ isNight: atNight, tabIndex, onChoose, ...props }: HourLinkProps) {
  const { courtId, court, courtNumber, hour, gameType, minutes } = props;
  const { date, slot, cents } = hour;
  const price = formatMoney(cents);
  const length = minutes === undefined && hour.minutes ? lengthInWords(hour.minutes) : undefined;
  return (
    <Link
      to={paths.bookingOf(courtId, { date, slot, minutes: hour.minutes, gameType })}
      aria-label={texts.hourName(court, slot, price, length)}
      data-night={atNight}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose(courtId, courtNumber, hour);
      }}
    >
      <span translate="no">{price}</span>
      {length ? <small>{length}</small> : null}
    </Link>
  );
}

/** Where the cell of an element is, without the headings. */
function positionOf(element: Element): Position | null {
  const cell = element.closest('td');
  const row = cell?.closest('tr');
  return cell && row ? { row: row.rowIndex - 1, column: cell.cellIndex - 1 } : null;
}

function focusNext(event: KeyboardEvent<HTMLTableElement>, rows: readonly BoardRow[]): void {
  const from = event.target instanceof Element ? positionOf(event.target) : null;
  const next = from && nextFree(rows, from, event.key);
  if (!next) return;
  event.preventDefault();
  event.currentTarget.rows[next.row + 1]?.cells[next.column + 1]?.querySelector('a')?.focus();
}
