import type { Config } from '../../config/config.js';
import { SecretKeys } from './secret-keys.js';

const keysOf = (sessionSecret: string, previousSessionSecret: string | null = null) =>
  new SecretKeys({ sessionSecret, previousSessionSecret } as Config);

describe('keys that are derived from the session secret', () => {
  test('are 32 bytes, always the same, and different for each purpose', () => {
    const keys = keysOf('now');
    expect(keys.current('uploads')).toHaveLength(32);
    expect(keysOf('now').current('uploads')).toEqual(keys.current('uploads'));
    expect(keys.current('share:', Buffer.from('id'))).not.toEqual(keys.current('uploads'));
  });

  test('without a previous secret are only the present one', () => {
    expect(keysOf('now').all('uploads')).toEqual([keysOf('now').current('uploads')]);
  });

  test('with a previous secret are the present one first and then the previous one', () => {
    const keys = keysOf('now', 'before');
    expect(keys.current('uploads')).toEqual(keysOf('now').current('uploads'));
    expect(keys.all('uploads')).toEqual([
      keysOf('now').current('uploads'),
      keysOf('before').current('uploads'),
    ]);
  });
});
