import type { DomainError } from '../../../kernel/domain/domain-error.js';
import { type CategoryId, idFrom } from '../../../kernel/domain/ids.js';
import { type HeldCategory, NO_CATEGORY } from './category-of-customer.js';
import {
  type CustomerDetails,
  detailsOf,
  detailsOfPerson,
  mergedCategory,
  mergedDetails,
} from './customer.js';
import { InvalidCustomer } from './customer-errors.js';

const ANA = { name: 'Ana Torres', phones: [], emails: [], note: null };
const PHONE = '+593991234567';

function fieldsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidCustomer);
    return (error as DomainError).details.errors?.map(({ field }) => field) ?? [];
  }
  return [];
}

test('details are stored in one form, each contact once and in the order typed', () => {
  const typed = {
    name: '  Ana   Torres ',
    phones: ['+57 300 123 4567', '099 123 4567', '+593 99 123 4567'],
    emails: ['Ana@Example.ORG', 'ana@example.org', 'ANA@club.example'],
    note: ' Juega con la izquierda ',
  };
  expect(detailsOf(typed, 'EC')).toEqual({
    name: 'Ana Torres',
    phones: ['+573001234567', PHONE],
    emails: ['ana@example.org', 'ana@club.example'],
    note: 'Juega con la izquierda',
  });
});

test('a customer needs no more than a name, and blank contacts and notes are left out', () => {
  expect(detailsOf({ ...ANA, phones: ['', ' '], emails: ['\u200B'], note: ' ' }, 'EC')).toEqual(ANA);
  expect(detailsOf(ANA, 'EC')).toEqual(ANA);
});

test('a note is stored with composed letters', () => {
  expect(detailsOf({ ...ANA, note: 'Mun\u0303oz' }, 'EC').note).toBe('Muñoz');
});

test.each([
  ['a name without a letter', { name: '!!' }, ['name']],
  ['one phone among others that is none', { phones: [PHONE, '12'] }, ['phones']],
  ['one address among others that is none', { emails: ['ana@example.org', 'ana'] }, ['emails']],
  ['nothing that can be stored', { name: '', phones: ['x'], emails: ['x'] }, ['name', 'phones', 'emails']],
])('%s is refused with an error for each such field', (_what, part, fields) => {
  expect(fieldsOf(() => detailsOf({ ...ANA, ...part }, 'EC'))).toEqual(fields);
});

test('the refusal of a customer says what is wrong with the first field', () => {
  const errors = [
    { field: 'phones', message: 'Revisa el teléfono.' },
    { field: 'emails', message: 'Revisa el correo.' },
  ];
  expect(new InvalidCustomer(errors).message).toBe('Revisa el teléfono.');
});

test('a person of a sale is stored with one phone and one address, or without them', () => {
  const person = { name: 'Ana Torres', phone: '099 123 4567', email: 'ANA@example.org' };
  expect(detailsOfPerson(person, 'EC')).toEqual({ ...ANA, phones: [PHONE], emails: ['ana@example.org'] });
  expect(detailsOfPerson({ ...person, phone: '', email: '' }, 'EC')).toEqual(ANA);
});

test('a person of a sale is refused with the fields of the sale', () => {
  expect(fieldsOf(() => detailsOfPerson({ name: '', phone: 'x', email: 'x' }, 'EC'))).toEqual([
    'customer.name',
    'customer.phone',
    'customer.email',
  ]);
});

describe('a customer that takes over another one', () => {
  const kept: CustomerDetails = {
    name: 'Ana Torres',
    phones: ['+1', '+2'],
    emails: ['a@x.org'],
    note: 'Zurda',
  };
  const other: CustomerDetails = {
    name: 'Ana T.',
    phones: ['+2', '+3'],
    emails: ['b@x.org', 'a@x.org'],
    note: 'Paga en efectivo',
  };

  test('keeps its name and has the contacts and the notes of both, its own first', () => {
    expect(mergedDetails(kept, other)).toEqual({
      name: 'Ana Torres',
      phones: ['+1', '+2', '+3'],
      emails: ['a@x.org', 'b@x.org'],
      note: 'Zurda\nPaga en efectivo',
    });
  });

  test.each([
    [null, null, null],
    ['Zurda', null, 'Zurda'],
    [null, 'Zurda', 'Zurda'],
    ['Zurda', 'Zurda', 'Zurda'],
  ])('makes one note of %j and %j: %j', (own, others, note) => {
    expect(mergedDetails({ ...kept, note: own }, { ...other, note: others }).note).toBe(note);
  });

  test('has at most five contacts of a kind, and a note of 500 characters', () => {
    const many = ['1', '2', '3', '4'];
    const merged = mergedDetails(
      { ...kept, phones: many, note: 'a'.repeat(300) },
      { ...other, phones: ['5', '6'], note: 'b'.repeat(300) },
    );
    expect(merged.phones).toEqual([...many, '5']);
    expect(merged.note).toBe(`${'a'.repeat(300)}\n${'b'.repeat(199)}`);
  });

  const member: HeldCategory = { categoryId: idFrom<CategoryId>('member'), categoryUntil: '2026-12-31' };
  const junior: HeldCategory = { categoryId: idFrom<CategoryId>('junior'), categoryUntil: null };
  const without: HeldCategory = { categoryId: null, categoryUntil: '2026-12-31' };

  test.each([
    ['its own one', junior, member, junior],
    ['that of the other one, with its last day', without, member, member],
    ['none, and no last day, if neither has one', without, without, NO_CATEGORY],
  ])('has a category afterwards: %s', (_what, own, others, merged) => {
    expect(mergedCategory({ ...ANA, ...own }, { ...ANA, ...others })).toEqual(merged);
  });
});
