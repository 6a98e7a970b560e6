import type { Letter } from './letter.js';

/** The words of a code by the kind of its purpose, such as `manage` of `manage:…`. */
const WORDS: Record<string, { forWhat: string; effect: string }> = {
  sign_in: {
    forWhat: 'entrar en Saque',
    effect: 'Con él verás tus reservas también en este dispositivo.',
  },
  erase: {
    forWhat: 'borrar tu cuenta de Saque',
    effect: 'Con él se borran tu nombre, tu contacto y tu cuenta. Esto no se puede deshacer.',
  },
  manage: {
    forWhat: 'cambiar tu reserva',
    effect: 'Con él puedes cancelar o mover la reserva desde el enlace del correo.',
  },
};

/** Returns the letter that takes a code of six digits to the owner of an address. */
export function codeLetter(digits: string, purpose: string): Letter {
  const words = WORDS[purpose.split(':', 1)[0] ?? ''];
  if (!words) throw new Error(`there is no letter for a code with the purpose ${purpose}`);
  return {
    subject: `${digits} es tu código para ${words.forWhat}`,
    title: `Tu código para ${words.forWhat}`,
    paragraphs: [
      'Escribe este código en la pantalla donde lo pediste. Sirve una sola vez, durante 10 minutos.',
      words.effect,
      'No se lo des a nadie: en Saque nunca te lo vamos a pedir. Si no lo pediste tú, no hagas nada; sin el código no pasa nada.',
    ],
    code: digits,
    facts: [],
  };
}
