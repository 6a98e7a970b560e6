import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { serveRules } from '../../testing/handlers/rules';
import { renderApp } from '../../testing/render-app';

const address = '/admin/venues/venue-1/rules';

describe('the parts of the rules', () => {
  it('are one sentence each, and open one at a time', async () => {
    serveRules({ payAtClub: true });
    const { user, container } = renderApp(address);
    const rowOf = (name: RegExp) => screen.findByRole('button', { name });
    const hours = await rowOf(/^Horario Todos los días 06:00–22:00/);
    const booking = await rowOf(/^Reservas Hasta 60 días antes; 2 horas para pagar; tarjeta o en el club\./);
    expect(await rowOf(/^Reembolsos Con más de 24 horas: 100%. De 24 a 12 horas: 50%/)).toBeVisible();
    expect(await rowOf(/^Precios No hay precios especiales/)).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await expectAccessible(container);

    await user.click(hours);
    expect(hours).toHaveAttribute('aria-expanded', 'true');
    await user.click(booking);
    expect(hours).toHaveAttribute('aria-expanded', 'false');
    await user.click(booking);
    expect(booking).toHaveAttribute('aria-expanded', 'false');
  });

  it('keep what a closed part has not saved, and open the part with a problem on review', async () => {
    serveRules();
    const { user } = renderApp(`${address}#reservas`);
    const days = await screen.findByRole('textbox', { name: 'Se puede reservar hasta' });
    await user.clear(days);
    await user.type(days, '400');
    await user.click(await screen.findByRole('button', { name: /^Turnos/ }));
    expect(screen.getByRole('button', { name: /^Reservas Sin guardar\./ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Se puede reservar hasta' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    const field = await screen.findByRole('textbox', { name: 'Se puede reservar hasta' });
    expect(field).toHaveValue('400');
    await waitFor(() => expect(field).toHaveFocus());
  });
});
