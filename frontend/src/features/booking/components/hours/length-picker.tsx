import { styled } from '@mui/material/styles';
import { formatMoney, spokenMoney } from '../../../../shared/model/money';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { radius } from '../../../../shared/theme/tokens';
import { texts } from '../../texts';
import type { LengthChoice } from '../../use-hours';
import { ChoiceInput } from '../choices/choice-input';

interface LengthPickerProps {
  /** Of the radio group. */
  name?: string;
  lengths: readonly LengthChoice[];
  value: number;
  onChange: (minutes: number) => void;
}

/**
 * The lengths of play that the day offers, as native radio buttons. Each has its price as soon as a
 * start is chosen.
 */
export function LengthPicker({ name = 'duracion', lengths, value, onChange }: LengthPickerProps) {
  return (
    <Lengths role="radiogroup" aria-label={texts.length}>
      {lengths.map(({ minutes, cents }) => {
        const words = lengthInWords(minutes);
        return (
          <label key={minutes}>
            <ChoiceInput
              type="radio"
              name={name}
              value={minutes}
              aria-label={cents === null ? words : texts.lengthName(words, spokenMoney(cents))}
              checked={minutes === value}
              onChange={() => onChange(minutes)}
            />
            <span className="chip">
              <b>{words}</b>
              {cents === null ? null : <span translate="no">{formatMoney(cents)}</span>}
            </span>
          </label>
        );
      })}
    </Lengths>
  );
}

const Lengths = styled('div')(({ theme }) => {
  const { control, primary } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginTop: 12,
    '& label': { position: 'relative', cursor: 'pointer' },
    '& .chip': {
      display: 'flex',
      alignItems: 'baseline',
      columnGap: 8,
      minHeight: 44,
      padding: '9px 14px',
      border: `1.5px solid ${control.main}`,
      borderRadius: radius.tile,
      whiteSpace: 'nowrap',
    },
    '& label:hover .chip': { borderColor: primary.main },
    '& input:checked + .chip': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      backgroundColor: primary.soft,
      color: primary.onSoft,
    },
    '& input:focus-visible + .chip': { outline: `3px solid ${primary.main}`, outlineOffset: 2 },
  };
});
