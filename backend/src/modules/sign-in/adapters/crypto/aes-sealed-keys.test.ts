import type { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { AesSealedKeys } from './aes-sealed-keys.js';

function keysWith(sessionSecret: string, previousSessionSecret: string | null = null) {
  return new AesSealedKeys(new SecretKeys({ sessionSecret, previousSessionSecret } as Config));
}

const keys = keysWith('now');

test('a sealed key can be opened, differs each time and does not contain the key', () => {
  const sealed = [keys.seal('JBSWY3DP', 'eva'), keys.seal('JBSWY3DP', 'eva')];
  for (const one of sealed) {
    expect(keys.open(one, 'eva')).toEqual({ text: 'JBSWY3DP', isOutdated: false });
    expect(one.toString('latin1')).not.toContain('JBSWY3DP');
  }
  expect(sealed[0]).not.toEqual(sealed[1]);
});

test('a sealed key opens neither for another owner nor after a change of one bit', () => {
  const sealed = keys.seal('JBSWY3DP', 'eva');
  expect(keys.open(sealed, 'luis')).toBeNull();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect([at, keys.open(changed, 'eva')]).toEqual([at, null]);
  }
  expect(keys.open(Buffer.alloc(0), 'eva')).toBeNull();
});

test('a key that was sealed with the previous secret opens and is reported as outdated', () => {
  const old = keysWith('old').seal('JBSWY3DP', 'eva');
  expect(keysWith('new', 'old').open(old, 'eva')).toEqual({ text: 'JBSWY3DP', isOutdated: true });
  expect(keysWith('new').open(old, 'eva')).toBeNull();
});
