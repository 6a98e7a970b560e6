import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

/** The invitation was used, replaced or withdrawn, or its seven days are over. */
export class InvitationNotFound extends refusal(
  'not_found',
  'invitation_not_found',
  'Esta invitación ya no sirve. Pide a quien te invitó que te envíe otra.',
) {}

export class TooManyUnknownInvitations extends DomainError {
  constructor(retryAfterSeconds: number) {
    const message = 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.';
    super('too_many', 'too_many_attempts', message, { retryAfterSeconds });
  }
}

/** The person has accepted, so there is nothing to send again. */
export class InvitationAccepted extends refusal(
  'conflict',
  'invitation_accepted',
  'Esta persona ya aceptó la invitación.',
) {}

/** The address belongs to a person who has a role there, or who owns everything. */
export class AlreadyStaff extends refusal(
  'conflict',
  'already_staff',
  'Esa persona ya tiene un rol ahí. Cámbialo en la lista.',
  { field: 'email' },
) {}

/** The change would leave a venue without anyone who can manage its staff. */
export class LastOwner extends DomainError {
  constructor(venueName: string) {
    const message = `${venueName} se quedaría sin dueño. Nombra antes a otra persona.`;
    super('conflict', 'last_owner', message);
  }
}

/** The person also works at venues of others, or owns everything. */
export class NotOnlyYours extends refusal(
  'forbidden',
  'forbidden_role',
  'Esta persona también trabaja en complejos que no son tuyos. Eso no lo puedes cambiar aquí.',
) {}

/** Who owns everything is created and removed at the machine of the installation. */
export class OwnsEverything extends refusal(
  'forbidden',
  'forbidden_role',
  'Quien es dueño de todo no se cambia desde esta pantalla.',
) {}

/** The same venue is named twice, or no role would be left. */
export class UnclearRoles extends DomainError {
  constructor(message: string) {
    super('invalid', 'invalid_request', message, { errors: [{ field: 'roles', message }] });
  }
}
