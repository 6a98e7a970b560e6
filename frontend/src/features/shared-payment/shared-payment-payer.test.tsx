import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { serveSharedLink } from '../../testing/handlers/shared-link';
import { renderApp } from '../../testing/render-app';
import { findCardForm, findPay, linkAddress } from '../../testing/shared-link-screen';

afterEach(() => window.sessionStorage.clear());

const field = (label: RegExp) => screen.findByRole('textbox', { name: label });

describe('the name of who pays a place', () => {
  it('is asked with its purpose before the place is taken, and an address for the receipt', async () => {
    const { world } = serveSharedLink({ link: { you: null } });
    const { user, container } = renderApp(linkAddress);
    expect(await field(/^Tu nombre/)).toHaveAccessibleDescription('Para que el grupo sepa quién pagó.');
    expect(await field(/correo/)).toHaveAccessibleDescription('Te mandamos el comprobante.');
    await expectAccessible(container);

    await user.click(await findPay());

    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    expect(await field(/^Tu nombre/)).toHaveFocus();
    expect(world.intents).toBe(0);
  });

  it('is sent with the place, and then stands in one line above the card', async () => {
    const { world } = serveSharedLink({ link: { you: null } });
    const { user, container } = renderApp(linkAddress);
    await user.type(await field(/^Tu nombre/), ' Luis Paz');
    await user.type(await field(/correo/), 'luis@example.org{Enter}');
    await user.keyboard('{Enter}');

    expect(await findCardForm()).toBeVisible();
    expect(world.link.you).toMatchObject({ name: 'Luis Paz', email: 'luis@example.org' });
    expect(screen.getByText(/^A nombre de/)).toHaveTextContent('A nombre de Luis Paz · luis@example.org');
    expect(world.intents).toBe(1);
    await expectAccessible(container);
  });

  it('is still there when the organiser has not paid the rest after all', async () => {
    const { meanwhile } = serveSharedLink({ link: { you: null } });
    const { user } = renderApp(linkAddress);
    await user.type(await field(/^Tu nombre/), 'Luis');
    await user.click(screen.getByRole('button', { name: 'Pagar también por alguien' }));
    await user.type(await field(/^¿Por quién/), 'Marta');

    meanwhile({ restHeldUntil: new Date(Date.now() + 300_000).toISOString() });
    expect(await screen.findByText('Quien organizó el partido está pagando el resto')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    meanwhile({ restHeldUntil: null });
    expect(await field(/^Tu nombre/)).toHaveValue('Luis');
    expect(await field(/^¿Por quién/)).toHaveValue('Marta');
  });

  it('is not asked again of a known player', async () => {
    const { world } = serveSharedLink();
    const { user } = renderApp(linkAddress);
    expect(await screen.findByText(/^A nombre de/)).toHaveTextContent('A nombre de Luis Paz');

    await user.click(await findPay());

    expect(await findCardForm()).toBeVisible();
    expect(world.intents).toBe(1);
  });

  it('takes no place if the server does not accept the address, and says so at the field', async () => {
    const { world } = serveSharedLink({ link: { you: null } });
    const { user, container } = renderApp(linkAddress);
    await user.type(await field(/^Tu nombre/), 'Luis');
    await user.type(await field(/correo/), 'rubbish{Enter}');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Escribe un correo válido.')).toBeVisible();
    await waitFor(async () => expect(await field(/correo/)).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(world.intents).toBe(0);
    await expectAccessible(container);
  });

  it('is asked with the card if the place was taken without it', async () => {
    const { world } = serveSharedLink({
      link: { you: null, yourShare: 'reserved', pendingParticipants: 1 },
    });
    const { user } = renderApp(linkAddress);
    await user.click(await screen.findByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await user.click(await findPay());
    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    expect(world.recorded).toEqual([]);

    await user.type(await field(/^Tu nombre/), 'Luis');
    await user.click(await findPay());

    expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
    expect(world.link.you).toMatchObject({ name: 'Luis' });
  });
});

describe('the payment table of the link', () => {
  it('names who paid as soon as they have', async () => {
    const { meanwhile } = serveSharedLink();
    renderApp(linkAddress);
    await findPay();
    expect(screen.queryByRole('list', { name: 'Quién pagó' })).not.toBeInTheDocument();

    meanwhile({ currentParticipants: 1, payers: [{ name: 'Eva', amount: '7.25', isYours: false }] });

    expect(await screen.findByText('Eva pagó $7.25')).toBeVisible();
  });

  it('still names them when everybody has paid', async () => {
    serveSharedLink({
      link: {
        status: 'complete',
        currentParticipants: 2,
        payers: [
          { name: 'Eva', amount: '7.25', isYours: false },
          { name: null, amount: '7.25', isYours: false },
        ],
      },
    });
    renderApp(linkAddress);

    expect(await screen.findByText('Eva pagó $7.25')).toBeVisible();
    expect(screen.getByText('Alguien pagó $7.25')).toBeVisible();
  });
});
