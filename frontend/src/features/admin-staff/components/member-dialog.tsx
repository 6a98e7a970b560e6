import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { userMessageOf } from '../../../shared/api/api-error';
import { hasWords } from '../../../shared/model/has-words';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { FormTextField } from '../../../shared/ui/form/form-text-field';
import { SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useSaveMember } from '../api/change-staff';
import { staffVenuesQuery, type OwnVenue, type Role, type StaffMember } from '../api/staff-query';
import { texts } from '../texts';

const roleNames = ['owner', 'manager', 'reception'] as const satisfies readonly Role[];

interface MemberForm {
  name: string;
  email: string;
  /** The role at each venue; empty for none. */
  roles: Record<string, Role | ''>;
}

interface MemberDialogProps {
  /** The person to change; null to invite one. */
  member: StaffMember | null;
  onClose: () => void;
}

/** Invites a person, or changes their name and roles. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const showToast = useToast();
  const { data: venues, error: venuesError } = useQuery(staffVenuesQuery());
  const save = useSaveMember(member);
  const failure = save.error ?? (venues ? null : venuesError);
  const form = useForm<MemberForm>({ defaultValues: formOf(member) });

  const submit = form.handleSubmit(async ({ name, email, roles }) => {
    const chosen = Object.entries(roles).flatMap(([venueId, role]) =>
      role === '' ? [] : [{ venueId, role }],
    );
    if (chosen.length === 0) return form.setError('roles', { message: texts.rolesMissing });
    try {
      await save.mutateAsync({ name: name.trim(), email: email.trim(), roles: chosen });
      showToast({
        tone: 'success',
        title: member ? texts.saved : texts.invited,
        description: member ? name.trim() : texts.goesTo(email.trim()),
      });
      onClose();
    } catch {
      // the dialog shows the error
    }
  });

  return (
    <FormDialog
      title={member ? texts.changeTitle(member.name) : texts.inviteTitle}
      submitLabel={member ? texts.save : texts.send}
      pending={save.isPending}
      submitDisabled={!venues}
      error={failure ? userMessageOf(failure) : null}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {member ? texts.changeHint : texts.inviteHint}
          </Typography>
          <PersonFields isNew={member === null} />
          {venues ? <RoleFields venues={venues} /> : <SkeletonRows count={2} height={56} />}
        </Box>
      </FormProvider>
    </FormDialog>
  );
}

function formOf(member: StaffMember | null): MemberForm {
  return {
    name: member?.name ?? '',
    email: member?.email ?? '',
    roles: Object.fromEntries((member?.roles ?? []).map(({ venueId, role }) => [venueId, role])),
  };
}

function PersonFields({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<MemberForm>();
  // Registered with their rules before the fields register themselves.
  register('name', { validate: (name) => name.trim() !== '' || texts.nameMissing });
  if (isNew)
    register('email', {
      pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: texts.emailMissing },
      required: texts.emailMissing,
    });
  const { name, email } = formState.errors;
  return (
    <>
      <FormTextField<MemberForm>
        name="name"
        required
        autoFocus
        label={texts.name}
        helperText={name?.message ?? ' '}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
      />
      {isNew ? (
        <FormTextField<MemberForm>
          name="email"
          required
          type="email"
          label={texts.email}
          helperText={email?.message ?? ' '}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', spellCheck: false } }}
        />
      ) : null}
    </>
  );
}

interface RoleFieldsProps {
  venues: readonly OwnVenue[];
}

/** Of more venues than these, those with a role and those that are searched are in view. */
const venuesInView = 8;

function RoleFields({ venues }: RoleFieldsProps) {
  const { control, formState } = useFormContext<MemberForm>();
  const roles = useWatch({ control, name: 'roles' });
  const [search, setSearch] = useState('');
  const wanted = venues.filter(({ id, name }) => Boolean(roles[id]) || hasWords(name, search));
  const shown = wanted.filter(({ id }, index) => Boolean(roles[id]) || index < venuesInView);
  const message = (formState.errors.roles as { message?: string } | undefined)?.message;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {venues.length === 1 ? texts.roleTitle : texts.rolesTitle}
      </Typography>
      {venues.length > venuesInView ? (
        <TextField
          fullWidth
          label={texts.searchVenue}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          helperText={wanted.length > shown.length ? texts.moreVenues(wanted.length - shown.length) : ' '}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 80 } }}
        />
      ) : null}
      {shown.map(({ id, name }) => (
        <Controller
          key={id}
          control={control}
          name={`roles.${id}`}
          defaultValue=""
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              select
              fullWidth
              label={name}
              slotProps={{ select: { native: true } }}
            >
              <option value="">{texts.noRole}</option>
              {roleNames.map((role) => (
                <option key={role} value={role}>
                  {`${texts.roles[role]}: ${texts.roleHints[role]}`}
                </option>
              ))}
            </TextField>
          )}
        />
      ))}
      {message === undefined ? null : (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {message}
        </Typography>
      )}
    </Box>
  );
}
