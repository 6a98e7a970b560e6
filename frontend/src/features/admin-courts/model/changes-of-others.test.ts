import { withChangesOfOthers } from './changes-of-others';

const opened = { name: 'Central', price: '14.50', number: 1, note: null as string | null };

test('keeps a field that only another admin has changed', () => {
  const entered = { ...opened, name: 'Central Uno' };
  const current = { ...opened, price: '15.50', note: 'Nueva red' };
  expect(withChangesOfOthers(entered, opened, current)).toEqual({
    name: 'Central Uno',
    price: '15.50',
    number: 1,
    note: 'Nueva red',
  });
});

test('a field that both admins have changed gets the value that is saved last', () => {
  const entered = { ...opened, price: '16.00' };
  expect(withChangesOfOthers(entered, opened, { ...opened, price: '15.50' })).toEqual(entered);
});
