import { HourButton, HourChip } from '../../shared/ui/hours/hour-chip';
import { isNight, slotEnd, slots } from '../../shared/model/slots';
import { rulesOf } from '../../shared/model/venue-rules';
import { DateGrid } from '../../shared/ui/month-grid/date-grid';
import { LengthPicker } from '../../features/booking/components/hours/length-picker';
import { SlotGrid } from '../../features/booking/components/hours/slot-grid';
import { dayHoursHint } from '../../features/booking/model/opening-of-day';
import type { SlotChoice } from '../../features/booking/model/slot-choices';
import { aBooking } from '../../testing/builders';
import { ignore, Row } from '../rows';
import { texts } from '../texts';

/** Each state by day and by night. */
const states = ['past', 'taken', 'free', 'mine', 'free', 'taken'] as const;

const choices: SlotChoice[] = slots.map((timeSlot, index) => {
  const state = states[index % states.length] ?? 'free';
  const tariff = isNight(timeSlot) ? 'night' : 'day';
  const hour = { timeSlot, tariff, cents: tariff === 'night' ? 1650 : 1450 } as const;
  return state === 'mine' ? { ...hour, state, booking: aBooking() } : { ...hour, state };
});

const dayHint = dayHoursHint(rulesOf(undefined), '2027-11-24');

export function Hours() {
  const chosen = choices.findLast(({ state }) => state === 'free')?.timeSlot ?? null;
  return (
    <>
      <Row>
        <HourChip to="/" slot="08:00" cents={1450} name={texts.short} />
        <HourChip to="/" slot="20:00" cents={1650} name={texts.short} place={texts.longCourt} />
        <HourButton slot="21:00" cents={1650} name={texts.short} onClick={ignore} />
      </Row>
      <SlotGrid choices={choices} chosen={chosen} dayHint={dayHint} disabled={false} onChoose={ignore} />
      <SlotGrid choices={choices.slice(0, 6)} chosen="08:00" dayHint={dayHint} disabled onChoose={ignore} />
    </>
  );
}

/** Lengths before and after a start is chosen, and starts at which the wanted one does not fit. */
export function Lengths() {
  const prices = [1450, 2175, null];
  const lengths = [60, 90, 120].map((minutes, index) => ({ minutes, cents: prices[index] ?? null }));
  const states = ['free', 'short', 'taken', 'free'] as const;
  const starts = states.map((state, index): SlotChoice => {
    const timeSlot = slotEnd('17:00', index * 30);
    return { timeSlot, tariff: index < 2 ? 'day' : 'night', cents: 2175, state };
  });
  return (
    <>
      <LengthPicker
        name="sin-precio"
        lengths={lengths.map(({ minutes }) => ({ minutes, cents: null }))}
        value={60}
        onChange={ignore}
      />
      <LengthPicker name="con-precio" lengths={lengths} value={90} onChange={ignore} />
      <SlotGrid choices={starts} chosen="17:00" dayHint={dayHint} disabled={false} onChoose={ignore} />
    </>
  );
}

export function Months() {
  return (
    <DateGrid value="2027-11-24" today="2027-11-21" first="2027-11-21" last="2028-01-19" onChange={ignore} />
  );
}
