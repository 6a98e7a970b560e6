import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { ContactChange } from '../../../session/contact/contact';
import { ContactStep } from '../../../session/contact/contact-step';
import { sessionQuery } from '../../../../shared/api/own-session';
import type { Booking } from '../../types';
import { useContact } from './contact-context';
import type { SavedContactRef } from './saved-contact';
import { texts } from '../../texts';

const SavedContact = lazyComponent(() => import('./saved-contact').then((file) => file.SavedContact));

/** Fetches the code of the fields before they are shown. */
export const preloadContact = SavedContact.preload;

interface ContactPartProps {
  ref: Ref<SavedContactRef>;
  booking: Pick<Booking, 'mayPayAtClub' | 'paysAtClub' | 'mayTransfer'>;
}

/** Asks who the booking is for. Every way to pay saves it. */
export function ContactPart({ ref, booking }: ContactPartProps) {
  const { formId } = useContact();
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  const need = session.isGuest ? addressFor(booking) : null;
  const isForClub = need !== null;
  const hints: ContactChange = need === null ? texts.contact.hints : texts.contact[need];
  const fieldsFor = { known: session, hints, form: formId, needed: isForClub ? 'email' : undefined } as const;
  return (
    <Box sx={{ mt: 2 }}>
      <ContactStep
        known={session}
        headingLevel="h2"
        hints={hints}
        fields={(focused) => <SavedContact {...fieldsFor} ref={ref} focused={focused} />}
      />
    </Box>
  );
}

/** The club expects only players with a confirmed address, so it is not optional there. */
function addressFor({
  mayPayAtClub,
  paysAtClub,
  mayTransfer,
}: ContactPartProps['booking']): 'forClub' | 'forTransfer' | null {
  if (mayPayAtClub && !paysAtClub) return 'forClub';
  return mayTransfer ? 'forTransfer' : null;
}
