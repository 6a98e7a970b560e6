import type { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { UploadForged } from '../../domain/image-errors.js';
import { LocalObjectStore, type UploadSignature } from './local-object-store.js';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };

function storeWith(sessionSecret: string, previousSessionSecret: string | null = null) {
  const config = { sessionSecret, previousSessionSecret } as Config;
  return new LocalObjectStore('/nowhere', new SecretKeys(config), clock);
}

async function signatureBy(store: LocalObjectStore): Promise<UploadSignature> {
  const url = await store.uploadUrl('uploads/1', { contentType: null, seconds: 60, site: 'http://site' });
  const { expires = '', type = '', signature = '' } = Object.fromEntries(new URL(url).searchParams);
  return { expires, type, signature };
}

test('an upload address stays valid while the session secret is being changed', async () => {
  const old = await signatureBy(storeWith('old'));
  expect(() => storeWith('new', 'old').assertSigned('uploads/1', old, '')).not.toThrow();
  expect(() => storeWith('new').assertSigned('uploads/1', old, '')).toThrow(UploadForged);
});

test('a new upload address is signed with the present secret alone', async () => {
  const fresh = await signatureBy(storeWith('new', 'old'));
  expect(() => storeWith('new').assertSigned('uploads/1', fresh, '')).not.toThrow();
});
