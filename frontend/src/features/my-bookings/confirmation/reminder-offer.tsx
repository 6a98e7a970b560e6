import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../../shared/config/storage';
import { serverNow } from '../../../shared/time/server-time';
import { canRemind, isReminded, startReminders } from '../../../shared/api/reminders';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { texts } from './texts';

/** A reminder comes two hours before the game, so it has to begin later than that. */
const lead = 2 * 3_600_000;

/**
 * Offers a reminder on this device, once, after a booking. It is not there if the browser cannot
 * show one, if it gets reminders already, or if the player has said no before.
 */
export function ReminderOffer({ startsAt }: { startsAt: string }) {
  const isOffered = useOffer(startsAt);
  const [isDeclined, setDeclined] = useState(false);
  const turningOn = useMutation({ mutationFn: startReminders });
  if (!isOffered || isDeclined) return null;
  const decline = () => {
    writeStored(storageKeys.noReminders, 'yes');
    setDeclined(true);
  };
  return (
    <Card component="section" data-no-print sx={{ p: { xs: 2, md: 3 }, flexBasis: '100%' }}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <NotificationsActiveRounded aria-hidden color="primary" />
        <Typography component="h2" variant="subtitle1">
          {titleOf(turningOn)}
        </Typography>
      </Box>
      {turningOn.isSuccess ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <SubmitButton size="small" pending={turningOn.isPending} onClick={() => turningOn.mutate()}>
            {texts.reminder.accept}
          </SubmitButton>
          <Button size="small" onClick={decline}>
            {texts.reminder.decline}
          </Button>
        </Box>
      )}
    </Card>
  );
}

function titleOf({ isError, data }: { isError: boolean; data: boolean | undefined }): string {
  if (isError) return texts.reminder.failed;
  if (data === undefined) return texts.reminder.question;
  return data ? texts.reminder.accepted : texts.reminder.refused;
}

function useOffer(startsAt: string): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (Date.parse(startsAt) - serverNow() <= lead || readStored(storageKeys.noReminders)) return;
    let isShown = true;
    void Promise.all([canRemind(), isReminded()])
      .then(([can, has]) => isShown && setOffered(can && !has))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [startsAt]);
  return isOffered;
}
