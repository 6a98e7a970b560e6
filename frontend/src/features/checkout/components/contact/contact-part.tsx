import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import { ContactStep } from '../../../session/contact/contact-step';
import { sessionQuery } from '../../../session/session-query';
import { DividingLine } from '../dividing-line';
import { ContactContext } from './contact-context';
import { texts } from './texts';

const SavedContact = lazyComponent(() => import('./saved-contact').then((file) => file.SavedContact));

/** Fetches the code of the fields before they are shown. */
export const preloadContact = SavedContact.preload;

interface ContactPartProps {
  /** The ways to pay. */
  children: ReactNode;
}

/** Asks who the booking is for, before the ways to pay, which save it. */
export function ContactPart({ children }: ContactPartProps) {
  const formId = useId();
  const { data: session } = useQuery(sessionQuery());
  const contact = useRef<{ ready: () => Promise<boolean> }>(null);
  const ready = async () => (await contact.current?.ready()) ?? true;
  return (
    <ContactContext value={{ formId, ready }}>
      {session ? (
        <Box sx={{ mt: 2 }}>
          <ContactStep
            known={session}
            headingLevel="h2"
            hints={texts}
            fields={(focused) => (
              <SavedContact ref={contact} known={session} hints={texts} form={formId} focused={focused} />
            )}
          />
          <DividingLine margin={1} />
        </Box>
      ) : null}
      {children}
    </ContactContext>
  );
}
