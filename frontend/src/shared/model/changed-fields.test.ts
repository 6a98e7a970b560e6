import { changedFields } from './changed-fields';

const opened = { name: 'Central', price: '14.50', number: 1, note: null as string | null, days: ['mon'] };

test('a form that is saved as it was opened changes no field', () => {
  expect(changedFields({ ...opened, days: ['mon'] }, opened)).toEqual({});
});

test('only the fields that differ are sent, also emptied ones and lists', () => {
  const entered = { ...opened, price: '16.00', days: [] as string[] };
  expect(changedFields(entered, { ...opened, note: undefined })).toEqual({
    price: '16.00',
    note: null,
    days: [],
  });
});
