import { pageWith, shellWith } from './page-template.js';

const PAGE =
  '<head><meta\n  name="description"\n content="general" /><title>Saque</title></head>' +
  '<div id="root"><!--shell--><p>shell</p><!--/shell--></div><script></script>';
const SCREEN = { head: '', body: '<h1>Club</h1>', state: '<i></i>', calls: [] };

describe('a screen in the page of the build', () => {
  test('takes the place of the shell, with its state behind it', () => {
    expect(pageWith(PAGE, SCREEN)).toContain('<div id="root"><h1>Club</h1></div><i></i><script>');
  });

  test('replaces the title and the description only by its own', () => {
    expect(pageWith(PAGE, { ...SCREEN, head: '<style></style>' })).toMatch(
      /content="general".*<title>Saque<\/title><style>/s,
    );
    const own = '<title>Club · Saque</title><meta name="description" content="club"/>';
    const page = pageWith(PAGE, { ...SCREEN, head: own });
    expect(page).toContain(own);
    expect(page).not.toMatch(/general|<title>Saque/);
  });

  test('keeps prices and other texts with a dollar sign as they are', () => {
    const body = "<p>$14.50 $1 $& $' $$</p>";
    expect(pageWith(PAGE, { ...SCREEN, head: body, body, state: body }).split(body)).toHaveLength(4);
  });

  test('lets pictures further down begin after the first paint, if scripts can run', () => {
    const page = pageWith(`<script type="module" src="/assets/index-1.js"></script>${PAGE}</body>`, SCREEN);
    const [, id] =
      /<style [^>]*id="(\w+)">@media \(scripting:enabled\)\{img\[loading=lazy\]/.exec(page) ?? [];
    expect(page).toContain(`document.getElementById('${String(id)}').remove()`);
  });

  test('makes the calls of its visitor after the first paint, before the scripts', () => {
    const calls = ['/api/bookings/1', '/api/search?place=</script>'];
    const page = pageWith(`<script type="module" src="/assets/index-1.js"></script>${PAGE}</body>`, {
      ...SCREEN,
      calls,
    });
    expect(page).not.toContain('as="fetch"');
    expect(page).toMatch(/\["\/api\/bookings\/1","\/api\/search\?place=\\u003c\/script>"\].*type: 'module'/s);
  });

  test.each([
    { kind: 'screen', put: (page: string) => pageWith(page, SCREEN) },
    { kind: 'shell', put: (page: string) => shellWith(page, SCREEN) },
  ])('starts its scripts after the first paint of a $kind', ({ put }) => {
    const scripts =
      '<script type="module" crossorigin src="/assets/index-1.js" nonce="x"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/venue-1.js">';
    const page = put(`${scripts}${PAGE}</body>`);
    expect(page).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
    expect(page).toMatch(/<script nonce="__CSP_NONCE__">.*"\/assets\/index-1\.js".*"\/assets\/venue-1\.js"/s);
  });
});
