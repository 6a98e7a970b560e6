import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import MarkEmailUnreadRounded from '@mui/icons-material/MarkEmailUnreadRounded';
import UnsubscribeRounded from '@mui/icons-material/UnsubscribeRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { SubmitButton } from '../../shared/ui/button/submit-button';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { useDecision, useReminders, type Decision, type MailAddress } from './api/mail-address';
import { texts } from './texts';

interface OwnersDecisionProps {
  address: MailAddress;
  mailToken: string;
}

/** Says what Saque does with an e-mail address, and lets its owner change that. */
export function OwnersDecision({ address: { address, state, reminders }, mailToken }: OwnersDecisionProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, variables } = useDecision(mailToken);
  const decide = (decision: Decision) => mutate(decision, { onSuccess: () => title.current?.focus() });
  const isSaving = (decision: Decision) => isPending && variables === decision;
  const { Sign, color, heading, hint } = looks[state === 'verified' && !reminders ? 'quiet' : state];
  return (
    <>
      <Sign aria-hidden sx={{ fontSize: 48, color, display: 'block', mb: 1.5 }} />
      <Typography variant="h1" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
        {hint(address)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
        {state !== 'verified' && (
          <SubmitButton pending={isSaving('verify')} disabled={isPending} onClick={() => decide('verify')}>
            {state === 'blocked' ? texts.changedMind : texts.wasMe}
          </SubmitButton>
        )}
        {state === 'verified' && (
          <LinkButton to={paths.myBookings} variant="contained" size="large">
            {words.seeMyBookings}
          </LinkButton>
        )}
        {state !== 'blocked' && (
          <SubmitButton
            variant="outlined"
            pending={isSaving('block')}
            disabled={isPending}
            onClick={() => decide('block')}
          >
            {state === 'verified' ? texts.noMore : texts.wasNotMe}
          </SubmitButton>
        )}
      </Box>
      {state !== 'blocked' && <Reminders wanted={reminders} mailToken={mailToken} />}
    </>
  );
}

/** Turns only the reminders of games off or on. */
function Reminders({ wanted, mailToken }: { wanted: boolean; mailToken: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending } = useReminders(mailToken);
  return (
    <Box
      component="section"
      aria-label={texts.remindersTitle}
      sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 2.5 }}
    >
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ fontSize: '1.125rem', outline: 'none' }}>
        {texts.remindersTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {wanted ? texts.remindersOn : texts.remindersOff}
      </Typography>
      <SubmitButton
        variant="text"
        fullWidth
        pending={isPending}
        onClick={() => mutate(!wanted, { onSuccess: () => title.current?.focus() })}
      >
        {wanted ? texts.noReminders : texts.wantReminders}
      </SubmitButton>
    </Box>
  );
}

const looks = {
  unverified: {
    Sign: MarkEmailUnreadRounded,
    color: 'primary.main',
    heading: texts.unverifiedTitle,
    hint: texts.unverifiedHint,
  },
  verified: {
    Sign: MarkEmailReadRounded,
    color: 'success.main',
    heading: texts.verifiedTitle,
    hint: texts.verifiedHint,
  },
  quiet: {
    Sign: MarkEmailReadRounded,
    color: 'success.main',
    heading: texts.quietTitle,
    hint: texts.quietHint,
  },
  blocked: {
    Sign: UnsubscribeRounded,
    color: 'text.secondary',
    heading: texts.blockedTitle,
    hint: texts.blockedHint,
  },
} as const;
