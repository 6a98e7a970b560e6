import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aVenue, aVenuePage, someRights } from '../../../testing/builders';
import { renderInProviders } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { VenueSelect } from './venue-select';

const venue = aVenue({ id: 'venue-1', name: 'Club Norte' });

/** Serves an admin who works at the desk of these venues, and shows the choice. */
function serve(desks: 'all' | string[], onlyVenueId: string | null) {
  const rights = { ...someRights().rights, 'desk.use': desks };
  server.use(
    http.get('*/api/admin/me', () => HttpResponse.json(someRights({ onlyVenueId, rights } as object))),
    http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(venue, aVenue({ id: 'venue-2' })))),
    http.get('*/api/venues/:venueId', () => HttpResponse.json(venue)),
  );
  renderInProviders(<VenueSelect venue={venue} capability="desk.use" onChange={() => undefined} />, '/');
}

const isOne = () => window.localStorage.getItem('saque-admin-has-one-venue');

describe('the choice of a venue', () => {
  test.each([
    ['the owner of an installation with one venue', 'all' as const, 'venue-1'],
    ['an admin of one of many venues', ['venue-1'], null],
  ])('is not asked of %s', async (_who, desks, onlyVenueId) => {
    serve(desks, onlyVenueId);
    await waitFor(() => expect(isOne()).toBe('yes'));
    expect(screen.queryByRole('combobox', { name: 'Complejo' })).not.toBeInTheDocument();
  });

  test.each([
    ['the owner of an installation with several venues', 'all' as const],
    ['an admin of two venues', ['venue-1', 'venue-2']],
  ])('is shown to %s', async (_who, desks) => {
    serve(desks, null);
    expect(await screen.findByRole('combobox', { name: 'Complejo' })).toHaveValue('Club Norte');
    expect(isOne()).toBe('no');
  });

  test('is as it was at the last visit until the rights are known', () => {
    window.localStorage.setItem('saque-admin-has-one-venue', 'no');
    serve('all', 'venue-1');
    expect(screen.getByRole('combobox', { name: 'Complejo' })).toBeVisible();
  });
});
