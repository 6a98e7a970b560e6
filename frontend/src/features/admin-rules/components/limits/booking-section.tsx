import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { CountField } from '../../../../shared/ui/form/number-field';
import type { EditorProps } from '../../model/draft';
import { texts } from '../../texts';
import { RuleBody } from '../rule-body';
import { fieldGrid } from '../fields/field-grid';
import { SpanField } from '../fields/span-field';

/** How early and how late players book, the time to pay, and how many bookings they may hold. */
export function BookingSection({ draft, problems, onChange }: EditorProps) {
  return (
    <RuleBody hint={texts.bookingHint}>
      <Box sx={fieldGrid}>
        <CountField
          label={texts.windowDays}
          unit={texts.daysAhead}
          value={draft.windowDays}
          problem={problems.windowDays}
          onChange={(windowDays) => onChange({ windowDays })}
        />
        <SpanField
          label={texts.leadMinutes}
          hint={texts.leadHint}
          value={draft.leadMinutes}
          problem={problems.leadMinutes}
          onChange={(leadMinutes) => onChange({ leadMinutes })}
        />
        <SpanField
          label={texts.paymentMinutes}
          hint={texts.paymentHint}
          value={draft.paymentMinutes}
          problem={problems.paymentMinutes}
          onChange={(paymentMinutes) => onChange({ paymentMinutes })}
        />
        <CountField
          label={texts.maxActive}
          hint={texts.maxActiveHint}
          placeholder={texts.noLimit}
          value={draft.maxActivePerPlayer}
          problem={problems.maxActivePerPlayer}
          onChange={(maxActivePerPlayer) => onChange({ maxActivePerPlayer })}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={draft.payAtClub} onChange={(_, payAtClub) => onChange({ payAtClub })} />}
        label={texts.payAtClub}
        sx={{ mt: 2 }}
      />
      <FormHelperText>{texts.payAtClubHint}</FormHelperText>
      <FormControlLabel
        control={
          <Switch
            checked={draft.splitUntil === 'after_play'}
            onChange={(_, isLater) => onChange({ splitUntil: isLater ? 'after_play' : 'grace' })}
          />
        }
        label={texts.splitUntil}
        sx={{ mt: 2 }}
      />
      <FormHelperText>{texts.splitHint}</FormHelperText>
    </RuleBody>
  );
}
