import { freePlace } from './free-place';

const phone = { top: 60, bottom: 784, window: 844 };
const toast = { height: 100, left: 0, right: 390 };
const across = { left: 16, right: 374 };

describe('the place of a notification on a phone', () => {
  it('is right above the bottom bar if nothing is in the way', () => {
    expect(freePlace(toast, phone, [])).toBe(60);
    expect(freePlace(toast, phone, [{ ...across, top: 100, bottom: 150 }])).toBe(60);
  });

  it('is above a button that it would cover, and above the next one', () => {
    expect(freePlace(toast, phone, [{ ...across, top: 720, bottom: 770 }])).toBe(844 - 712);
    const two = [
      { ...across, top: 600, bottom: 650 },
      { ...across, top: 720, bottom: 770 },
    ];
    expect(freePlace(toast, phone, two)).toBe(844 - 592);
  });

  it('is below the top bar if buttons fill the rest', () => {
    const buttons = [120, 280, 440, 600, 720].map((top) => ({ ...across, top, bottom: top + 150 }));
    expect(freePlace(toast, phone, buttons)).toBe(844 - 160);
  });
});

it('the place of a notification of a wide window stays below buttons that are beside it', () => {
  const wide = { top: 60, bottom: 900, window: 900 };
  const card = { height: 100, left: 1000, right: 1440 };
  expect(freePlace(card, wide, [{ left: 100, right: 600, top: 820, bottom: 870 }])).toBe(0);
});
