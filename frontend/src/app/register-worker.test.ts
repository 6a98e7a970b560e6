import { registerWorker } from './register-worker';

const register = jest.fn();

function browser(over: object) {
  for (const [name, value] of Object.entries(over))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => register.mockReset().mockResolvedValue({}));
afterEach(() => {
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

const idle = () => new Promise((resolve) => setTimeout(resolve));

describe('the worker for visits without a network', () => {
  test('is installed when the browser is idle', async () => {
    browser({ serviceWorker: { register } });
    registerWorker();
    expect(register).not.toHaveBeenCalled();
    await idle();
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  test('is not installed for somebody who saves data, or by a browser without workers', async () => {
    registerWorker();
    browser({ serviceWorker: { register }, connection: { saveData: true } });
    registerWorker();
    await idle();
    expect(register).not.toHaveBeenCalled();
  });

  test('may be refused by the browser', async () => {
    register.mockRejectedValue(new Error('refused'));
    browser({ serviceWorker: { register } });
    registerWorker();
    await idle();
    expect(register).toHaveBeenCalledTimes(1);
  });
});
