import { waitableStarts } from './waitable-starts';

describe('the starts that a player can wait for', () => {
  const at = { today: '2026-11-20', time: '16:31' };

  test('begin in an hour and a half or later', () => {
    expect(waitableStarts(['16:30', '18:00', '18:30'], '2026-11-20', at)).toEqual(['18:30']);
    expect(waitableStarts(['18:00'], '2026-11-20', { ...at, time: '16:30' })).toEqual(['18:00']);
  });

  test('may be too near on the next day as well', () => {
    const late = { today: '2026-11-20', time: '23:15' };
    expect(waitableStarts(['00:30', '01:00'], '2026-11-21', late)).toEqual(['01:00']);
  });

  test('are all of them on a later day', () => {
    expect(waitableStarts(['06:00'], '2026-11-22', at)).toEqual(['06:00']);
  });
});
