import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import {
  contactFields,
  contactProblemsOf,
  type ContactChange,
  type ContactDraft,
} from '../../../session/contact/contact';
import { ContactStep } from '../../../session/contact/contact-step';
import { texts as contactTexts } from '../../../session/contact/texts';
import { useSaveProfile } from '../../../session/save-profile';
import { sessionQuery } from '../../../session/session-query';
import { DividingLine } from '../dividing-line';
import { texts } from '../../texts';
import { ContactContext } from './contact-context';

interface ContactPartProps {
  /** The ways to pay. */
  children: ReactNode;
}

/** The most a payment waits for the contact, in milliseconds. */
const patience = 3000;

/**
 * Asks who the booking is for, before the ways to pay. It is saved when a field is left, and with
 * the payment. A failure of the server does not stop the payment; what the player can correct does.
 */
export function ContactPart({ children }: ContactPartProps) {
  const formId = useId();
  const { data: session } = useQuery(sessionQuery());
  const draft = useRef<ContactDraft>(null);
  const save = useSaveProfile();

  /** Returns true if the contact was saved, or could not be saved for no fault of the player. */
  const send = async (change: ContactChange, isPaying: boolean): Promise<boolean> => {
    try {
      await save(change);
      return true;
    } catch (error) {
      const problems = contactProblemsOf(error);
      const first = contactFields.find((field) => change[field] !== undefined);
      const failure = first && { [first]: contactTexts.notSaved(userMessageOf(error)) };
      draft.current?.point(problems ?? failure ?? {}, isPaying && problems !== null);
      return problems === null;
    }
  };
  const ready = async () => {
    const change = draft.current ? draft.current.changes() : {};
    if (change === null) return false;
    const over = new Promise<true>((resolve) => setTimeout(() => resolve(true), patience));
    return Promise.race([send(change, true), over]);
  };
  return (
    <ContactContext value={{ formId, ready }}>
      {session ? (
        <Box sx={{ mt: 2 }}>
          <ContactStep
            ref={draft}
            headingLevel="h2"
            known={session}
            hints={texts.contact}
            form={formId}
            height={{ xs: 360, sm: 250 }}
            onLeave={(change) => void send(change, false)}
          />
          <DividingLine />
        </Box>
      ) : null}
      {children}
    </ContactContext>
  );
}
