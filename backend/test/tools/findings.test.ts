import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

const LAUNCH = fileURLToPath(new URL('../../tools/launch/launch.cjs', import.meta.url));

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

describe('the scanners of the night', () => {
  it('name the packages that are missing, in one line', () => {
    const env = { PATH: '/no/such/folder' };
    const { status, stderr } = spawnSync(process.execPath, [LAUNCH, 'scanners'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'Install the packages wapiti, testssl.sh, openssl of Debian 12 first.\n',
    ]);
  });
});
