import { changesBetween } from './audit-changes.js';

describe('what changed between two states', () => {
  it('is what differs, and nothing else', () => {
    expect(
      changesBetween(
        { name: 'Norte', price: '14.50', maxUsage: null, isActive: true },
        { name: 'Norte', price: '15.00', maxUsage: 10, isActive: false },
      ),
    ).toEqual([
      { field: 'price', before: '14.50', after: '15.00' },
      { field: 'maxUsage', before: null, after: '10' },
      { field: 'isActive', before: 'true', after: 'false' },
    ]);
  });

  it('is all there is of a thing that is made, and all there was of one that is gone', () => {
    expect(changesBetween(null, { name: 'Norte' })).toEqual([
      { field: 'name', before: null, after: 'Norte' },
    ]);
    expect(changesBetween({ name: 'Norte' }, null)).toEqual([
      { field: 'name', before: 'Norte', after: null },
    ]);
  });

  it('names inner fields with their outer ones, and joins lists', () => {
    expect(
      changesBetween(
        { prices: { day: '1.00', night: '2.00' }, hours: ['06:00'] },
        { prices: { day: '1.00', night: '3.00' }, hours: ['06:00', '07:00'] },
      ),
    ).toEqual([
      { field: 'prices.night', before: '2.00', after: '3.00' },
      { field: 'hours', before: '06:00', after: '06:00, 07:00' },
    ]);
  });

  it('can be nothing', () => {
    expect(changesBetween(null, null)).toEqual([]);
    expect(changesBetween({ name: 'Norte' }, { name: 'Norte' })).toEqual([]);
  });
});
