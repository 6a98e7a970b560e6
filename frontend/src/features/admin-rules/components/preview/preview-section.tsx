import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { longDay } from '../../../../shared/model/dates';
import type { GameType } from '../../../../shared/model/tariff';
import { words } from '../../../../shared/texts/words';
import { DayField } from '../../../../shared/ui/form/day-field';
import { PageSection } from '../../../../shared/ui/screen/page-section';
import { openingOf, startsOf } from '../../model/preview-day';
import { hoursInWords } from '../../model/week-words';
import { texts } from '../../texts';
import type { Court, Rules } from '../../types';
import { ChoiceField } from '../fields/choice-field';
import { StartList } from './start-list';

interface PreviewSectionProps {
  courts: readonly Court[];
  today: string;
  /** The rules as the screen would save them; null while something is wrong. */
  rules: Rules | null;
}

/** A day as players would see it with the rules of the screen, saved or not. */
export function PreviewSection({ courts, today, rules }: PreviewSectionProps) {
  const [date, setDate] = useState(today);
  const [courtId, setCourtId] = useState(courts[0]?.id ?? '');
  const [game, setGame] = useState<GameType>('singles');
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
        <DayField label={texts.previewDate} value={date} onChange={(chosen) => setDate(chosen || today)} />
        <ChoiceField label={texts.court} value={courtId} choices={choices} onChange={setCourtId} />
        <ChoiceField label={texts.game} value={game} choices={games} onChange={setGame} />
      </Box>
      {rules ? (
        <Day rules={rules} date={date} court={court} game={game} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{texts.previewWaits}</Typography>
      )}
    </PageSection>
  );
}

interface DayProps {
  rules: Rules;
  date: string;
  court: Court;
  game: GameType;
}

function Day({ rules, date, court, game }: DayProps) {
  const { open, reason } = openingOf(rules, date);
  const facts = [hoursInWords(open), ...(reason === null ? [] : [reason])];
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{longDay(date)}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{facts.join(' · ')}</Typography>
      <StartList starts={startsOf(rules, { date, court, game })} nightFrom={rules.nightFrom} />
    </>
  );
}

const games = [
  { value: 'singles', label: words.game.singles },
  { value: 'doubles', label: words.game.doubles },
] as const;

const fields = {
  display: 'grid',
  gap: 2,
  mb: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
