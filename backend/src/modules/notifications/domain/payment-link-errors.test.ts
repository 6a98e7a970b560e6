import { LinkNotMailed, MailUnavailable } from './payment-link-errors.js';

test.each([
  ['over_limit', 'Hoy ya llegaron tres mensajes'],
  ['blocked', 'pidió no recibir mensajes'],
  ['refused', 'no existe o no acepta el mensaje'],
  ['no_address', 'No pudimos enviar el correo'],
  [null, 'No pudimos enviar el correo'],
] as const)('a payment link that was not mailed (%s) says why, and offers other ways', (outcome, why) => {
  const refused = new LinkNotMailed(outcome);
  expect(refused).toMatchObject({ kind: 'conflict', code: 'link_not_mailed' });
  expect(refused.message).toContain(why);
  expect(refused.message).toContain('Usa WhatsApp');
});

test('a mail server that is away is a passing state', () => {
  expect(new MailUnavailable()).toMatchObject({
    kind: 'unavailable',
    code: 'mail_unavailable',
    details: { retryAfterSeconds: 10 },
  });
});
