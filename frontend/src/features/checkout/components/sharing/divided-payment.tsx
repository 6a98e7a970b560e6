import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { playersOf } from '../../../../shared/model/games';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { InPayBar } from '../../../payments/card/pay-bar';
import { perPlayerText } from '../../../payments/sharing/share-prices';
import type { PaymentStepProps } from '../../types';
import { FocusedHeading } from '../card/focused-heading';
import { useContact } from '../contact/contact-context';
import { texts } from './texts';

/** The player may never open this dialog, so its code is fetched when the player reaches for it. */
const ShareChoice = lazyComponent(() => import('./share-choice').then((file) => file.ShareChoice));

/** Says what each player pays, and shares the link, with a guarantee or without. */
export function DividedPayment({ booking, sharing, arrived, onShare, onGuarantee }: PaymentStepProps) {
  const [choosing, setChoosing] = useState(false);
  const { ready } = useContact();
  // Nothing happens at a deadline that the organiser could guarantee or be warned of.
  const sharesAtOnce = booking.atDeadline === 'charges_guarantee' || booking.paysAtClub;
  const choose = (act: () => void) => {
    setChoosing(false);
    act();
  };
  const handleShare = async () => {
    if (!(await ready('other'))) return;
    if (sharesAtOnce) onShare();
    else setChoosing(true);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.5, mt: 1.5 }}>
        <FocusedHeading focused={arrived}>{texts.choiceTitle(playersOf(booking.gameType))}</FocusedHeading>
        <Typography>{texts.divideHint(perPlayerText(booking))}</Typography>
      </Box>
      <InPayBar>
        <SubmitButton
          fullWidth
          pending={sharing.isOpening}
          onPointerEnter={ShareChoice.preload}
          onFocus={ShareChoice.preload}
          onClick={() => void handleShare()}
        >
          {words.sharePaymentLink}
        </SubmitButton>
      </InPayBar>
      {choosing ? (
        <Suspense fallback={null}>
          <ShareChoice
            booking={booking}
            onGuarantee={(name) => choose(() => onGuarantee(name))}
            onUnguaranteed={(name) => choose(() => onShare(name))}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
