import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../shared/api/client';
import { unwrap } from '../../shared/api/unwrap';
import { contactFields, type ContactChange } from './contact/contact';
import { sessionQuery } from '../../shared/api/own-session';

/**
 * Returns a function that saves name, phone and e-mail address of the player, one request at a
 * time. What has been saved is not sent again: a field is saved when the player leaves it and once
 * more with the form around it.
 */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const sent = useRef<ContactChange>({});
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (change: ContactChange) => {
    const fields = contactFields.filter(
      (field) => change[field] !== undefined && change[field] !== sent.current[field],
    );
    if (fields.length === 0) return;
    const body = Object.fromEntries(fields.map((field) => [field, change[field] || null]));
    const session = await unwrap(client.PUT('/api/session/profile', { body }));
    for (const field of fields) sent.current[field] = change[field];
    queryClient.setQueryData(sessionQuery().queryKey, session);
  };
  return (change: ContactChange): Promise<void> => {
    const saving = last.current.then(() => save(change));
    last.current = saving.catch(() => undefined);
    return saving;
  };
}
