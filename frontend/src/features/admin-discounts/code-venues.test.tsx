import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue, aVenuePage, someRights } from '../../testing/builders';
import { aCode, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { DiscountCode } from './types';

const north = aVenue({ id: 'north', name: 'Club Norte' });
const south = aVenue({ id: 'south', name: 'Club Sur' });

/** Serves the codes, the two venues, and an admin who manages these venues. */
function serve(venues: 'all' | string[], codes: DiscountCode[] = []) {
  const requests: unknown[] = [];
  const rights = { ...someRights().rights, 'discounts.edit': venues };
  serveAdmin();
  server.use(
    http.get('*/api/admin/me', () =>
      HttpResponse.json(someRights({ ownsAll: venues === 'all', rights } as object)),
    ),
    http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(north, south))),
    http.get('*/api/venues/north', () => HttpResponse.json(north)),
    http.get('*/api/venues/south', () => HttpResponse.json(south)),
    http.get('*/api/admin/discount-codes', () => HttpResponse.json(codes)),
    http.post('*/api/admin/discount-codes', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(aCode(), { status: 201 });
    }),
  );
  return requests;
}

async function fillIn(venues: 'all' | string[]) {
  const requests = serve(venues);
  const { user, baseElement } = renderApp('/admin/discounts');
  await user.click(await screen.findByRole('button', { name: 'Crear código' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo código' }));
  await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'NORTE');
  await user.type(dialog.getByRole('textbox', { name: /^Valor/ }), '10');
  const submit = () => user.click(dialog.getByRole('button', { name: 'Crear código' }));
  return { requests, user, dialog, submit, baseElement };
}

describe('the venues of a discount code', () => {
  it('are those of a manager at first, and one can be removed', async () => {
    const { requests, user, dialog, submit, baseElement } = await fillIn(['north', 'south']);

    expect(dialog.queryByRole('switch', { name: 'Vale en todos los complejos' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Quitar Club Sur' }));
    expect(dialog.getByRole('switch', { name: 'Mostrarlo en la página de inicio' })).toBeDisabled();
    await expectAccessible(baseElement);
    await submit();

    await waitFor(() => expect(requests).toEqual([expect.objectContaining({ venueIds: ['north'] })]));
  });

  it('are named for the manager of one venue, who has no choice', async () => {
    const { requests, dialog, submit } = await fillIn(['south']);

    expect(await dialog.findByText('Vale en Club Sur.')).toBeVisible();
    await submit();
    await waitFor(() => expect(requests).toEqual([expect.objectContaining({ venueIds: ['south'] })]));
  });

  it('are all of them for an owner of everything, who can choose some', async () => {
    const { requests, user, dialog, submit } = await fillIn('all');

    await user.click(dialog.getByRole('switch', { name: 'Vale en todos los complejos' }));
    await submit();
    expect(await dialog.findByText('Agrega al menos un complejo.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Complejo' }));
    await user.click(await screen.findByRole('option', { name: /Club Norte/ }));
    expect(await dialog.findByRole('button', { name: 'Quitar Club Norte' })).toBeVisible();
    await submit();

    await waitFor(() =>
      expect(requests).toEqual([expect.objectContaining({ venueIds: ['north'], isPromoted: false })]),
    );
  });

  it('stand in the list below the code', async () => {
    serve('all', [
      aCode({ id: 'a', code: 'UNO', venueIds: ['north'] }),
      aCode({ id: 'b', code: 'DOS', venueIds: ['south', 'north'] }),
      aCode({ id: 'c', code: 'TODOS' }),
    ]);
    renderApp('/admin/discounts');

    expect(await screen.findByText('Solo en Club Norte')).toBeVisible();
    expect(await screen.findByText('En Club Sur y 1 complejo más')).toBeVisible();
  });
});
