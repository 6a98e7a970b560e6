import { words } from '../../../shared/texts/words';

/** Texts of the account to which a player transfers. */
export const texts = {
  title: 'Datos para transferir',
  amount: 'Monto exacto',
  subject: 'Concepto',
  holder: 'Titular',
  bank: 'Banco',
  number: 'Número de cuenta',
  note: 'Otros datos',
  putCode: (code: string) => `Pon ${code} en el concepto: con él te reconoce el club.`,
  until: (day: string, time: string) =>
    `Tu hora te espera hasta el ${day.toLowerCase()} a ${words.theTime(time)}.`,
  copy: 'Copiar',
  copyOf: (what: string, value: string) => `Copiar ${what.toLowerCase()}: ${value}`,
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
} as const;
