import { useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { dayTitle, type LocalDay } from '../../../../shared/model/dates';
import { slotEnd } from '../../../../shared/model/slots';
import type { Intervals } from '../../../../shared/model/venue-rules';
import { words } from '../../../../shared/texts/words';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { firstStart } from '../../model/desk-hours';
import { isSellable } from '../../model/sale';
import { texts } from '../../texts';
import type { DeskCourt, DeskHour } from '../../types';
import { useBlocking } from '../../use-blocking';
import { useSelling, type SaleInProgress } from '../../use-selling';
import { BlockFields } from '../block/block-fields';
import { ChoiceTiles } from '../../../../shared/ui/form/choice-tiles';
import { SaleFields } from '../sale/sale-fields';
import { SendLink } from '../sale/send-link';
import { SoldReceipt } from '../../../../shared/ui/receipt/sold-receipt';
import { formatMoney } from '../../../../shared/model/money';

interface FreeHourDialogProps {
  venueId: string;
  timeZone: string;
  court: DeskCourt;
  hour: DeskHour;
  day: LocalDay;
  /** The current day at the venue. */
  today: LocalDay;
  /** The intervals of the day in which the venue is open. */
  opening: Intervals;
  /** The current time at the venue, or an empty text if the day has not begun there. */
  now: string;
  onClose: () => void;
}

const choices = [
  { value: 'sell', label: texts.sale.sell },
  { value: 'block', label: texts.block },
] as const;

/** A free hour: sells it to a customer, or blocks it. */
export function FreeHourDialog(props: FreeHourDialogProps) {
  const { venueId, timeZone, court, hour, day, today, now, onClose } = props;
  const mayBeSold = isSellable(court, hour);
  const [what, setWhat] = useState<'sell' | 'block'>(mayBeSold ? 'sell' : 'block');
  const start = firstStart(hour.timeSlot, now);
  const blocking = useBlocking({ ...props, start }, onClose);
  const selling = useSelling({
    start: { venueId, courtId: court.id, date: day, timeSlot: start },
    hour,
    hasBegun: hour.timeSlot <= now,
    timeZone,
    enabled: mayBeSold,
    onClose,
  });
  const isSale = what === 'sell';
  const { isPending, error, send } = isSale ? selling : blocking;
  const hours = isSale && selling.minutes !== null ? [start, slotEnd(start, selling.minutes)] : null;
  const title = dayTitle(day);

  if (selling.sold) {
    const { until, ...sold } = selling.sold;
    const when = texts.sale.when(title, start, until);
    return <SendLink {...sold} name={selling.form.name} when={when} onClose={onClose} />;
  }
  if (selling.taken) return <SoldReceipt {...selling.taken} onClose={onClose} />;
  return (
    <FormDialog
      title={words.courtName(court.courtNumber, court.name)}
      subtitle={
        isSale
          ? texts.when(title, hours ? words.hours(hours[0] ?? '', hours[1] ?? '') : start)
          : `${title}. ${texts.blockHint}`
      }
      submitLabel={isSale ? saleButton(selling) : texts.block}
      cancelLabel={words.back}
      pending={isPending}
      submitDisabled={isSale && selling.tariff === null}
      error={error ? userMessageOf(error) : null}
      width="sm"
      onPhones="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onClose={onClose}
    >
      {mayBeSold ? (
        <ChoiceTiles label={texts.freeHour} hideLabel choices={choices} value={what} onChange={setWhat} />
      ) : null}
      {isSale ? (
        <SaleFields venueId={venueId} selling={selling} />
      ) : (
        <BlockFields blocking={blocking} day={day} today={today} />
      )}
    </FormDialog>
  );
}

/** Returns what the button of a sale says: what happens with the money. */
function saleButton({ form: { kind }, due }: Pick<SaleInProgress, 'form' | 'due'>): string {
  const { confirm, sell } = texts.sale;
  if (kind === 'link' || kind === 'at_club' || kind === 'later' || kind === 'free') return confirm[kind];
  return due === null ? sell : confirm.taken(formatMoney(due));
}
