import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { words } from '../../../../shared/texts/words';
import { isBeingPaid, type useTakePlace } from '../../api/take-place';
import { freePlaces } from '../../../payments/sharing/seats';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';
import { PartPrice } from './part-price';
import { TakeForm } from './take-form';
import { TimeStrip } from './time-strip';
import { WaitingNotice } from './waiting-notice';

interface TakePlaceProps {
  page: SharedLinkPage;
  fetchedAt: number;
  taking: ReturnType<typeof useTakePlace>;
  lapsed: boolean;
}

/**
 * The price of a place, the deadline, and the form that takes one. If other players are paying all
 * places, or the organiser is paying the rest, it waits and takes the first one that becomes free.
 */
export function TakePlace({ page, fetchedAt, taking, lapsed }: TakePlaceProps) {
  const { link, booking } = page;
  const waiting = isBeingPaid(taking.error);
  const organiserPays = link.restHeldUntil !== null;
  const takeFreed = useEffectEvent(() => {
    if (waiting && !organiserPays && freePlaces(link) > 0) taking.mutate(taking.variables ?? {});
  });
  useEffect(() => takeFreed(), [fetchedAt, waiting]);

  return (
    <>
      <PartPrice amount={link.amountPerPerson} page={page} />
      <TimeStrip
        until={link.expiresAt}
        timeZone={booking.timeZone}
        label={words.payUntil}
        endedLabel={texts.deadlinePassed}
      />
      {lapsed && !organiserPays ? (
        <Typography role="status" sx={{ mt: 2, fontWeight: 600 }}>
          {texts.lapsed}
        </Typography>
      ) : null}
      {organiserPays ? (
        <WaitingNotice
          title={texts.restBeingPaid}
          hint={lapsed ? `${texts.superseded} ${texts.restBeingPaidHint}` : texts.restBeingPaidHint}
          focused={lapsed || waiting}
        />
      ) : waiting ? (
        <WaitingNotice title={texts.beingPaid} hint={texts.beingPaidHint} focused />
      ) : null}
      {/* The form keeps what was typed into it for when a place is free again. */}
      <div hidden={organiserPays || waiting}>
        <TakeForm page={page} taking={taking} />
      </div>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {texts.beforePaying} {texts.moneyBack}
      </Typography>
    </>
  );
}
