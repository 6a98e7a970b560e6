import CheckRounded from '@mui/icons-material/CheckRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import { memo } from 'react';
import { formatMoney, spokenMoney } from '../../../../shared/model/money';
import type { SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';
import { ChoiceInput } from '../choices/choice-input';
import { SlotTile } from './slot-tile';

interface SlotOptionProps {
  choice: SlotChoice & { state: 'free' | 'taken' | 'past' | 'short' };
  chosen: boolean;
  onChoose: (timeSlot: string) => void;
}

/** One hour as a native radio button: free with its price, or closed with the reason. */
export const SlotOption = memo(function SlotOption({ choice, chosen, onChoose }: SlotOptionProps) {
  const { timeSlot, tariff, cents, state } = choice;
  const free = state === 'free';
  const why = free ? '' : texts.closedHour[state];
  const name = free
    ? texts.hourName(timeSlot, texts.tariff[tariff], spokenMoney(cents))
    : texts.closedHourName(timeSlot, why);
  return (
    <SlotTile data-tariff={tariff} data-state={state}>
      <ChoiceInput
        type="radio"
        name="hora"
        value={timeSlot}
        aria-label={name}
        checked={chosen}
        disabled={!free}
        onChange={() => onChoose(timeSlot)}
      />
      <span className="tile">
        <b translate="no">{timeSlot}</b>
        <span className="note" translate={free ? 'no' : undefined}>
          {free && tariff === 'night' ? <DarkModeRounded aria-hidden /> : null}
          {free ? formatMoney(cents) : why}
        </span>
        {chosen ? <CheckRounded aria-hidden className="check" /> : null}
      </span>
    </SlotTile>
  );
});
