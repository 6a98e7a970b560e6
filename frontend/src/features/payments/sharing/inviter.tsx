import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { words } from '../../../shared/texts/words';
import { outdent } from '../../../shared/theme/tokens';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { InviterField } from './inviter-field';
import { isInviterName } from './inviter-name';
import { nameLink, ownLinkQuery, type SharedBooking, type SharedLink } from './own-link-query';
import { texts } from './texts';

interface InviterProps {
  booking: SharedBooking;
  link: SharedLink;
  /** The first name of the organiser, to begin with. */
  suggested: string;
}

/** Says with which name the link invites, and lets the organiser change it or leave it out. */
export function Inviter({ booking, link, suggested }: InviterProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <InviterForm booking={booking} link={link} suggested={suggested} onDone={() => setIsOpen(false)} />
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Typography role="status" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
        {texts.inviterHint(link.organiserName)}
      </Typography>
      <Button onClick={() => setIsOpen(true)} sx={{ mx: outdent.medium }}>
        {link.organiserName === null ? texts.inviterAdd : texts.inviterChange}
      </Button>
    </Box>
  );
}

function InviterForm({ booking, link, suggested, onDone }: InviterProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [name, setName] = useState(link.organiserName ?? suggested);
  const save = useMutation({
    mutationFn: () => nameLink(booking, name.trim() || null),
    onSuccess: (named) => {
      queryClient.setQueryData(ownLinkQuery(booking).queryKey, named);
      onDone();
    },
    onError: (error) => showToast({ tone: 'error', title: words.error, description: userMessageOf(error) }),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isInviterName(name)) save.mutate();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <InviterField name={name} onChange={setName} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onDone}>{words.cancel}</Button>
        <SubmitButton type="submit" variant="outlined" pending={save.isPending}>
          {texts.inviterSave}
        </SubmitButton>
      </Box>
    </Box>
  );
}
