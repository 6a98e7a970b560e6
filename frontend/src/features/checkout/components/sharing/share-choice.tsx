import LinkRounded from '@mui/icons-material/LinkRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { playersOf } from '../../../../shared/model/games';
import { clockMoment } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { cardInWords } from '../../../../shared/texts/card-words';
import { InviterField } from '../../../payments/sharing/inviter-field';
import { firstNameOf, isInviterName } from '../../../payments/sharing/inviter-name';
import { perPlayerText } from '../../../payments/sharing/share-prices';
import { sessionQuery } from '../../../../shared/api/own-session';
import { bookingAmounts } from '../../model/booking-amounts';
import { guaranteedUntil } from '../../model/guaranteed-until';
import type { Booking } from '../../types';
import { texts as checkoutTexts } from '../../texts';
import { ChoiceCard } from './choice-card';
import { texts } from './texts';

interface ShareChoiceProps {
  booking: Booking;
  /** Each choice is called with the name to invite with; null for none. */
  onGuarantee: (organiserName: string | null) => void;
  onUnguaranteed: (organiserName: string | null) => void;
  onClose: () => void;
}

/**
 * Asks whether the organiser guarantees the payment with their card, and explains what happens at
 * the deadline in both cases. Also asks with which name the link invites. Comes before the link is
 * created.
 */
export function ShareChoice({ booking, onGuarantee, onUnguaranteed, onClose }: ShareChoiceProps) {
  const { data: session } = useQuery(sessionQuery());
  const [name, setName] = useState(firstNameOf(session?.name));
  const field = useRef<HTMLInputElement>(null);
  const choose = (act: (organiserName: string | null) => void) => {
    if (!isInviterName(name)) return field.current?.focus();
    act(name.trim() || null);
  };
  const time = clockMoment(booking.paymentDueAt, booking.timeZone);
  const guaranteed = clockMoment(guaranteedUntil(booking), booking.timeZone);
  const amount = formatMoney(bookingAmounts(booking).missing);
  const card = booking.savedCard
    ? checkoutTexts.yourCard(cardInWords(booking.savedCard))
    : checkoutTexts.someCard;
  const without =
    booking.atDeadline === 'expires'
      ? texts.unguaranteedExpires(time)
      : texts.unguaranteedSavedCard(time, card);
  return (
    <DialogFrame
      title={texts.choiceTitle(playersOf(booking.gameType))}
      subtitle={texts.choiceHint(perPlayerText(booking))}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <InviterField inputRef={field} name={name} onChange={setName} />
        <ChoiceCard
          icon={VerifiedUserRounded}
          title={texts.guarantee}
          lead={texts.guaranteeHint(amount)}
          onChoose={() => choose(onGuarantee)}
        >
          {booking.splitUntil === 'after_play'
            ? texts.guaranteeAfterPlay(guaranteed)
            : texts.guaranteeDeadline(guaranteed)}
        </ChoiceCard>
        <ChoiceCard
          icon={LinkRounded}
          title={texts.unguaranteed}
          lead={texts.unguaranteedHint}
          onChoose={() => choose(onUnguaranteed)}
        >
          {without}
        </ChoiceCard>
      </Box>
    </DialogFrame>
  );
}
