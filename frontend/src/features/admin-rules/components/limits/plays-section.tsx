import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { EditorProps } from '../../model/draft';
import { texts } from '../../texts';
import { RuleBody } from '../rule-body';
import { ChoiceField } from '../fields/choice-field';
import { fieldGrid } from '../fields/field-grid';

const offered = [30, 60, 90, 120, 150, 180];

/** How long a play lasts and when it can begin. The first length is the default. */
export function PlaysSection({ draft, problems, onChange }: EditorProps) {
  const { lengths, startsEvery } = draft;
  const labelId = useId();
  const toggle = (length: number) => {
    const others = lengths.filter((other) => other !== length);
    onChange({ lengths: others.length < lengths.length ? others : [...lengths, length] });
  };
  const prefer = (length: number) =>
    onChange({ lengths: [length, ...lengths.filter((other) => other !== length)] });
  return (
    <RuleBody hint={texts.playsHint}>
      <Typography id={labelId} sx={{ fontWeight: 600, mb: 0.75 }}>
        {texts.lengths}
      </Typography>
      <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((length) => (
          <Length
            key={length}
            variant="outlined"
            aria-pressed={lengths.includes(length)}
            onClick={() => toggle(length)}
          >
            {texts.minutes(length)}
          </Length>
        ))}
      </Box>
      {problems.lengths ? <FormHelperText error>{problems.lengths}</FormHelperText> : null}
      <Box sx={{ ...fieldGrid, mt: 2.5 }}>
        {lengths.length > 1 ? (
          <ChoiceField
            label={texts.firstLength}
            hint={texts.firstLengthHint}
            value={String(lengths[0])}
            choices={offered
              .filter((length) => lengths.includes(length))
              .map((length) => ({ value: String(length), label: texts.minutes(length) }))}
            onChange={(length) => prefer(Number(length))}
          />
        ) : null}
        <ChoiceField
          label={texts.startsEvery}
          hint={texts.startsHint}
          value={String(startsEvery)}
          choices={starts}
          onChange={(minutes) => onChange({ startsEvery: minutes === '30' ? 30 : 60 })}
        />
      </Box>
    </RuleBody>
  );
}

const starts = [
  { value: '60', label: texts.everyHour },
  { value: '30', label: texts.everyHalfHour },
];

const Length = styled(Button)(({ theme: { vars } }) => ({
  color: vars.palette.text.primary,
  '&[aria-pressed="true"]': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.primary.soft,
    color: vars.palette.primary.onSoft,
  },
}));
