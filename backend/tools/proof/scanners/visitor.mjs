/**
 * Signs in as an admin, and books and shares an hour as a player, both in one browser.
 * @param {{ plainUrl: string, admin: { username: string, password: string } }} site
 * @returns the cookies as a header, and values of existing things by the name of their parameter
 */
export async function visit({ plainUrl, admin }) {
  const cookies = new Map();
  const send = async (method, path, body) => {
    const response = await fetch(`${plainUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: headerOf(cookies) },
      body: body && JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await send('POST', '/api/admin/login', admin);
  const [venue] = await send('GET', '/api/venues');
  const [court] = await send('GET', `/api/venues/${venue.id}/courts`);
  const date = dayFromNow(6);
  const slots = await send('GET', `/api/courts/${court.id}/availability?date=${date}`);
  const { timeSlot } = slots.find(({ status }) => status === 'available');
  const slot = { courtId: court.id, bookingDate: `${date}T00:00:00`, timeSlot, gameType: 'singles' };
  const booking = await send('POST', '/api/bookings', slot);
  const link = await send('POST', '/api/shared-payment-links', { bookingId: booking.id, maxParticipants: 2 });
  const customer = await send('POST', '/api/admin/customers', { venueId: venue.id, name: 'Ana Torres' });
  const [till] = await send('GET', `/api/admin/tills?venueId=${venue.id}`);
  const known = {
    venueId: venue.id,
    courtId: court.id,
    bookingId: booking.id,
    shareToken: link.shareToken,
    reference: booking.id,
    customerId: customer.id,
    userId: 'me',
    ...(till ? { tillId: till.id } : {}),
    date,
    bookingDate: slot.bookingDate,
    year: date.slice(0, 4),
    month: String(Number(date.slice(5, 7))),
  };
  return { cookie: headerOf(cookies), known };
}

const headerOf = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
