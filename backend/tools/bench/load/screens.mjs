import { day, ids } from '../data/ids.mjs';
import { addressOf, bookingsPath, BROWSER } from './requests.mjs';
import { sender } from './sender.mjs';

/** Pages are rendered for so many visitors, because one address may not ask for many. */
const VISITORS = 60_000;
const BOOKINGS_OF_PLAYER = 2;

const any = (count) => Math.floor(Math.random() * count);
const get = (path, headers) => ({ path, headers: { ...BROWSER, ...headers } });

/**
 * The requests that a screen makes when it opens.
 * @type {{ name: string, asked: (bench: object) => Promise<() => object> }[]}
 */
export const SCREENS = [
  {
    name: 'day board of a venue',
    asked:
      async ({ sizes }) =>
      () =>
        get(`/api/venues/${ids.venue(any(sizes.venues))}/day?date=${day(any(50))}`),
  },
  { name: 'home', asked: async (bench) => ofPlayer(bench, () => '/api/venues/home') },
  { name: 'Mis Reservas', asked: async (bench) => ofPlayer(bench, ({ id }) => `/api/bookings/user/${id}`) },
  { name: 'shared page', asked: sharedPage },
  { name: 'desk day', asked: deskDay },
  {
    name: 'rendered page of a venue',
    asked:
      async ({ sizes }) =>
      () =>
        get(`/venue/${ids.venue(any(sizes.venues))}`, {
          accept: 'text/html',
          'x-forwarded-for': addressOf(any(VISITORS)),
        }),
  },
];

/** Asks as a player with bookings. */
async function ofPlayer(bench, pathOf) {
  const { cookie, body } = await booked(bench);
  const path = pathOf({ id: body.userId });
  return () => get(path, { cookie });
}

async function sharedPage(bench) {
  const { cookie, body } = await booked(bench);
  const { shareToken } = (
    await post(bench, '/api/shared-payment-links', { bookingId: body.id }, { cookie })
  ).json();
  return () => get(`/api/shared-payment-links/${shareToken}`);
}

async function deskDay(bench) {
  const { username, password } = bench.product.admin;
  const { headers } = await post(bench, '/api/admin/login', { username, password }, {}, [200]);
  const cookie = headers['set-cookie'].map((line) => line.split(';')[0]).join('; ');
  const { venues } = bench.sizes;
  return () => get(`/api/admin/venues/${ids.venue(any(venues))}/day?date=${day(any(50))}`, { cookie });
}

/** Books for one player and returns the cookie and the last booking. */
async function booked({ product, freeHours }) {
  const { headers } = freeHours.next();
  const send = sender(product.url, 1);
  let body;
  for (let n = 0; n < BOOKINGS_OF_PLAYER; n++)
    body = (
      await send({ ...freeHours.next(), headers, path: bookingsPath('product'), expect: [201] })
    ).json();
  send.close();
  return { cookie: headers.cookie, body };
}

async function post({ product }, path, body, headers, expect = [201]) {
  const send = sender(product.url, 1);
  const asked = { 'content-type': 'application/json', ...headers };
  const response = await send({ method: 'POST', path, headers: asked, body: JSON.stringify(body), expect });
  send.close();
  return response;
}
