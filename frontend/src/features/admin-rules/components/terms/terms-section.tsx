import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { EditorProps } from '../../model/draft';
import { stepsOf, typedSteps } from '../../model/refund-steps';
import { texts } from '../../texts';
import { RuleBody } from '../rule-body';
import { fieldGrid } from '../fields/field-grid';
import { SpanField } from '../fields/span-field';
import { StepFields } from './step-fields';
import { TermsTimeline } from './terms-timeline';

/** The refunds of a cancellation: by notice, in the time for regret, and after a resale. */
export function TermsSection({ draft, problems, onChange }: EditorProps) {
  const steps = stepsOf(draft.refundSteps);
  return (
    <RuleBody hint={texts.termsHint}>
      {steps ? (
        <TermsTimeline steps={steps} onChange={(changed) => onChange({ refundSteps: typedSteps(changed) })} />
      ) : null}
      <StepFields
        steps={draft.refundSteps}
        problem={problems.refundSteps}
        onChange={(refundSteps) => onChange({ refundSteps })}
      />
      <Box sx={{ ...fieldGrid, mt: 3 }}>
        <SpanField
          label={texts.regretMinutes}
          hint={texts.regretHint}
          value={draft.regretMinutes}
          problem={problems.regretMinutes}
          onChange={(regretMinutes) => onChange({ regretMinutes })}
        />
      </Box>
      <FormControlLabel
        control={
          <Switch checked={draft.resaleRefund} onChange={(_, resaleRefund) => onChange({ resaleRefund })} />
        }
        label={texts.resaleRefund}
        sx={{ mt: 2 }}
      />
      <FormHelperText>{texts.resaleHint}</FormHelperText>
    </RuleBody>
  );
}
