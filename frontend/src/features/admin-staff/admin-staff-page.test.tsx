import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';
import { texts } from './texts';
import type { StaffMember } from './api/staff-query';

standAt('2026-11-21T12:00:00-05:00');
beforeEach(() => serveAdmin());

const member = (over: Partial<StaffMember> = {}): StaffMember => ({
  id: 'staff-1',
  email: 'luis@example.org',
  name: 'Luis Paz',
  ownsAll: false,
  roles: [{ venueId: 'venue-1', venueName: 'Club Las Lomas', role: 'reception' }],
  invitedUntil: null,
  hasSecondFactor: true,
  ...over,
});

/** Serves these people and two venues. Returns each change as method and body. */
function serveStaff(...people: StaffMember[]) {
  const calls: [string, unknown][] = [];
  const keep = async ({ request }: { request: Request }) => {
    const body: unknown = request.method === 'DELETE' ? null : await request.json();
    calls.push([`${request.method} ${new URL(request.url).pathname}`, body]);
  };
  server.use(
    http.get('*/api/admin/staff', () => HttpResponse.json(people)),
    http.get('*/api/admin/venues', () =>
      HttpResponse.json([
        { id: 'venue-1', name: 'Club Las Lomas', location: 'Quito', timeZone: 'America/Guayaquil' },
        { id: 'venue-2', name: 'Club Norte', location: 'Quito', timeZone: 'America/Guayaquil' },
      ]),
    ),
    http.post('*/api/admin/staff', async (call) => {
      await keep(call);
      return HttpResponse.json(member({ id: 'new' }), { status: 201 });
    }),
    http.patch('*/api/admin/staff/:id', async (call) => {
      await keep(call);
      return HttpResponse.json(member());
    }),
    http.delete('*/api/admin/staff/:id', async (call) => {
      await keep(call);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/admin/staff/:id/*', async (call) => {
      await keep(call);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

describe('the staff screen', () => {
  it('finds one of many people by name and venue, without accents', async () => {
    const many = Array.from({ length: 40 }, (_, n) => member({ id: `m${n}`, name: `Persona ${n}` }));
    serveStaff(...many, member({ id: 'one', name: 'Íñigo Peña' }));
    const { user } = renderApp('/admin/staff');
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar a una persona' }), 'pena lomas');
    await waitFor(() => expect(screen.queryByText('Persona 1')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Íñigo Peña' })).toBeVisible();
  });

  it('shows each person with the roles, and says what is pending', async () => {
    serveStaff(
      member({ id: 'ana', name: 'Ana', email: null, ownsAll: true, roles: [] }),
      member({ hasSecondFactor: false }),
      member({ id: 'eva', name: 'Eva', invitedUntil: '2026-11-27T12:00:00.000Z' }),
      member({ id: 'leo', name: 'Leo', invitedUntil: '2026-11-20T12:00:00.000Z' }),
    );
    const { container } = renderApp('/admin/staff');
    expect(await screen.findByText('Dueño de todos los complejos')).toBeVisible();
    expect(screen.getAllByText('Recepción · Club Las Lomas')).toHaveLength(3);
    expect(screen.getByText('Sin segundo paso')).toBeVisible();
    expect(screen.getByText('Invitación pendiente · vence el 27/11/2026')).toBeVisible();
    expect(screen.getByText('Invitación vencida')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambiar a Ana' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('invites a person with a role at one venue', async () => {
    const calls = serveStaff(member());
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invitar a una persona' });
    await user.type(within(dialog).getByLabelText(/Nombre/), 'Eva Ríos');
    await user.type(within(dialog).getByLabelText(/Correo/), 'eva@example.org');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Club Norte' }), 'manager');
    await user.click(within(dialog).getByRole('button', { name: texts.send }));
    await waitFor(() =>
      expect(calls).toEqual([
        [
          'POST /api/admin/staff',
          { email: 'eva@example.org', name: 'Eva Ríos', roles: [{ venueId: 'venue-2', role: 'manager' }] },
        ],
      ]),
    );
    expect(await screen.findByText(texts.invited)).toBeVisible();
  });

  it('sends only the roles that the admin changed, so that the changes of another one stay', async () => {
    const calls = serveStaff(member());
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Cambiar a Luis Paz' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Club Norte' }), 'manager');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Club Las Lomas' }), 'Sin acceso');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    const changedRoles = [
      { venueId: 'venue-1', role: null },
      { venueId: 'venue-2', role: 'manager' },
    ];
    await waitFor(() => expect(calls).toEqual([['PATCH /api/admin/staff/staff-1', { changedRoles }]]));
  });

  it('finds one of many venues by its name, and keeps in view where there is a role', async () => {
    const venues = Array.from({ length: 30 }, (_, n) => ({ id: `v${n}`, name: `Sede ${n}` }));
    serveStaff();
    server.use(
      http.get('*/api/admin/venues', () =>
        HttpResponse.json([...venues, { id: 'one', name: 'Pádel Ñandú' }]),
      ),
    );
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Hay 23 complejos más: búscalos por su nombre.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sede 2' }), 'reception');
    await user.type(dialog.getByRole('textbox', { name: 'Buscar un complejo' }), 'nandu');
    const shown = await dialog.findAllByRole('combobox');
    expect(shown.map((field) => (field as HTMLSelectElement).value)).toEqual(['reception', '']);
    expect(dialog.getByRole('combobox', { name: 'Pádel Ñandú' })).toBeVisible();
  });

  it('asks for a role before it invites', async () => {
    const calls = serveStaff();
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Nombre/), 'Eva');
    await user.type(within(dialog).getByLabelText(/Correo/), 'eva@example.org');
    await within(dialog).findByRole('combobox', { name: 'Club Norte' });
    await user.click(within(dialog).getByRole('button', { name: texts.send }));
    expect(await within(dialog).findByText('Elige al menos un rol.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('removes a person only after a question', async () => {
    const calls = serveStaff(member());
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Quitar a Luis Paz del equipo' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar a Luis Paz del equipo?' });
    expect(calls).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(calls).toEqual([['DELETE /api/admin/staff/staff-1', null]]));
    expect(await screen.findByText('Ya no es parte del equipo')).toBeVisible();
  });

  it('sends an invitation again', async () => {
    const calls = serveStaff(member({ invitedUntil: '2026-11-27T12:00:00.000Z' }));
    const { user } = renderApp('/admin/staff');
    await user.click(await screen.findByRole('button', { name: 'Enviar de nuevo la invitación a Luis Paz' }));
    expect(screen.getByText(texts.notArrived)).toBeVisible();
    await waitFor(() => expect(calls).toEqual([['POST /api/admin/staff/staff-1/invitation', {}]]));
    expect(await screen.findByText(texts.resent)).toBeVisible();
  });
});
