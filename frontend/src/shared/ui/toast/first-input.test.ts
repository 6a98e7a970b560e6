import { onFirstInput } from './first-input';

const press = () => window.dispatchEvent(new Event('keydown'));
const inAnIdleMoment = () => jest.runAllTimers();

describe('the first input of a visitor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('calls back once, after the handlers of that input', () => {
    const callback = jest.fn();
    onFirstInput(callback);
    inAnIdleMoment();
    expect(callback).not.toHaveBeenCalled();
    press();
    press();
    expect(callback).not.toHaveBeenCalled();
    inAnIdleMoment();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('calls nothing after the screen has gone', () => {
    const callback = jest.fn();
    onFirstInput(callback)();
    press();
    inAnIdleMoment();
    expect(callback).not.toHaveBeenCalled();
  });
});
