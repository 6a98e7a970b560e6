import { previewContent } from './preview-content.js';

const VENUE_ADDRESS = '/api/venues/0190d2a4-7c1e-7000-8000-000000000001';
const COURT_ADDRESS = '/api/courts/0190d2a4-7c1e-7000-8000-000000000002';
const VENUE = { name: 'Club Las Lomas', location: 'Quito', minPrice: '14.50' };
const COURT = {
  courtNumber: 2,
  venueName: 'Club Las Lomas',
  daySinglesPrice: '14.50',
  dayDoublesPrice: '9.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '20.00',
};

/** The page of a payment link, with the name of a person where no one may read it. */
const link = (status: string, bookingStatus = 'active') => ({
  link: { status, amountPerPerson: '7.25', organiser: 'Ana Canario' },
  booking: {
    status: bookingStatus,
    bookingDate: '2026-11-22T18:00:00',
    timeSlot: '18:00',
    court: { courtNumber: 2, name: 'Central' },
    venue: { name: 'Club Las Lomas' },
  },
});

const contentOf = (address: string, body: object, status = 200) =>
  previewContent({
    '/api/config': { status: 200, body: '{}' },
    [address]: { status, body: JSON.stringify(body) },
  });

describe('what the picture of a link says', () => {
  test('names a venue, its place and its lowest price', () => {
    expect(contentOf(VENUE_ADDRESS, VENUE)).toEqual({
      title: 'Club Las Lomas',
      line: 'Quito',
      label: 'Desde $14.50/hora',
    });
  });

  test('has no price for a venue without courts', () => {
    expect(contentOf(VENUE_ADDRESS, { ...VENUE, minPrice: null }).label).toBeNull();
  });

  test('names a court and the lowest of its prices', () => {
    expect(contentOf(COURT_ADDRESS, COURT)).toEqual({
      title: 'Cancha 2',
      line: 'Club Las Lomas',
      label: 'Desde $9.00/hora',
    });
  });

  test('names the part of an open payment link, the hour and the court, and no person', () => {
    expect(contentOf('/api/shared-payment-links/token', link('open'))).toEqual({
      title: 'Tu parte: $7.25',
      line: 'Club Las Lomas',
      label: 'dom 22 nov, 18:00 · Cancha 2',
    });
  });

  test('says who invites if the organiser chose a name, while the link is open', () => {
    const named = (status: string, bookingStatus?: string) => {
      const page = link(status, bookingStatus);
      return { ...page, link: { ...page.link, organiserName: 'Ana' } };
    };
    const { title, line } = contentOf('/api/shared-payment-links/token', named('open'));
    expect([title, line]).toEqual(['Ana te espera en la cancha', expect.stringContaining('Tu parte: $7.25')]);
    for (const page of [named('complete'), named('open', 'cancelled')])
      expect(JSON.stringify(contentOf('/api/shared-payment-links/token', page))).not.toContain('Ana');
  });

  test.each([
    ['complete', 'active', 'Este partido ya está pagado'],
    ['expired', 'active', 'Este link ya no recibe pagos'],
    ['open', 'expired', 'Este link ya no recibe pagos'],
    ['open', 'cancelled', 'Este partido fue cancelado'],
    ['complete', 'cancelled', 'Este partido fue cancelado'],
  ])('describes a link that is %s of a booking that is %s', (status, bookingStatus, title) => {
    const { title: said, label } = contentOf('/api/shared-payment-links/token', link(status, bookingStatus));
    expect([said, label]).toEqual([title, 'dom 22 nov, 18:00 · Cancha 2']);
  });

  test('is general on a page of many venues, and if there is no such venue', () => {
    const general = { title: 'Tu cancha, a la hora que quieras', label: null };
    expect(contentOf('/api/venues/page?limit=12', { items: [VENUE] })).toMatchObject(general);
    for (const list of ['page', 'home', 'nearby'])
      expect(contentOf(`/api/venues/${list}`, { items: [VENUE] })).toMatchObject(general);
    expect(contentOf(VENUE_ADDRESS, {}, 404)).toMatchObject(general);
    expect(previewContent({ [VENUE_ADDRESS]: null })).toMatchObject(general);
  });
});
