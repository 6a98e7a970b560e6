import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../shared/api/api-error';
import { shortDay } from '../../../shared/model/dates';
import { serverNow } from '../../../shared/time/server-time';
import { words } from '../../../shared/texts/words';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useInviteAgain } from '../api/change-staff';
import { texts } from '../texts';
import type { StaffMember } from '../api/staff-query';

export type MemberAction = 'change' | 'remove' | 'reset';

interface MemberCardProps {
  member: StaffMember;
  onAsk: (action: MemberAction) => void;
}

/** A person with their roles, and what can be done. Who owns everything cannot be changed here. */
export function MemberCard({ member, onAsk }: MemberCardProps) {
  const { name, email, ownsAll, roles } = member;
  return (
    <Card
      component="li"
      sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25, alignContent: 'start' }}
    >
      <div>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {email === null ? null : (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Typography>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {ownsAll ? <Chip size="small" color="primary" label={texts.everything} /> : null}
        {roles.map(({ venueId, venueName, role }) => (
          <Chip key={venueId} size="small" label={texts.roleAt(texts.roles[role], venueName)} />
        ))}
        <States member={member} />
      </Box>
      {member.invitedUntil === null ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.notArrived}
        </Typography>
      )}
      {ownsAll ? null : <Actions member={member} onAsk={onAsk} />}
    </Card>
  );
}

function States({ member: { invitedUntil, hasSecondFactor } }: Pick<MemberCardProps, 'member'>) {
  if (invitedUntil !== null) {
    const until = new Date(invitedUntil);
    const label = until.getTime() > serverNow() ? texts.pending(shortDay(invitedUntil)) : texts.lapsed;
    return <Chip size="small" variant="outlined" color="warning" label={label} />;
  }
  return hasSecondFactor ? null : <Chip size="small" variant="outlined" label={texts.noFactor} />;
}

function Actions({ member, onAsk }: MemberCardProps) {
  const { name, invitedUntil, hasSecondFactor } = member;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={texts.changeOf(name)}
        onClick={() => onAsk('change')}
      >
        {texts.change}
      </Button>
      {invitedUntil === null ? null : <InviteAgain member={member} />}
      {hasSecondFactor ? (
        <Button size="small" aria-label={texts.resetFactorOf(name)} onClick={() => onAsk('reset')}>
          {texts.resetFactor}
        </Button>
      ) : null}
      <Button size="small" color="error" aria-label={texts.removeOf(name)} onClick={() => onAsk('remove')}>
        {texts.remove}
      </Button>
    </Box>
  );
}

function InviteAgain({ member: { id, name } }: Pick<MemberCardProps, 'member'>) {
  const showToast = useToast();
  const invite = useInviteAgain();
  const run = () =>
    invite.mutateAsync(id).then(
      () => showToast({ tone: 'success', title: texts.resent, description: texts.resentHint }),
      (error: unknown) => showToast({ tone: 'error', title: words.error, description: userMessageOf(error) }),
    );
  return (
    <Button
      size="small"
      loading={invite.isPending}
      aria-label={texts.resendTo(name)}
      onClick={() => void run()}
    >
      {texts.resend}
    </Button>
  );
}
