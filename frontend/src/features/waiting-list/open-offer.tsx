import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { userMessageOf } from '../../shared/api/api-error';
import { useLiveTopic } from '../../shared/api/live';
import { paths } from '../../shared/config/paths';
import { useInstant } from '../../shared/model/clock';
import { clockTime, longDay } from '../../shared/model/dates';
import { durationInWords } from '../../shared/model/duration';
import { centsOf, formatMoney } from '../../shared/model/money';
import { endOf } from '../../shared/model/play';
import { differsHere } from '../../shared/model/readers-clock';
import { words } from '../../shared/texts/words';
import { SubmitButton } from '../../shared/ui/button/submit-button';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useAccept, useDecline } from '../../shared/api/waiting-list';
import { quoteQuery } from '../payments/quote/quote-query';
import { whatFollows } from '../payments/quote/what-follows';
import { texts } from './texts';
import type { Offer } from '../../shared/model/waiting';

interface OpenOfferProps {
  offer: Offer;
  /** Called when the offer may have ended: its time is over, or another tab has answered. */
  onChange: () => void;
}

/** The offered hour, how long it is kept, and the buttons to take or decline it. */
export function OpenOffer({ offer, onChange }: OpenOfferProps) {
  const { token } = offer;
  const navigate = useNavigate();
  const showToast = useToast();
  const accept = useAccept(token, ({ id, manageUrl }) => {
    if (manageUrl === null) void navigate(paths.checkout(id), { replace: true });
    else window.location.assign(manageUrl);
  });
  const decline = useDecline(token);
  const isSending = accept.isPending || accept.isSuccess || decline.isPending;
  // The player's own request changes the offer too. Its response says what follows.
  const handleNews = () => {
    if (!isSending) onChange();
  };
  useLiveTopic(`/api/venues/${encodeURIComponent(offer.venue.id)}/events`, {
    onMessage: handleNews,
    onReady: handleNews,
  });

  const take = () =>
    // Another browser than the player's may see the price of everyone.
    accept.mutate(offer.entryId === null ? null : offer.price, {
      onError: (error) =>
        showToast({ tone: 'error', title: texts.takeFailed, description: userMessageOf(error) }),
    });
  const refuse = () =>
    decline.mutate(undefined, {
      onSuccess: () => showToast({ tone: 'success', title: texts.left, description: texts.leftHint }),
      onError: (error) =>
        showToast({ tone: 'error', title: texts.declineFailed, description: userMessageOf(error) }),
    });

  return (
    <>
      <Typography variant="h1">{texts.offerTitle}</Typography>
      <TimeLeft offer={offer} onOver={handleNews} />
      <Facts offer={offer} />
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.afterTaking} <WhatFollows offer={offer} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <SubmitButton pending={accept.isPending} disabled={isSending} onClick={take}>
          {texts.take}
        </SubmitButton>
        <SubmitButton
          variant="outlined"
          pending={decline.isPending}
          disabled={isSending}
          aria-describedby="decline-hint"
          onClick={refuse}
        >
          {texts.decline}
        </SubmitButton>
      </Box>
      <Typography id="decline-hint" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {texts.declineHint}
      </Typography>
    </>
  );
}

/**
 * The press agrees to it. A letter may be opened in a browser that does not belong to the player,
 * and such a browser does not learn which card is saved.
 */
function WhatFollows({ offer }: { offer: Offer }) {
  const { court, date, timeSlot, durationMinutes, gameType, entryId } = offer;
  const play = { courtId: court.id, date, timeSlot, durationMinutes, gameType };
  const { data } = useQuery({ ...quoteQuery(play), enabled: entryId !== null });
  if (entryId === null) return texts.followsElsewhere;
  return data ? whatFollows(data) : null;
}

function Facts({ offer }: { offer: Offer }) {
  const { venue, court, date, timeSlot, gameType, price } = offer;
  return (
    <Box component="dl" sx={facts}>
      <dt>{texts.venue}</dt>
      <dd>{venue.name}</dd>
      <dt>{texts.court}</dt>
      <dd>{texts.courtOf(court.courtNumber, court.name)}</dd>
      <dt>{texts.when}</dt>
      <dd>{words.dayAndHours(longDay(date), timeSlot, endOf(offer))}</dd>
      <dt>{words.game[gameType]}</dt>
      <dd>
        <b translate="no">{price === null ? null : formatMoney(centsOf(price))}</b>
      </dd>
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  my: 2.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', overflowWrap: 'anywhere' },
} as const;

const second = 1000;
/** Between two questions after the end, in milliseconds. */
const askEvery = 5 * second;

interface TimeLeftProps {
  offer: Pick<Offer, 'expiresAt' | 'timeZone'>;
  /** Called at the end, and again until the server, whose clock counts, has ended the offer. */
  onOver: () => void;
}

/** Counts down every second. */
function TimeLeft({ offer: { expiresAt, timeZone }, onOver }: TimeLeftProps) {
  const now = useInstant(() => second);
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / second));
  const isOver = left === 0;
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (!isOver) return;
    tellOver();
    const timer = window.setInterval(() => tellOver(), askEvery);
    return () => window.clearInterval(timer);
  }, [isOver]);
  return (
    <Typography role="timer" sx={{ color: 'text.secondary', mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      {texts.keptUntil(clockTime(expiresAt, timeZone), differsHere(expiresAt, timeZone))}
      {isOver ? '' : texts.timeLeft(durationInWords(left), left === 1 || left === 60)}
    </Typography>
  );
}
