import { ConfigError, readConfig } from './config.js';

const read = (DEFAULT_COUNTRY?: string) =>
  readConfig({
    DATABASE_URL: 'postgres://saque:secret-word@db/saque',
    ADMIN_USERNAME: 'ana',
    ADMIN_PASSWORD: 'una-clave-de-prueba',
    SESSION_SECRET: 's'.repeat(32),
    DEFAULT_COUNTRY,
  });

test.each([
  [undefined, 'EC'],
  ['', 'EC'],
  ['ES', 'ES'],
])('the default country %j is understood as %s', (value, country) => {
  expect(read(value).defaultCountry).toBe(country);
});

test.each(['ec', 'ECU', 'Ecuador', 'XX'])('the default country %s is refused with one line', (value) => {
  expect(() => read(value)).toThrow(ConfigError);
  expect(() => read(value)).toThrow(/^DEFAULT_COUNTRY must be .+"\w+"$/);
});
