import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../shared/testing/accessibility';
import { renderInProviders } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';
import { ContactEmail } from './contact-email';

function serveSession(email: string | null) {
  const saved: unknown[] = [];
  server.use(
    http.get('*/api/session', () =>
      HttpResponse.json({ userId: 'guest-1', isGuest: true, isAdmin: false, email, emailBlocked: false }),
    ),
    http.put('*/api/session/email', async ({ request }) => {
      const body = (await request.json()) as { email: string | null };
      if (body.email === 'rubbish')
        return HttpResponse.json(
          { statusCode: 400, code: 'invalid_request', message: 'Escribe un correo válido.' },
          { status: 400 },
        );
      saved.push(body);
      return HttpResponse.json({ ...body, emailBlocked: body.email === 'bloqueada@example.org' });
    }),
  );
  return saved;
}

const field = () => screen.findByLabelText('Tu correo (opcional)');

describe('the e-mail address for confirmations', () => {
  test('is saved, and the form says so', async () => {
    const saved = serveSession(null);
    const { container, user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'ana@example.org{Enter}');

    expect(await screen.findByText('Te escribiremos a este correo.')).toBeVisible();
    expect(saved).toEqual([{ email: 'ana@example.org' }]);
    expect(screen.queryByRole('button', { name: 'Guardar correo' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('says kindly that the owner of the address wants no letters, until another one is typed', async () => {
    serveSession(null);
    const { container, user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'bloqueada@example.org{Enter}');

    expect(await screen.findByText(/^Esta dirección pidió no recibir correos de Saque\./)).toBeVisible();
    expect(await field()).toBeInvalid();
    await expectAccessible(container);

    await user.type(await field(), '.ec');
    expect(screen.queryByText(/^Esta dirección pidió/)).toBeNull();
  });

  test('shows an error below the field and keeps the typed text', async () => {
    serveSession(null);
    const { user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'rubbish{Enter}');

    expect(await screen.findByText('Escribe un correo válido.')).toBeVisible();
    expect(await field()).toHaveValue('rubbish');
  });

  test('can be removed again', async () => {
    const saved = serveSession('ana@example.org');
    const { user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toHaveValue('ana@example.org'));
    await user.clear(await field());
    await user.click(screen.getByRole('button', { name: 'Guardar correo' }));

    await waitFor(() => expect(saved).toEqual([{ email: null }]));
  });
});
