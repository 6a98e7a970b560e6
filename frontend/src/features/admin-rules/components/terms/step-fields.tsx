import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { CountField } from '../../../../shared/ui/form/number-field';
import { firstWrongStep, stepLimits, withLowerStep, type TypedStep } from '../../model/refund-steps';
import { texts } from '../../texts';
import { outdent } from '../../../../shared/theme/tokens';

interface StepFieldsProps {
  steps: readonly TypedStep[];
  problem: string | undefined;
  onChange: (steps: readonly TypedStep[]) => void;
}

/** The steps of the refund terms as numbers: at least so many hours of notice give so much back. */
export function StepFields({ steps, problem, onChange }: StepFieldsProps) {
  const wrong = firstWrongStep(steps);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {steps.map((step, index) => (
        <Box key={index} role="group" aria-label={texts.step(index + 1)} sx={row}>
          <CountField
            label={index === 0 ? texts.moreThan : texts.atLeast}
            unit={texts.units.hours}
            value={step.hoursBefore}
            problem={index === wrong ? '' : undefined}
            onChange={(hoursBefore) => onChange(steps.with(index, { ...step, hoursBefore }))}
          />
          <CountField
            label={texts.givesBack}
            unit="%"
            value={step.percentage}
            problem={index === wrong ? '' : undefined}
            onChange={(percentage) => onChange(steps.with(index, { ...step, percentage }))}
          />
          {steps.length > 1 ? (
            <IconButton
              aria-label={texts.removeStep(index + 1)}
              onClick={() => onChange(steps.filter((_, other) => other !== index))}
            >
              <DeleteOutlineRounded />
            </IconButton>
          ) : null}
        </Box>
      ))}
      {wrong >= 0 || problem ? (
        <FormHelperText error role="status">
          {problem ?? texts.stepsWrong}
        </FormHelperText>
      ) : null}
      {steps.length < stepLimits.most ? (
        <Button
          size="small"
          startIcon={<AddRounded />}
          onClick={() => onChange(withLowerStep(steps))}
          sx={{ justifySelf: 'start', ml: outdent.smallWithIcon }}
        >
          {texts.addStep}
        </Button>
      ) : null}
    </Box>
  );
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  maxWidth: 560,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 48px',
} as const;
