import { readConfig } from './config.js';

const REST = {
  DATABASE_URL: 'postgres://db/saque',
  SESSION_SECRET: 's'.repeat(32),
  ADMIN_USERNAME: 'ana',
  ADMIN_PASSWORD: 'una-clave-de-prueba',
};
const SERVER = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Saque <hola@saque.example>' };
const mailOf = (values: Record<string, string>) => readConfig({ ...REST, ...values }).mail;

test('undeliverable mails are reported to the address of MAIL_BOUNCE', () => {
  expect(mailOf({ ...SERVER, MAIL_BOUNCE: 'rebotes@saque.example' })?.bounce).toBe('rebotes@saque.example');
  expect(mailOf(SERVER)?.bounce).toBeNull();
});

test('the address of MAIL_BOUNCE is refused with a name, and without a mail server', () => {
  const named = { ...SERVER, MAIL_BOUNCE: 'Saque <rebotes@saque.example>' };
  expect(() => mailOf(named)).toThrow(/^MAIL_BOUNCE must be an e-mail address without a name$/);
  const alone = { MAIL_BOUNCE: 'rebotes@saque.example' };
  expect(() => mailOf(alone)).toThrow(/^SMTP_URL must be set if MAIL_BOUNCE is set$/);
});
