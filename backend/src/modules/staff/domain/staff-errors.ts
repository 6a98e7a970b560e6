import { DomainError } from '../../../kernel/domain/domain-error.js';

/** The invitation was used, replaced or withdrawn, or its seven days are over. */
export class InvitationNotFound extends DomainError {
  constructor() {
    const message = 'Esta invitación ya no sirve. Pide a quien te invitó que te envíe otra.';
    super('not_found', 'invitation_not_found', message);
  }
}

export class TooManyUnknownInvitations extends DomainError {
  constructor(retryAfterSeconds: number) {
    const message = 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.';
    super('too_many', 'too_many_attempts', message, { retryAfterSeconds });
  }
}

/** The person has accepted, so there is nothing to send again. */
export class InvitationAccepted extends DomainError {
  constructor() {
    super('conflict', 'invitation_accepted', 'Esta persona ya aceptó la invitación.');
  }
}

/** The address belongs to a person who has a role there, or who owns everything. */
export class AlreadyStaff extends DomainError {
  constructor() {
    const message = 'Esa persona ya tiene un rol ahí. Cámbialo en la lista.';
    super('conflict', 'already_staff', message, { errors: [{ field: 'email', message }] });
  }
}

/** The change would leave a venue without anybody who can manage its staff. */
export class LastOwner extends DomainError {
  constructor(venueName: string) {
    const message = `${venueName} se quedaría sin dueño. Nombra antes a otra persona.`;
    super('conflict', 'last_owner', message);
  }
}

/** The person also works at venues of others, or owns everything. */
export class NotOnlyYours extends DomainError {
  constructor() {
    const message =
      'Esta persona también trabaja en complejos que no son tuyos. Eso no lo puedes cambiar aquí.';
    super('forbidden', 'forbidden_role', message);
  }
}

/** Who owns everything is created and removed at the machine of the installation. */
export class OwnsEverything extends DomainError {
  constructor() {
    const message = 'Quien es dueño de todo no se cambia desde esta pantalla.';
    super('forbidden', 'forbidden_role', message);
  }
}

/** The same venue is named twice, or no role would be left. */
export class UnclearRoles extends DomainError {
  constructor(message: string) {
    super('invalid', 'invalid_request', message, { errors: [{ field: 'roles', message }] });
  }
}
