import { HALVES, timeOfHalf, type Cell } from '../../model/week';
import { texts } from '../../texts';
import { WEEKDAYS } from '../../types';
import type { Tone } from './grid-table';

/** How a half hour looks and what a screen reader says about it. */
export interface CellFace {
  isOn: boolean;
  tone: Tone;
  /** "abierto", "$18.00" */
  words: string;
  /** Shown at the beginning of equal half hours. */
  mark?: string;
}

interface WeekRowProps {
  half: number;
  /** The first half hour that is shown. */
  first: number;
  faceOf: (cell: Cell) => CellFace;
  /** The day whose cell has the tab stop, if it is in this row. */
  activeDay: number | null;
  cellRef: (node: HTMLElement | null) => void;
  /** Returns the effect that an unfinished stroke will have on a cell. */
  willBe: (cell: Cell) => 'fill' | 'clear' | undefined;
}

/** One half hour of the seven days. The full hours have their time at the left. */
export function WeekRow({ half, first, faceOf, activeDay, cellRef, willBe }: WeekRowProps) {
  const isFullHour = half % 2 === 0;
  return (
    <tr>
      <th scope="row" data-hour={isFullHour}>
        <span className={isFullHour ? undefined : 's-hidden'}>{timeOfHalf(half)}</span>
      </th>
      {WEEKDAYS.map((weekday, day) => {
        const face = faceOf({ day, half });
        const begins = half === first || !isSame(face, faceOf({ day, half: half - 1 }));
        const ends = half === HALVES - 1 || !isSame(face, faceOf({ day, half: half + 1 }));
        return (
          <td
            key={weekday}
            ref={day === activeDay ? cellRef : undefined}
            role="gridcell"
            tabIndex={day === activeDay ? 0 : -1}
            aria-selected={face.isOn}
            aria-label={texts.cell(texts.weekdays[weekday], timeOfHalf(half), face.words)}
            data-cell={`${day}-${half}`}
            data-tone={face.tone}
            data-begins={begins || undefined}
            data-ends={ends || undefined}
            data-pair={face.mark?.includes('/') || undefined}
            data-will={willBe({ day, half })}
          >
            {begins && face.mark ? <Mark text={face.mark} /> : null}
          </td>
        );
      })}
    </tr>
  );
}

/** "17.95/35.90", which may break after its slash where the column is narrow. */
function Mark({ text }: { text: string }) {
  const [first = '', second] = text.split('/');
  return second === undefined ? (
    first
  ) : (
    <>
      {`${first}/`}
      <wbr />
      {second}
    </>
  );
}

const isSame = (one: CellFace, other: CellFace) => one.tone === other.tone && one.mark === other.mark;
