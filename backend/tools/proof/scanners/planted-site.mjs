import { once } from 'node:events';
import { createServer } from 'node:http';

/** The findings of Wapiti that the planted site must lead to. */
const EXPECTED = [
  'Content Security Policy Configuration',
  'Cross Site Scripting',
  'HttpOnly Flag cookie',
  'Open Redirect',
  'SQL Injection',
];

/** Its pages make the mistakes that the product must not make. */
const PAGES = {
  '/': (_query, response) => response.setHeader('set-cookie', 'session=1').end('<html>Hola</html>'),
  '/search': (query, response) =>
    response.setHeader('content-type', 'text/html').end(`<html><body>${query.get('place')}</body></html>`),
  '/next': (query, response) =>
    response.writeHead(302, { location: encodeURI(query.get('to') ?? '/') }).end(),
  '/court': (query, response) =>
    response.end(
      query.get('id')?.includes("'") ? 'PostgreSQL query failed: ERROR: unterminated string' : 'ok',
    ),
};

/**
 * Lets a scanner examine a small site with mistakes, and returns those that it does not find. A
 * scanner that finds none there would not find any in the product.
 * @param {(site: { url: string, addresses: string[] }) => Promise<{ finding: string }[]>} scan
 */
export async function missedIn(scan) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const page = PAGES[pathname];
    if (page) page(searchParams, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://localhost:${server.address().port}`;
    const found = await scan({ url, addresses: ['/search?place=a', '/next?to=a', '/court?id=1'] });
    return EXPECTED.filter((mistake) => !found.some(({ finding }) => finding === mistake));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
