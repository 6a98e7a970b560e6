import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRef, type FormEvent } from 'react';
import { expectAccessible } from '../../shared/testing/accessibility';
import { renderInProviders } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';
import { ContactEmail, type EmailDraft } from './contact-email';

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

/** Renders the field in a form. `sent` has one entry per submission: was the address saved? */
function renderInForm() {
  const draft = createRef<EmailDraft>();
  const sent: (boolean | undefined)[] = [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.current?.save().then((saved) => sent.push(saved));
  };
  const form = (
    <form noValidate onSubmit={submit}>
      <ContactEmail ref={draft} />
      <button type="submit">Pagar</button>
    </form>
  );
  return { ...renderInProviders(form), sent };
}

const field = () => screen.findByLabelText('Tu correo (opcional)');

describe('the e-mail address for confirmations', () => {
  test('is saved when the player leaves the field, without a button, and the field says so', async () => {
    const saved = serveSession(null);
    const { container, user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toBeEnabled());
    expect(await field()).toHaveAttribute('autocomplete', 'email');
    await user.type(await field(), 'ana@example.org');
    expect(saved).toEqual([]);
    await user.tab();

    expect(await screen.findByText('Guardado: te escribiremos a este correo.')).toBeVisible();
    expect(saved).toEqual([{ email: 'ana@example.org' }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('is saved once if the form is sent right after the field was left', async () => {
    const saved = serveSession(null);
    const { user, sent } = renderInForm();
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'ana@example.org');
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));

    await waitFor(() => expect(sent).toEqual([true, true]));
    expect(saved).toEqual([{ email: 'ana@example.org' }]);
  });

  test('is saved with the form even if the field still has the focus', async () => {
    const saved = serveSession(null);
    const { user, sent } = renderInForm();
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'ana@example.org{Enter}');

    await waitFor(() => expect(sent).toEqual([true]));
    expect(saved).toEqual([{ email: 'ana@example.org' }]);
  });

  test('says kindly that the owner of the address wants no letters, until another one is typed', async () => {
    serveSession(null);
    const { container, user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'bloqueada@example.org');
    await user.tab();

    expect(await screen.findByText(/^Esta dirección pidió no recibir correos de Saque\./)).toBeVisible();
    expect(await field()).toBeInvalid();
    await expectAccessible(container);

    await user.type(await field(), '.ec');
    expect(screen.queryByText(/^Esta dirección pidió/)).toBeNull();
  });

  test('shows an error below the field, keeps the typed text and reports the failure', async () => {
    serveSession(null);
    const { user, sent } = renderInForm();
    await waitFor(async () => expect(await field()).toBeEnabled());
    await user.type(await field(), 'rubbish{Enter}');

    await waitFor(() => expect(sent).toEqual([false]));
    expect(
      await screen.findByText('Escribe un correo válido. Tu correo no se guardó, pero puedes pagar igual.'),
    ).toBeVisible();
    expect(await field()).toHaveValue('rubbish');
  });

  test('can be removed again', async () => {
    const saved = serveSession('ana@example.org');
    const { user } = renderInProviders(<ContactEmail />);
    await waitFor(async () => expect(await field()).toHaveValue('ana@example.org'));
    await user.clear(await field());
    await user.tab();

    await waitFor(() => expect(saved).toEqual([{ email: null }]));
  });
});
