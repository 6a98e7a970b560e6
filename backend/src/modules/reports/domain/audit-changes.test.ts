import { changesBetween } from './audit-changes.js';

describe('the changes between two states', () => {
  it('contain only the fields that differ', () => {
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

  it('contain every field of a created or deleted thing', () => {
    expect(changesBetween(null, { name: 'Norte' })).toEqual([
      { field: 'name', before: null, after: 'Norte' },
    ]);
    expect(changesBetween({ name: 'Norte' }, null)).toEqual([
      { field: 'name', before: 'Norte', after: null },
    ]);
  });

  it('name nested fields with their parents, and join lists', () => {
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

  it('join a list with a gap, and see no value in a field that is undefined', () => {
    expect(changesBetween({ hours: [], note: null }, { hours: ['06:00', null], note: undefined })).toEqual([
      { field: 'hours', before: '', after: '06:00, ' },
    ]);
  });

  it('are empty for equal states', () => {
    expect(changesBetween(null, null)).toEqual([]);
    expect(changesBetween({ name: 'Norte' }, { name: 'Norte' })).toEqual([]);
  });
});
