interface Finding {
  scanner: string;
  finding: string;
  where: string;
  text: string;
}
type Judged = { explained: (Finding & { reason: string })[]; unexplained: Finding[] };

const { judged } = (await import(
  new URL('../../tools/proof/scanners/findings.mjs', import.meta.url).href
)) as { judged: (findings: Finding[], known: object[]) => Judged };

const finding = { scanner: 'wapiti', finding: 'Cookie', where: 'GET /', text: 'HttpOnly is missing' };
const reason = 'The cookie holds no secret.';

describe('a finding of a scanner', () => {
  it.each<[string, object]>([
    ['everywhere', { scanner: 'wapiti', finding: 'Cookie' }],
    ['in one place', { scanner: 'wapiti', finding: 'Cookie', where: 'GET /' }],
    ['with its text', { ...finding }],
  ])('is explained by a line about it %s', (_where, line) => {
    expect(judged([finding], [{ ...line, reason }])).toMatchObject({
      explained: [{ finding: 'Cookie', reason }],
      unexplained: [],
    });
  });

  it.each<[string, object]>([
    ['another scanner', { ...finding, scanner: 'testssl' }],
    ['another finding', { ...finding, finding: 'CSRF' }],
    ['another place', { ...finding, where: 'GET /admin' }],
    ['another text', { ...finding, text: 'Secure is missing' }],
  ])('is not explained by a line about %s', (_what, line) => {
    expect(judged([finding], [{ ...line, reason }])).toMatchObject({
      explained: [],
      unexplained: [{ finding: 'Cookie' }],
    });
  });
});
