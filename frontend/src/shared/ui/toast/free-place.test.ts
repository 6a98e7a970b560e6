import { freePlace } from './free-place';

const phone = { top: 60, bottom: 784 };
const toast = { height: 100, left: 0, right: 390 };
const across = { left: 16, right: 374 };

describe('the place of a notification', () => {
  it('is over the header if nothing important is there', () => {
    expect(freePlace(toast, phone, [])).toBe(0);
    expect(freePlace(toast, phone, [{ ...across, top: 100, bottom: 150 }])).toBe(0);
    expect(freePlace(toast, phone, [{ left: 400, right: 600, top: 20, bottom: 60 }])).toBe(0);
  });

  it('is right above the bottom bar if something important is at the top', () => {
    expect(freePlace(toast, phone, [{ ...across, top: 80, bottom: 150 }])).toBe(684);
  });

  it('is above a button that it would cover, and above the next one', () => {
    const top = { ...across, top: 80, bottom: 150 };
    expect(freePlace(toast, phone, [top, { ...across, top: 720, bottom: 770 }])).toBe(612);
    const two = [
      { ...across, top: 600, bottom: 650 },
      { ...across, top: 720, bottom: 770 },
    ];
    expect(freePlace(toast, phone, [top, ...two])).toBe(492);
  });

  it('does not exist if important parts fill the window', () => {
    expect(freePlace(toast, phone, [{ left: 0, right: 390, top: 0, bottom: 844 }])).toBeNull();
  });

  it('is below a dialog that reaches the top, or above one at the bottom', () => {
    expect(freePlace(toast, phone, [{ ...across, top: 40, bottom: 600 }])).toBe(684);
    expect(freePlace(toast, phone, [{ left: 0, right: 390, top: 300, bottom: 844 }])).toBe(0);
  });
});
