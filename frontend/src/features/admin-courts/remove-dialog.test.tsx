import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue } from '../../testing/builders';
import { expandVenue, rejectCall, serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { Removal } from './types';

beforeEach(() => serveAdmin());

describe('the dialog that deletes a venue or a court', () => {
  const three: Removal = { futureBookings: 3, refundAmount: '87.00' };

  it('names the consequences for a court, and focuses the button that keeps it', async () => {
    const changes = serveCourts([aVenue()], [aCourt()], three);
    const { user, baseElement } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(screen.getByRole('button', { name: 'Eliminar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar Cancha 1 · Central?' }));
    expect(
      await dialog.findByText('3 reservas futuras se cancelarán con reembolso total ($87.00).'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expectAccessible(baseElement);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(changes).toEqual([]);
  });

  it('deletes a court and names the cancelled bookings', async () => {
    const changes = serveCourts([aVenue()], [aCourt()], three);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(screen.getByRole('button', { name: 'Eliminar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/87\.00/);
    await user.click(dialog.getByRole('button', { name: 'Eliminar cancha' }));
    expect(await screen.findByText('Cancha eliminada')).toBeInTheDocument();
    expect(screen.getByText('3 reservas canceladas; se devuelven $87.00.')).toBeInTheDocument();
    expect(await screen.findByText('Este complejo todavía no tiene canchas')).toBeVisible();
    expect(changes).toEqual([['delete', 'court-1']]);
  });

  it('deletes a venue together with its courts', async () => {
    serveCourts([aVenue()], [aCourt(), aCourt({ id: 'court-2', courtNumber: 2 })]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar Club Las Lomas?' }));
    expect(dialog.getByText('Se eliminarán también sus 2 canchas.')).toBeVisible();
    expect(await dialog.findByText('No tiene reservas futuras.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Eliminar complejo' }));
    expect(await screen.findByText('Venue eliminado')).toBeInTheDocument();
    expect(await screen.findByText('Todavía no hay complejos')).toBeVisible();
  });

  it('asks for the name of a venue whose deletion gives money back', async () => {
    const changes = serveCourts([aVenue()], [aCourt()], three);
    const { user, baseElement } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const name = await dialog.findByRole('textbox', { name: 'Para eliminarlo, escribe «Club Las Lomas»' });
    await user.click(dialog.getByRole('button', { name: 'Eliminar complejo' }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Escribe el nombre tal cual: Club Las Lomas');
    await expectAccessible(baseElement);
    expect(changes).toEqual([]);

    await user.type(name, 'Club Las Lomas');
    await user.click(dialog.getByRole('button', { name: 'Eliminar complejo' }));
    expect(await screen.findByText('Venue eliminado')).toBeInTheDocument();
    expect(changes).toEqual([['delete', 'venue-1']]);
  });

  it('cannot delete before the consequences are known', async () => {
    serveCourts([aVenue()], [aCourt()], three);
    server.use(
      http.get('*/api/admin/:what/:id/removal', () => HttpResponse.json(null, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/No pudimos ver qué reservas hay/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Eliminar complejo' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByText(/\$87\.00/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Eliminar complejo' })).toBeEnabled();
  });

  it('stays open and shows the error when the server rejects the deletion', async () => {
    serveCourts([aVenue()], [aCourt()]);
    rejectCall('delete', '*/api/venues/:id', 503, { code: 'unavailable', message: 'Vuelve en un momento.' });
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('No tiene reservas futuras.');
    await user.click(dialog.getByRole('button', { name: 'Eliminar complejo' }));
    expect(await dialog.findByText('Vuelve en un momento.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });
});
