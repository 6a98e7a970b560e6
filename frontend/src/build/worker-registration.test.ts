import { REGISTRATION } from './service-worker-plugin';

const register = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  register.mockReset().mockResolvedValue({});
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

/** Runs the script of the page in a browser with these features, and loads the page. */
function load(features: object): void {
  for (const [name, value] of Object.entries(features))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const listen = jest.spyOn(window, 'addEventListener');
  listen.mockImplementation((_, loaded) => (loaded as () => void)());
  window.eval(REGISTRATION);
  listen.mockRestore();
}

describe('the worker for visits without a network', () => {
  test('is installed some seconds after the page has loaded', () => {
    load({ serviceWorker: { register } });
    jest.advanceTimersByTime(2900);
    expect(register).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  test('is not installed for a visitor who saves data, or by a browser without workers', () => {
    load({});
    load({ serviceWorker: { register }, connection: { saveData: true } });
    jest.advanceTimersByTime(10_000);
    expect(register).not.toHaveBeenCalled();
  });

  test('may be refused by the browser', () => {
    register.mockRejectedValue(new Error('refused'));
    load({ serviceWorker: { register } });
    jest.advanceTimersByTime(10_000);
    expect(register).toHaveBeenCalledTimes(1);
  });
});
