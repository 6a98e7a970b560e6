import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import type { Customer } from '../../../shared/api/customers-query';
import { words } from '../../../shared/texts/words';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useSaveCustomer } from '../api';
import { contactsIn } from '../contact-line';
import { texts } from '../texts';
import { CategoryFields } from './category-fields';
import { BookingsOfCustomer } from './bookings-of-customer';
import { MergeCustomers } from './merge-customers';

interface CustomerDialogProps {
  venueId: string;
  /** `null` for a new one. */
  customer: Customer | null;
  onClose: () => void;
}

type Field = 'name' | 'phones' | 'emails' | 'note';
type Form = Record<Field | 'categoryId' | 'categoryUntil', string>;
const longestText = { name: 80, phones: 200, emails: 1300, note: 500 } as const;

/** The form: what is typed, what the server refuses, and saving. */
function useCustomerForm({ venueId, customer, onClose }: CustomerDialogProps) {
  const showToast = useToast();
  const save = useSaveCustomer(customer?.id ?? null);
  const [form, setForm] = useState<Form>({
    name: customer?.name ?? '',
    phones: customer?.phones.join(', ') ?? '',
    emails: customer?.emails.join(', ') ?? '',
    note: customer?.note ?? '',
    categoryId: customer?.category?.id ?? '',
    categoryUntil: customer?.category?.until ?? '',
  });
  const problemOf = (name: keyof Form) => problems(save.error)[name];
  const send = async () => {
    const details = {
      venueId,
      name: form.name.trim(),
      phones: contactsIn(form.phones),
      emails: contactsIn(form.emails),
      note: form.note.trim() || null,
      ...changedCategory(customer, form),
    };
    try {
      await save.mutateAsync(details);
      showToast({ tone: 'success', title: texts.saved, description: details.name });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.failed, description: userMessageOf(error) });
    }
  };
  const change = (name: keyof Form, value: string) => {
    save.reset();
    setForm((before) => ({ ...before, [name]: value }));
  };
  return { form, save, problemOf, change, send };
}

/** A customer: name, contacts, note and bookings, and merging with a record of the same person. */
export function CustomerDialog({ venueId, customer, onClose }: CustomerDialogProps) {
  const { form, save, problemOf, change, send } = useCustomerForm({ venueId, customer, onClose });
  const field = (name: Field, hint?: string) => (
    <TextField
      fullWidth
      required={name === 'name'}
      autoFocus={name === 'name' && customer === null}
      multiline={name === 'note'}
      label={texts[name]}
      value={form[name]}
      error={problemOf(name) !== undefined}
      helperText={problemOf(name) ?? hint}
      onChange={({ target }) => change(name, target.value)}
      slotProps={{ htmlInput: { maxLength: longestText[name], autoComplete: 'off' } }}
    />
  );
  return (
    <FormDialog
      title={customer?.name ?? texts.create}
      submitLabel={texts.save}
      cancelLabel={words.close}
      pending={save.isPending}
      submitDisabled={form.name.trim() === ''}
      error={save.error ? userMessageOf(save.error) : null}
      width="sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending && form.name.trim() !== '') void send();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {field('name')}
        {field('phones', texts.severalHint)}
        {field('emails', customer?.hasAccount ? texts.accountHint : texts.severalHint)}
        {field('note', texts.noteHint)}
        <CategoryFields
          venueId={venueId}
          category={customer?.category ?? null}
          value={form}
          problem={problemOf('categoryId') ?? problemOf('categoryUntil')}
          onChange={change}
        />
        {customer ? (
          <>
            <BookingsOfCustomer customerId={customer.id} />
            <MergeCustomers customer={customer} onDone={onClose} />
          </>
        ) : null}
      </Box>
    </FormDialog>
  );
}

/** Sends the category only if it has changed: reception may not give one. */
function changedCategory(customer: Customer | null, { categoryId, categoryUntil }: Form) {
  const before = customer?.category;
  if (categoryId === (before?.id ?? '') && categoryUntil === (before?.until ?? '')) return {};
  return { categoryId: categoryId || null, categoryUntil: (categoryId && categoryUntil) || null };
}

function problems(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
}
