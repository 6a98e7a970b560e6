import { addBookings, quickly, uuidSql } from './fill.mjs';
import { TIME_ZONE } from './ids.mjs';

export const COURTS_PER_VENUE = 5;
const BOOKINGS_PER_COURT = 50;

/** Returns how many bookings ahead so many venues have: half a million for 2,000 venues. */
export const bookingsOf = (venues) => venues * COURTS_PER_VENUE * BOOKINGS_PER_COURT;

/** Cities of about the same number of venues, each with its latitude and longitude. */
export const CITIES = [
  ['Quito', -0.1807, -78.4678],
  ['Guayaquil', -2.1709, -79.9224],
  ['Cuenca', -2.9001, -79.0059],
  ['Santo Domingo de los Tsáchilas', -0.2532, -79.1719],
  ['Machala', -3.2581, -79.9554],
  ['Durán', -2.1731, -79.831],
  ['Manta', -0.9677, -80.7089],
  ['Portoviejo', -1.0546, -80.4545],
  ['Loja', -3.9931, -79.2042],
  ['Ambato', -1.2417, -78.6197],
  ['Esmeraldas', 0.9682, -79.6517],
  ['Quevedo', -1.0286, -79.4635],
  ['Riobamba', -1.6636, -78.6546],
  ['Ibarra', 0.3517, -78.1223],
  ['Milagro', -2.1347, -79.5874],
  ['Babahoyo', -1.8022, -79.5344],
  ['La Libertad', -2.2312, -80.9102],
  ['Latacunga', -0.9352, -78.6155],
  ['Tulcán', 0.8119, -77.7173],
  ['Puerto Ayora, Galápagos', -0.7432, -90.3136],
];

const SECTORS = ['Norte', 'Sur', 'Centro', 'Oriente', 'Los Álamos', 'El Jardín', 'San José', 'La Pradera'];

/**
 * Fills an empty, migrated database with venues of five courts. Of each court three hours of the
 * evening are booked on each of the next ten days, and one on each of the twenty days after them.
 * @param {import('pg').Client} client a superuser
 */
export async function fillForSearch(client, venues) {
  await quickly(client, async () => {
    await addVenues(client, venues);
    await addBookings(client, placedAhead(venues), bookingsOf(venues) / 10);
    // The triggers of these tables were off.
    await client.query('select put_search_venue(venues) from venues');
  });
}

async function addVenues(client, venues) {
  const [names, latitudes, longitudes] = [0, 1, 2].map((column) => CITIES.map((city) => city[column]));
  const kilometre = 0.009;
  await client.query(
    `insert into venues (id, name, location, time_zone, latitude, longitude)
     select ${uuidSql('a', 'n')},
       'Club ' || ($4::text[])[1 + n / cardinality($1) % cardinality($4)] || ' ' || n,
       'Av. ' || n % 90 + 1 || ', ' || ($1::text[])[city], '${TIME_ZONE}',
       ($2::float8[])[city] + (n % 21 - 10) * ${kilometre}, ($3::float8[])[city] + (n % 17 - 8) * ${kilometre}
     from generate_series(0, $5::int - 1) n, lateral (select 1 + n % cardinality($1::text[]) as city) placed`,
    [names, latitudes, longitudes, SECTORS, venues],
  );
  await client.query(`insert into courts (id, venue_id, name, court_number, day_singles_cents, day_doubles_cents,
      night_singles_cents, night_doubles_cents)
    select ${uuidSql('b', 'n')}, ${uuidSql('a', `n / ${COURTS_PER_VENUE}`)}, 'Cancha ' || n % ${COURTS_PER_VENUE} + 1,
      n % ${COURTS_PER_VENUE} + 1, 1000 + n % 7 * 100, 2900, 1650 + n % 5 * 100, 3300
    from generate_series(0, ${venues * COURTS_PER_VENUE - 1}) n`);
}

const placedAhead = (venues) => `
  select (row_number() over ()) - 1 as n, court / ${COURTS_PER_VENUE} as venue, court,
    (current_date + ahead)::date as day, (16 + (court + ahead + k * 2) % 6)::int as hour
  from generate_series(1, 30) ahead, generate_series(0, ${venues * COURTS_PER_VENUE - 1}) court,
    generate_series(0, case when ahead <= 10 then 2 else 0 end) k`;
