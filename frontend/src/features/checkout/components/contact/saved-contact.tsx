import { useImperativeHandle, useRef, type Ref } from 'react';
import type {
  ContactChange,
  ContactDraft,
  ContactField,
  KnownContact,
} from '../../../session/contact/contact';
import { ContactFields } from '../../../session/contact/contact-fields';
import { useSaveProfile } from '../../../session/save-profile';

export interface SavedContactRef {
  ready: () => Promise<boolean>;
  show: (error: unknown) => boolean;
}

export interface SavedContactProps {
  ref: Ref<SavedContactRef>;
  known: KnownContact;
  /** The hint of each field. */
  hints: ContactChange;
  needed: ContactField | undefined;
  form: string | undefined;
  focused: boolean;
}

/** The most a payment waits for the contact, in milliseconds. */
const patience = 3000;

/**
 * Name and contact of the organiser. They are saved when a field is left, and with the payment. A
 * failure of the server does not stop the payment; what the player can correct does.
 */
export function SavedContact({ ref, ...fields }: SavedContactProps) {
  const draft = useRef<ContactDraft>(null);
  const save = useSaveProfile();

  const send = async (change: ContactChange, isPaying: boolean): Promise<boolean> => {
    try {
      await save(change);
      return true;
    } catch (error) {
      return draft.current?.show(error, change, isPaying) !== true;
    }
  };
  const ready = async () => {
    const change = draft.current ? draft.current.changes() : {};
    if (change === null) return false;
    const over = new Promise<true>((resolve) => setTimeout(() => resolve(true), patience));
    return Promise.race([send(change, true), over]);
  };
  const show = (error: unknown) => draft.current?.show(error, {}, true) === true;
  useImperativeHandle(ref, () => ({ ready, show }));
  return <ContactFields {...fields} ref={draft} onLeave={(change) => void send(change, false)} />;
}
