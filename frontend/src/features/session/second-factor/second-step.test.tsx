import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { aCode, serveAdmin } from '../../../testing/handlers/admin';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import type { SecondStepMethods } from './api';

const verify: SecondStepMethods = { stage: 'verify', app: true, passkey: false, recoveryCode: true };

/** Simulates a server on which this sign-in waits for its second step. */
function serveWaiting(secondStep: SecondStepMethods) {
  server.use(
    http.get('*/api/admin/check', () => HttpResponse.json({ isAdmin: false, secondStep })),
    http.get('*/api/admin/discount-codes', () => HttpResponse.json([aCode()])),
  );
}

/** Simulates the response to a proof. If it is right, the admin is signed in from then on. */
function serveProof(path: string, status: number, body: object): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.all(`*/api/admin/${path}`, async ({ request }) => {
      sent.push(await request.json());
      if (status === 200) serveAdmin();
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const codes = () => screen.findByRole('heading', { level: 1, name: 'Códigos de descuento' });

describe('the second step of the screen "Acceso Admin"', () => {
  it('takes a code of the app with its space and leads to the requested screen', async () => {
    serveWaiting(verify);
    const sent = serveProof('second-step/code', 200, { isAdmin: true });
    const { user, container } = renderApp('/admin/discounts');

    expect(await screen.findByRole('heading', { name: 'Segundo paso' })).toBeVisible();
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Código de la app'), '123 456{Enter}');

    expect(await codes()).toBeVisible();
    expect(await screen.findByText('Acceso concedido')).toBeInTheDocument();
    expect(sent).toEqual([{ appCode: '123456' }]);
  });

  it('refuses an incomplete code at once and shows what the server says about a wrong one', async () => {
    serveWaiting(verify);
    const sent = serveProof('second-step/code', 400, { code: 'wrong_code', message: 'No es correcto.' });
    const { user, container } = renderApp('/admin/login');

    await user.type(await screen.findByLabelText('Código de la app'), '12345{Enter}');
    expect(await screen.findByText('Escribe los 6 dígitos del código.')).toBeVisible();
    await user.type(screen.getByLabelText('Código de la app'), '6{Enter}');

    expect(await screen.findByText('No es correcto.')).toBeVisible();
    expect(screen.getByLabelText('Código de la app')).toBeInvalid();
    expect(sent).toHaveLength(1);
    await expectAccessible(container);
  });

  it('warns after a recovery code when few are left', async () => {
    serveWaiting(verify);
    serveProof('second-step/recovery-code', 200, { isAdmin: true, recoveryCodesLeft: 2 });
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }));
    await user.type(screen.getByLabelText('Código de recuperación'), '7k3qf-9xmt2{Enter}');

    expect(await screen.findByText(/Te quedan 2 códigos de recuperación/)).toBeInTheDocument();
  });

  it('leads back to the password with the reason when its time is over', async () => {
    serveWaiting(verify);
    serveProof('second-step/code', 401, { code: 'sign_in_expired', message: 'Pasó demasiado tiempo.' });
    const { user } = renderApp('/admin/login');

    await user.type(await screen.findByLabelText('Código de la app'), '123456{Enter}');

    expect(await screen.findByText('Pasó demasiado tiempo.')).toBeVisible();
    expect(screen.getByLabelText('Usuario')).toBeVisible();
  });

  it('offers a passkey first and says so if the browser has none', async () => {
    serveWaiting({ ...verify, passkey: true });
    server.use(http.post('*/api/admin/second-step/passkey/options', () => HttpResponse.json({})));
    const { user, container } = renderApp('/admin/login');

    await user.click(await screen.findByRole('button', { name: 'Usar mi llave de acceso' }));

    expect(await screen.findByText('Este navegador no admite llaves de acceso.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Usar un código de mi app' })).toBeVisible();
    await expectAccessible(container);
  });
});

it('an admin who must have a second step sets up an app and sees the recovery codes once', async () => {
  serveWaiting({ stage: 'enroll', app: false, passkey: false, recoveryCode: false });
  const key = { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Saque:eva?secret=JBSWY3DPEHPK3PXP' };
  server.use(http.post('*/api/admin/second-factor/app/key', () => HttpResponse.json(key)));
  serveProof('second-factor/app', 200, { recoveryCodes: ['7K3QF-9XMT2', 'AAAAA-BBBBB'] });
  const { user, container } = renderApp('/admin/discounts');

  await user.click(await screen.findByRole('button', { name: 'Configurar una app' }));
  expect(await screen.findByRole('img', { name: 'Código QR con la clave para tu app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectAccessible(container);
  await user.type(screen.getByLabelText('Código de la app'), '123456{Enter}');

  expect(await screen.findByRole('heading', { name: 'Tus códigos de recuperación' })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('7K3QF-9XMT2');
  const download = screen.getByRole('link', { name: 'Descargar' });
  expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain('7K3QF-9XMT2\nAAAAA-BBBBB');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(await codes()).toBeVisible();
});
