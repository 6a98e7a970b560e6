import type { Config } from '../../config/config.js';
import { SecretKeys } from '../../kernel/adapters/secret-keys.js';
import { PreviewAddresses, PREVIEWS } from './preview-addresses.js';

const addressesOf = (sessionSecret: string, previousSessionSecret: string | null = null) =>
  new PreviewAddresses(new SecretKeys({ sessionSecret, previousSessionSecret } as Config));

const CONTENT = { title: 'Club Ñandú', line: 'Quito', label: 'Desde $14.50/hora' };
const addresses = addressesOf('a secret');
const pathOf = (content = CONTENT) => addresses.of(content).slice(PREVIEWS.length);

describe('the address of a picture', () => {
  test('contains what the picture says', () => {
    expect(addresses.of(CONTENT)).toMatch(/^\/previews\/[\w-]+\.[\w-]{22}\.png$/);
    expect(addresses.contentOf(pathOf())).toEqual(CONTENT);
  });

  test('is the same for the same content, and another for any other', () => {
    expect(pathOf({ ...CONTENT })).toBe(pathOf());
    expect(pathOf({ ...CONTENT, label: 'Desde $14.60/hora' })).not.toBe(pathOf());
  });

  test('is refused if a stranger has made or changed it', () => {
    const [content = '', signature = ''] = pathOf().slice(1).split('.');
    const other = Buffer.from(JSON.stringify(['Gratis', 'Quito', null])).toString('base64url');
    const forged = [
      `/${other}.${signature}.png`,
      `/${content}.${'A'.repeat(22)}.png`,
      `/${content}.png`,
      `/${content}.${signature}.svg`,
      `/${content}.${signature}`,
      '/',
      `/${'x'.repeat(5000)}.${signature}.png`,
    ];
    for (const path of forged) expect([path, addresses.contentOf(path)]).toEqual([path, null]);
    expect(addressesOf('another secret').contentOf(pathOf())).toBeNull();
  });

  test('stays valid while the secret of the installation is being changed', () => {
    expect(addressesOf('a new secret', 'a secret').contentOf(pathOf())).toEqual(CONTENT);
  });
});
