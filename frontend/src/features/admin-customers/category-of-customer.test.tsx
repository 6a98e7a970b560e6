import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { someRights } from '../../testing/builders';
import { setUpDesk } from '../../testing/desk-screen';
import { serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

setUpDesk();

const socio = { id: 'category-1', name: 'Socio', until: '2026-12-31', hasEnded: false };
const ana = {
  id: 'customer-1',
  venueId: 'venue-1',
  name: 'Ana Torres',
  phones: [],
  emails: [],
  note: null,
  hasAccount: false,
  category: socio,
  createdAt: '2026-11-01T00:00:00.000Z',
};

function open(rights: object = {}) {
  serveDesk();
  const changes: unknown[] = [];
  const category = {
    ...socio,
    price: { percentage: 20 },
    windowDays: null,
    maxActive: null,
    payAtClub: false,
  };
  server.use(
    http.get('*/api/admin/me', () =>
      HttpResponse.json({ ...someRights(), rights: { ...someRights().rights, ...rights } }),
    ),
    http.get('*/api/admin/customers', () => HttpResponse.json({ items: [ana], nextCursor: null })),
    http.get('*/api/admin/venues/venue-1/categories', () => HttpResponse.json([category])),
    http.get('*/api/admin/bookings', () => HttpResponse.json({ items: [], total: 0, page: 1, pageSize: 20 })),
    http.patch('*/api/admin/customers/customer-1', async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json(ana);
    }),
  );
  return { changes, ...renderApp('/admin/customers') };
}

async function openAna(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /Socio hasta el 31\/12\/2026/ }));
  return within(await screen.findByRole('dialog', { name: 'Ana Torres' }));
}

describe('the category of a customer', () => {
  it('is given with its last day, and sent only if it has changed', async () => {
    const { user, changes } = open();
    const dialog = await openAna(user);
    expect(await dialog.findByLabelText('Categoría')).toHaveValue('category-1');
    await user.selectOptions(dialog.getByLabelText('Categoría'), 'Ninguna');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cliente guardado')).toBeVisible();
    expect(changes).toEqual([
      { name: 'Ana Torres', phones: [], emails: [], note: null, categoryId: null, categoryUntil: null },
    ]);
  });

  it('is only read by reception, whose changes leave it as it is', async () => {
    const { user, changes } = open({ 'category.give': [] });
    const dialog = await openAna(user);
    expect(await dialog.findByText('Socio hasta el 31/12/2026')).toBeVisible();
    expect(dialog.queryByLabelText('Categoría')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cliente guardado')).toBeVisible();
    expect(changes).toEqual([{ name: 'Ana Torres', phones: [], emails: [], note: null }]);
  });
});
