import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { FailureNotice } from '../../../payments/card/failure-notice';
import { freePlaces } from '../../../payments/sharing/seats';
import { useLeavePlace } from '../../api/leave-place';
import type { useTakePlace } from '../../api/take-place';
import { leavable, type LeavablePayment, priceOf } from '../../model/places';
import { texts } from '../../texts';
import type { Share, SharedLinkPage } from '../../types';
import { OtherPlaces } from './other-places';

interface PaidActionsProps {
  link: SharedLinkPage['link'];
  share: Share;
  taking: ReturnType<typeof useTakePlace>;
}

/** For a player who has paid: pays for others too, or leaves while a place is still unpaid. */
export function PaidActions({ link, share, taking }: PaidActionsProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, width: '100%', mt: 2 }}>
      <PayForOthers link={link} taking={taking} />
      {leavable(link.places).map((payment, index) => (
        <Leave key={payment.paymentId} payment={payment} isFirst={index === 0} share={share} />
      ))}
    </Box>
  );
}

function PayForOthers({ link, taking }: Omit<PaidActionsProps, 'share'>) {
  const [planned, setOthers] = useState<readonly string[]>([]);
  const notice = useRef<HTMLDivElement>(null);
  if (link.access !== 'group' || freePlaces(link) === 0) return null;
  const others = planned.slice(0, freePlaces(link));
  if (others.length === 0)
    return (
      <Button variant="outlined" onClick={() => setOthers([''])}>
        {texts.payAnother}
      </Button>
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!taking.isPending) taking.mutate({ placesFor: Array.from(others) });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 1.5, justifySelf: 'stretch' }}
    >
      <OtherPlaces link={link} others={others} own={0} onChange={setOthers} />
      <SubmitButton type="submit" fullWidth pending={taking.isPending}>
        {texts.pay(formatMoney(priceOf(link, others.length)))}
      </SubmitButton>
      <Button disabled={taking.isPending} onClick={() => setOthers([])}>
        {words.cancel}
      </Button>
      {taking.isError ? <FailureNotice ref={notice} message={userMessageOf(taking.error)} /> : null}
    </Box>
  );
}

interface LeaveProps {
  payment: LeavablePayment;
  /** True for the first place that the player paid, which is their own unless it names another. */
  isFirst: boolean;
  share: Share;
}

function Leave({ payment, isFirst, share }: LeaveProps) {
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  const leaving = useLeavePlace(share);
  const amount = formatMoney(payment.cents);
  const yours = whatOf(payment, isFirst, texts.leave.yours);
  /** The news may take the place off the screen before the response comes. */
  const leave = async () => {
    try {
      const { refundAmount } = await leaving.mutateAsync(payment.paymentId);
      setAsking(false);
      const description = texts.leave.doneHint(formatMoney(centsOf(refundAmount)));
      showToast({ tone: 'success', title: texts.leave.done(yours), description });
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {texts.leave.button(whatOf(payment, isFirst, texts.leave.mine))}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.leave.title(yours)}
        confirmLabel={texts.leave.confirm}
        cancelLabel={texts.leave.keep}
        pending={leaving.isPending}
        error={leaving.isError ? userMessageOf(leaving.error) : null}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {texts.leave.hint(amount)} {texts.leave.until}
      </ConfirmDialog>
    </>
  );
}

function whatOf(
  { names }: LeavablePayment,
  isFirst: boolean,
  said: typeof texts.leave.mine | typeof texts.leave.yours,
): string {
  const [name] = names;
  if (names.length > 1) return said.several(names.length);
  if (name) return said.ofOther(name);
  return isFirst ? said.own : said.further;
}
