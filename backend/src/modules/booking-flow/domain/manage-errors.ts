import { refusal } from '../../../kernel/domain/domain-error.js';

/** The link is of a friend who paid. */
export class NotOrganisersLink extends refusal(
  'forbidden',
  'not_organisers_link',
  'Solo quien hizo la reserva puede cancelarla, cambiarla o pagar lo que falta desde su correo.',
) {}

/** The browser is not the organiser's, and no code came with the request. */
export class CodeNeeded extends refusal(
  'forbidden',
  'code_needed',
  'Escribe el código de 6 dígitos que llegó al correo de la reserva.',
) {}

export class NoEmailForCode extends refusal(
  'conflict',
  'no_email',
  'Esta reserva ya no tiene un correo al que mandar el código. Usa el navegador con el que reservaste, o escribe al complejo.',
) {}
