import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';
import type { RoleOffer } from './api/role-offers';

standAt('2026-11-21T12:00:00-05:00');

/** Simulates an admin to whom a venue offers this role. Returns what was decided. */
function serveOffer(role: 'manager' | 'reception'): string[] {
  serveAdmin();
  const decided: string[] = [];
  let offers: RoleOffer[] = [
    {
      id: 'offer-1',
      roles: [{ venueId: 'v', venueName: 'Club Norte', role }],
      expiresAt: '2026-11-27T20:00:00.000Z',
    },
  ];
  const decide = (what: string) => {
    decided.push(what);
    offers = [];
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('*/api/admin/account', () =>
      HttpResponse.json({ username: 'ana', hasInitialPassword: false, sessions: [] }),
    ),
    http.get('*/api/admin/role-offers', () => HttpResponse.json(offers)),
    http.post('*/api/admin/role-offers/:id/accept', ({ params }) => decide(`accept ${String(params['id'])}`)),
    http.delete('*/api/admin/role-offers/:id', ({ params }) => decide(`decline ${String(params['id'])}`)),
  );
  return decided;
}

describe('a role that another venue offers', () => {
  it('is accepted on the page of the account, which says what it asks for', async () => {
    const decided = serveOffer('manager');
    const { user, container } = renderApp('/admin/account');
    expect(await screen.findByText('Encargado en Club Norte')).toBeVisible();
    expect(screen.getByText('Puedes aceptarlo hasta el 27/11/2026.')).toBeVisible();
    expect(screen.getByText(/^Pide un segundo paso al entrar/)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Aceptar: Encargado en Club Norte' }));

    expect(await screen.findByText('Rol aceptado')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Roles que te ofrecen')).not.toBeInTheDocument());
    expect(decided).toEqual(['accept offer-1']);
  });

  it('is declined there too, and says nothing of a second factor if it needs none', async () => {
    const decided = serveOffer('reception');
    const { user } = renderApp('/admin/account');
    await user.click(await screen.findByRole('button', { name: 'Rechazar: Recepción en Club Norte' }));
    expect(screen.queryByText(/^Pide un segundo paso/)).not.toBeInTheDocument();

    expect(await screen.findByText('Rol rechazado')).toBeVisible();
    expect(decided).toEqual(['decline offer-1']);
  });
});
