import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import { areaInWords, capitalised } from '../../model/week-words';
import { contains, HALVES, MORNING, type Area, type Cell } from '../../model/week';
import { texts } from '../../texts';
import { WEEKDAYS } from '../../types';
import { GridTable } from './grid-table';
import { useGridKeys } from './use-grid-keys';
import { usePainting } from './use-painting';
import { WeekRow, type CellFace } from './week-row';

interface WeekGridProps {
  label: string;
  describedBy: string;
  /** True if the hours before 06:00 matter. Otherwise they are shown on demand. */
  isEarly: boolean;
  faceOf: (cell: Cell) => CellFace;
  /** Returns the new state of an area: "abierto" or "cerrado". */
  wordsOf: (on: boolean) => string;
  onPaint: (area: Area, on: boolean) => void;
}

/** A week as weekdays × half hours, painted with the mouse, a finger or the keyboard. */
export function WeekGrid({ label, describedBy, isEarly, faceOf, wordsOf, onPaint }: WeekGridProps) {
  const [wantsEarly, setWantsEarly] = useState(false);
  const first = isEarly || wantsEarly ? 0 : MORNING;
  const grid = useRef<HTMLTableElement>(null);
  const [said, setSaid] = useState('');
  const paint = (area: Area, from: Cell) => {
    const on = !faceOf(from).isOn;
    onPaint(area, on);
    setSaid(texts.painted(capitalised(areaInWords(area)), wordsOf(on)));
  };
  const keys = useGridKeys({ first, onPaint: paint });
  const { stroke, strokeFrom, handlers } = usePainting({
    grid,
    onPaint: (area, from) => {
      paint(area, from);
      keys.moveTo(from);
    },
  });
  const area = stroke ?? keys.chosen;
  const from = strokeFrom ?? keys.chosenFrom;
  const will = from && (faceOf(from).isOn ? 'clear' : 'fill');

  return (
    <>
      <GridTable
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-multiselectable="true"
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onContextMenu={(event) => (stroke ? event.preventDefault() : undefined)}
        {...handlers}
      >
        <DayNames />
        <tbody>
          {Array.from({ length: HALVES - first }, (_, index) => first + index).map((half) => (
            <WeekRow
              key={half}
              half={half}
              first={first}
              faceOf={faceOf}
              activeDay={half === keys.active.half ? keys.active.day : null}
              cellRef={keys.focusIfWanted}
              willBe={(cell) => (area && will && contains(area, cell) ? will : undefined)}
            />
          ))}
        </tbody>
      </GridTable>
      {isEarly ? null : <EarlySwitch checked={wantsEarly} onChange={setWantsEarly} />}
      <span role="status" className="s-hidden">
        {said}
      </span>
    </>
  );
}

interface EarlySwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function EarlySwitch({ checked, onChange }: EarlySwitchProps) {
  const control = <Switch checked={checked} onChange={(_, isChecked) => onChange(isChecked)} />;
  return <FormControlLabel control={control} label={texts.earlyHours} sx={{ mt: 1 }} />;
}

function DayNames() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="s-hidden">{texts.hour}</span>
        </th>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col" abbr={texts.weekdays[weekday]}>
            {texts.weekdaysShort[weekday]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
