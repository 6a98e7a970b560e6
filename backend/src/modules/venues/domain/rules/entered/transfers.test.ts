import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { Entered } from './entered.js';
import { transferOf } from './transfers.js';

const ACCOUNT = { holder: 'Club', bank: 'Banco', number: '22', note: null, hours: 12 };

/** Returns the account that is read, and the fields that are refused. */
function read(over: object) {
  const problems: FieldError[] = [];
  const account = transferOf(new Entered({ ...ACCOUNT, ...over }, 'transfer', problems));
  return { account, refused: problems.map(({ field }) => field) };
}

test.each([
  ['holder', 80],
  ['bank', 60],
  ['number', 40],
  ['note', 120],
])('the field %s of an account has up to %d characters, without outer blanks', (field, most) => {
  const longest = 'x'.repeat(most);
  expect(read({ [field]: ` ${longest} ` })).toMatchObject({ account: { [field]: longest }, refused: [] });
  expect(read({ [field]: `${longest}x` }).refused).toEqual([`transfer.${field}`]);
});

test.each(['holder', 'bank', 'number', 'note'])(
  'the field %s refuses a sign that cannot be seen',
  (field) => {
    expect(read({ [field]: '2\u200B2' }).refused).toEqual([`transfer.${field}`]);
  },
);

test.each(['holder', 'bank', 'number', 'hours'])('an account without the field %s is refused', (field) => {
  expect(read({ [field]: undefined }).refused).toEqual([`transfer.${field}`]);
});

test.each([[1], [72]])('a transfer may take %d hours', (hours) => {
  expect(read({ hours })).toMatchObject({ account: { hours }, refused: [] });
});
