/**
 * @typedef {object} Visit One page as one visitor opens it.
 * @property {string} name
 * @property {string} url
 * @property {string} cookie the session of the visitor, or '' for a new visitor
 */

const DAYS_AHEAD = 3;

/**
 * Books and signs in over the API, so that every measured page has something to show.
 * @param {{ url: string, admin: { username: string, password: string } }} site
 * @param {string[]} names of the pages to open
 * @returns {Promise<{ visits: Visit[], release: () => Promise<void> }>} `release` cancels what was
 * booked, so that the next run is not refused for unpaid hours
 */
export async function prepareVisits({ url, admin }, names) {
  const player = new Visitor(url);
  const [venue] = await player.get('/api/venues');
  const { court, date, hours } = await courtWithFreeHours(player, venue.id);
  const book = (timeSlot) =>
    player.post('/api/bookings', { courtId: court.id, bookingDate: date, timeSlot, gameType: 'singles' });
  const booked = [];
  const release = async () => {
    for (const { id } of booked.splice(0)) await player.post('/api/cancellations', { bookingId: id });
  };
  try {
    for (const hour of hours.slice(0, 2)) booked.push(await book(hour));
    const [unpaid, shared] = booked;
    const { shareUrl } = await player.post('/api/shared-payment-links', { bookingId: shared.id });
    const signedIn = new Visitor(url);
    if (names.includes('admin dashboard')) await signedIn.post('/api/admin/login', admin);
    const pages = { venue, court, unpaid, shareUrl, player, signedIn };
    return { visits: visitsOf(url, pages).filter(({ name }) => names.includes(name)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

function visitsOf(url, { venue, court, unpaid, shareUrl, player, signedIn }) {
  const visit = (name, path, visitor) => ({
    name,
    url: new URL(path, url).href,
    cookie: visitor?.cookie ?? '',
  });
  return [
    visit('home', '/'),
    visit('search', '/buscar'),
    visit('venue', `/venue/${venue.id}`),
    visit('calendar', `/venue/${venue.id}/calendar`),
    visit('booking', `/booking/${court.id}`),
    visit('checkout', `/checkout/${unpaid.id}`, player),
    visit('my bookings', '/my-bookings', player),
    visit('shared payment', new URL(shareUrl).pathname),
    visit('admin login', '/admin/login'),
    visit('admin dashboard', '/admin', signedIn),
  ];
}

async function courtWithFreeHours(visitor, venueId) {
  const date = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  for (const court of await visitor.get(`/api/venues/${venueId}/courts`)) {
    if (court.status !== 'available') continue;
    const slots = await visitor.get(`/api/courts/${court.id}/availability?date=${date}`);
    const hours = slots.filter(({ status }) => status === 'available').map(({ timeSlot }) => timeSlot);
    if (hours.length >= 2) return { court, date, hours };
  }
  throw new Error(`no court with two free hours on ${date}`);
}

/** Calls the API and keeps the cookies that the server sets. */
class Visitor {
  #cookies = new Map();

  constructor(url) {
    this.url = url;
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path) {
    return this.#call(path, { method: 'GET' });
  }

  post(path, body) {
    return this.#call(path, { method: 'POST', body: JSON.stringify(body) });
  }

  async #call(path, request) {
    const response = await fetch(new URL(path, this.url), {
      ...request,
      headers: { Cookie: this.cookie, ...(request.body && { 'Content-Type': 'application/json' }) },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header);
      this.#cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
