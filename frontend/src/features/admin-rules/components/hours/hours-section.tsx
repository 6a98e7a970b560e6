import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import type { EditorProps } from '../../model/draft';
import { halfOfTime, hoursOfWeek, isEarly, painted, weekOfHours, type Cell } from '../../model/week';
import { texts } from '../../texts';
import { RuleBody } from '../rule-body';
import { Legend } from '../week-grid/legend';
import { WeekGrid } from '../week-grid/week-grid';
import type { CellFace } from '../week-grid/week-row';
import { HourRows } from './hour-rows';
import { NightField } from './night-field';

/** The opening hours of the week and the beginning of the night. */
export function HoursSection({ draft, onChange }: EditorProps) {
  const hintId = useId();
  const week = useMemo(() => weekOfHours(draft.openingHours), [draft.openingHours]);
  const night = halfOfTime(draft.nightFrom);
  const faceOf = ({ day, half }: Cell): CellFace => {
    const isOn = week[day]?.[half] ?? false;
    if (!isOn) return { isOn, tone: 'off', words: texts.shut };
    return { isOn, tone: half >= night ? 'night' : 'day', words: texts.open };
  };
  return (
    <RuleBody hint={texts.hoursHint}>
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
              {texts.howToPaint}
            </Box>
            <Box component="span" sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline' } }}>
              {texts.howToTouch}
            </Box>
          </Typography>
          <Legend tones={legend} />
          <WeekGrid
            label={texts.hoursGrid}
            describedBy={hintId}
            isEarly={isEarly(week)}
            faceOf={faceOf}
            wordsOf={(on) => (on ? texts.open : texts.shut)}
            onPaint={(area, on) => onChange({ openingHours: hoursOfWeek(painted(week, area, on)) })}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <HourRows hours={draft.openingHours} onChange={(openingHours) => onChange({ openingHours })} />
          <NightField value={draft.nightFrom} onChange={(nightFrom) => onChange({ nightFrom })} />
        </Box>
      </Box>
    </RuleBody>
  );
}

const legend = [
  { tone: 'day', label: texts.openByDay },
  { tone: 'night', label: texts.openByNight },
  { tone: 'off', label: texts.closed },
] as const;

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
} as const;
