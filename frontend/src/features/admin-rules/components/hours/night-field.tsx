import { halfHourTimes } from '../../model/week';
import { texts } from '../../texts';
import { ChoiceField } from '../fields/choice-field';

interface NightFieldProps {
  value: string;
  onChange: (time: string) => void;
}

/** When the tariff of the night begins. */
export function NightField({ value, onChange }: NightFieldProps) {
  return (
    <ChoiceField
      label={texts.nightFrom}
      hint={texts.nightHint}
      value={value}
      choices={halfHourTimes.map((time) => ({ value: time, label: texts.atTime(time) }))}
      onChange={onChange}
    />
  );
}
