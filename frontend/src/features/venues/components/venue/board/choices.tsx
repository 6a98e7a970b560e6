import { styled } from '@mui/material/styles';
import { radius } from '../../../../../shared/theme/tokens';

interface Choice<Value> {
  value: Value;
  /** The shown text. */
  label: string;
}

interface ChoicesProps<Value> {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, as native radio buttons. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, label, choices, value, onChange } = props;
  return (
    <Segments role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </Segments>
  );
}

const Segments = styled('div')(({ theme }) => {
  const { control, primary } = theme.vars.palette;
  return {
    display: 'flex',
    border: `1.5px solid ${control.main}`,
    borderRadius: radius.tile,
    '& label': { position: 'relative', display: 'flex', flexGrow: 1, cursor: 'pointer' },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& span': {
      flexGrow: 1,
      margin: 2,
      padding: '0 14px',
      borderRadius: radius.tile - 4,
      lineHeight: '40px',
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
    '& label:hover span': { backgroundColor: primary.soft, color: primary.onSoft },
    '& input:checked + span': { backgroundColor: primary.main, color: primary.contrastText },
    '& input:focus-visible + span': { outline: `3px solid ${primary.main}`, outlineOffset: 3 },
  };
});
