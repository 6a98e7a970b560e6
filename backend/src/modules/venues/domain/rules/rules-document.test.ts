import { type CategoryId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { categoryDocumentOf, differingRules, documentOf } from './rules-document.js';
import { defaultRules } from './venue-rules.js';

const RULES = defaultRules({ windowDays: 60, graceSeconds: 7200 });
const ACCOUNT = { holder: 'Club', bank: 'Banco', number: '22', note: null, hours: 12 };
const SOCIO = {
  id: idFrom<CategoryId>('c1'),
  name: 'Socio',
  price: { percentage: 20 },
  windowDays: 14,
  maxActive: null,
  payAtClub: true,
};

test('a category is written with its percentage, or with decimal prices per hour', () => {
  expect(categoryDocumentOf(SOCIO)).toEqual(SOCIO);
  const price = { singles: toCents(1000), doubles: toCents(1605) };
  expect(categoryDocumentOf({ ...SOCIO, price })).toEqual({
    ...SOCIO,
    price: { singles: '10.00', doubles: '16.05' },
  });
});

test('equal rules do not differ, whatever the order in which their parts were stored', () => {
  const { hours, ...account } = ACCOUNT;
  const reordered = { hours, ...account };
  expect(differingRules({ ...RULES, transfer: ACCOUNT }, { ...RULES, transfer: reordered })).toEqual([]);
  const { name, ...rest } = SOCIO;
  const category = { ...rest, name };
  expect(differingRules({ ...RULES, categories: [SOCIO] }, { ...RULES, categories: [category] })).toEqual([]);
});

test.each([
  ['a rule', { windowDays: 14 }, ['windowDays']],
  ['one day of the week', { openingHours: { ...RULES.openingHours, sun: [] } }, ['openingHours']],
  ['the account for transfers', { transfer: ACCOUNT }, ['transfer']],
  ['the categories', { categories: [SOCIO] }, ['categories']],
  ['two rules', { startsEvery: 30, lengths: [90] } as const, ['lengths', 'startsEvery']],
])('a change of %s is listed in either direction', (_what, change, fields) => {
  expect(differingRules(RULES, { ...RULES, ...change })).toEqual(fields);
  expect(differingRules({ ...RULES, ...change }, RULES)).toEqual(fields);
});

test('rules for a player are written without the categories that the player holds', () => {
  expect(documentOf({ ...RULES, heldCategories: [SOCIO] })).toEqual(documentOf(RULES));
});
