import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { shiftDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { DayField } from '../../../../shared/ui/form/day-field';
import { PageSection } from '../../../../shared/ui/screen/page-section';
import { texts } from '../../texts';
import type { Court, RulesChange } from '../../types';
import { ChoiceField } from '../fields/choice-field';
import { PreviewedDay } from './previewed-day';

interface PreviewSectionProps {
  venueId: string;
  /** The version of the rules that the change was made on. */
  version: number;
  /** The change that the screen would save; null while a field is wrong. */
  change: RulesChange | null;
  courts: readonly Court[];
  today: string;
}

/** A day as players would see it with the rules of the screen, saved or not. */
export function PreviewSection({ courts, today, ...rules }: PreviewSectionProps) {
  const tomorrow = shiftDay(today, 1);
  const [date, setDate] = useState(tomorrow);
  const [courtId, setCourtId] = useState(courts[0]?.id ?? '');
  const court = courts.find(({ id }) => id === courtId);
  const choices = courts.map(({ id, courtNumber, name }) => ({
    value: id,
    label: words.courtTitle(courtNumber, name),
  }));
  if (!court) {
    return (
      <PageSection title={texts.preview} hint={texts.previewHint}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.previewWithoutCourts}</Typography>
      </PageSection>
    );
  }
  return (
    <PageSection title={texts.preview} hint={texts.previewHint}>
      <Box sx={fields}>
        <DayField label={texts.previewDate} value={date} onChange={(day) => setDate(day || tomorrow)} />
        <ChoiceField label={texts.court} value={courtId} choices={choices} onChange={setCourtId} />
      </Box>
      <PreviewedDay {...rules} date={date} court={court} today={today} />
    </PageSection>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  mb: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
