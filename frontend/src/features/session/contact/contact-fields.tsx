import Box from '@mui/material/Box';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { PlainField } from '../../../shared/ui/form/plain-field';
import {
  contactFields,
  type ContactChange,
  type ContactDraft,
  type ContactField,
  type KnownContact,
} from './contact';
import { contactGrid } from './contact-place';
import { contactProblemsOf } from './contact-problems';
import { texts } from './field-texts';

export interface ContactFieldsProps {
  ref: Ref<ContactDraft>;
  known: KnownContact;
  /** The hint of each field. A field without a hint is not shown. */
  hints: ContactChange;
  /** The fields that are needed besides the name. */
  needed?: ContactField | undefined;
  /** The id of the form that pays, if the fields are outside of it. */
  form?: string | undefined;
  /** True if the fields take the focus when they appear. */
  focused?: boolean;
  /** Called with what has changed in a field that the player leaves. */
  onLeave?: ((change: ContactChange) => void) | undefined;
}

const inputs = {
  name: { name: 'name', type: 'text', autoComplete: 'name', maxLength: 80, required: true },
  phone: { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  email: { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

/** Name, phone and e-mail address. The browser keeps what is typed. */
export function ContactFields(props: ContactFieldsProps) {
  const { ref, known, hints, needed, form, focused = false, onLeave } = props;
  const box = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<ContactChange>({});
  const [edited, setEdited] = useState<ContactField | null>(null);
  const asked = contactFields.filter((field) => hints[field] !== undefined);
  const inputOf = (field: ContactField) =>
    box.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`) ?? null;
  const typed = (field: ContactField) => inputOf(field)?.value.trim() ?? '';
  const changesIn = (fields: readonly ContactField[]) => changesOf(known, fields, typed);
  const point = (found: ContactChange, moveFocus: boolean) => {
    setProblems((before) => ({ ...before, ...found }));
    const first = asked.find((field) => found[field] !== undefined);
    if (moveFocus && first) inputOf(first)?.focus();
  };
  const show: ContactDraft['show'] = (error, change, moveFocus) => {
    const found = contactProblemsOf(error);
    point(found ?? failureIn(change, error), moveFocus && found !== null);
    return found !== null;
  };
  const changes = () => {
    if (typed('name') !== '') return changesIn(asked);
    point({ name: texts.nameMissing }, true);
    return null;
  };
  useImperativeHandle(ref, () => ({ changes, show }));
  useNewValues(known, (field, value) => {
    const input = inputOf(field);
    if (input && input !== document.activeElement) input.value = value;
    setEdited(null);
  });

  const handleInput = (field: ContactField) => {
    setEdited(field);
    setProblems(({ [field]: _, ...others }) => others);
  };
  const handleLeave = (field: ContactField) => {
    const change = changesIn([field]);
    if (field === 'name' && change.name === '') return;
    if (change[field] !== undefined) onLeave?.(change);
  };
  return (
    <Box ref={box} sx={contactGrid}>
      {asked.map((field) => (
        <div key={field}>
          <PlainField
            {...inputs[field]}
            {...wordsFor(field, { known, hints, needed, problems, edited })}
            defaultValue={known[field] ?? ''}
            readOnly={field === 'email' && known.emailVerified}
            autoFocus={focused && field === 'name'}
            form={form}
            {...movesOn}
            onInput={() => handleInput(field)}
            onBlur={() => handleLeave(field)}
          />
        </div>
      ))}
    </Box>
  );
}

/**
 * Enter leads to the next field, or to the button that pays. It sends nothing: a form with a filled
 * card would pay.
 */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form, parentElement } = event.currentTarget;
  const next = parentElement?.nextElementSibling?.querySelector('input');
  const submit = [...(form?.elements ?? [])].find((each) => each.getAttribute('type') === 'submit');
  (next ?? (submit instanceof HTMLElement ? submit : null))?.focus();
}

const movesOn = { enterKeyHint: 'next', onKeyDown: moveOn } as const;

interface FieldState extends Pick<ContactFieldsProps, 'known' | 'hints' | 'needed'> {
  problems: ContactChange;
  edited: ContactField | null;
}

/** Returns the label of a field and the words below it: a problem, what is saved, or a hint. */
function wordsFor(field: ContactField, { known, hints, needed, problems, edited }: FieldState) {
  const isSaved = field === 'email' && edited !== field && known.email !== null;
  const problem = problems[field];
  const label = texts.labels[field];
  return {
    label: field === 'name' || field === needed ? label : texts.optional(label),
    helperText: problem ?? (isSaved ? savedText(known) : hints[field]) ?? '',
    error: problem !== undefined || (isSaved && known.emailBlocked === true),
  };
}

function changesOf(
  known: KnownContact,
  fields: readonly ContactField[],
  typed: (field: ContactField) => string,
): ContactChange {
  const changed = fields.filter((field) => typed(field) !== (known[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, typed(field)]));
}

/** Says at the first field of a change that it was not saved, for no fault of the player. */
function failureIn(change: ContactChange, error: unknown): ContactChange {
  const first = contactFields.find((field) => change[field] !== undefined);
  return first ? { [first]: texts.notSaved(userMessageOf(error)) } : {};
}

function savedText({ emailBlocked, emailVerified }: KnownContact): string {
  if (emailBlocked) return texts.emailBlocked;
  return emailVerified ? texts.emailOfAccount : texts.emailSaved;
}

/** Calls back with what the server has stored meanwhile, such as a phone with its country. */
function useNewValues(
  { name, phone = null, email }: KnownContact,
  onNew: (field: ContactField, value: string) => void,
): void {
  const values = useRef<ContactChange | null>(null);
  const adopt = useEffectEvent(onNew);
  useEffect(() => {
    const next = { name: name ?? '', phone: phone ?? '', email: email ?? '' };
    const before = values.current ?? next;
    values.current = next;
    for (const field of contactFields) if (next[field] !== before[field]) adopt(field, next[field]);
  }, [name, phone, email]);
}
