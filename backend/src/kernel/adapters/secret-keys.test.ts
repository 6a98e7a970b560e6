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

  test('are only the present one if there is no previous secret', () => {
    expect(keysOf('now').all('uploads')).toEqual([keysOf('now').current('uploads')]);
  });

  test('are the present one and then the previous one if there are two secrets', () => {
    const keys = keysOf('now', 'before');
    expect(keys.current('uploads')).toEqual(keysOf('now').current('uploads'));
    expect(keys.all('uploads')).toEqual([
      keysOf('now').current('uploads'),
      keysOf('before').current('uploads'),
    ]);
  });
});
