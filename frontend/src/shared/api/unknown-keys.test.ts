import { keyFor } from './unknown-keys';

const asked = (body: string, headers = {}) =>
  new Request('http://saque.test/api/reviews', { method: 'POST', body, headers });

describe('the key of a request', () => {
  it('is kept for the same request while its outcome is unknown', async () => {
    const first = await keyFor(asked('5'));
    first.keep();
    const another = await keyFor(asked('4'));
    expect(another.value).not.toBe(first.value);
    expect((await keyFor(asked('5'))).value).toBe(first.value);
  });

  it('is a new one once the outcome is known', async () => {
    const { value } = await keyFor(asked('5'));
    expect((await keyFor(asked('5'))).value).not.toBe(value);
  });

  it('is that of the caller if there is one', async () => {
    expect((await keyFor(asked('5', { 'Idempotency-Key': 'key-1' }))).value).toBe('key-1');
  });
});
