import { onFirstInput } from './first-input';

const press = () => window.dispatchEvent(new Event('keydown'));

describe('the first input of a visitor', () => {
  test('is called once, and not at all after the screen has gone', () => {
    const told = jest.fn();
    onFirstInput(told);
    expect(told).not.toHaveBeenCalled();
    press();
    press();
    expect(told).toHaveBeenCalledTimes(1);

    const cancelled = jest.fn();
    onFirstInput(cancelled)();
    press();
    expect(cancelled).not.toHaveBeenCalled();
  });
});
