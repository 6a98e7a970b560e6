import { globSync } from 'node:fs';
import { REFUSAL_CASES } from '../../../test/support/refusal-cases.js';
import { DomainError, type ErrorKind } from './domain-error.js';

const SOURCE = new URL('../../', import.meta.url);
const FILES = globSync('modules/*/domain/**/*-errors.ts', { cwd: SOURCE });

type Refusing = new (...facts: unknown[]) => DomainError;
const isRefusing = (value: unknown): value is Refusing =>
  typeof value === 'function' && value.prototype instanceof DomainError;

const REFUSALS = new Map<string, Refusing>();
for (const file of FILES) {
  const exported = (await import(new URL(file, SOURCE).href)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(exported)) if (isRefusing(value)) REFUSALS.set(name, value);
}

const hasFacts = ({ prototype }: Refusing) => Object.getPrototypeOf(prototype) === DomainError.prototype;
const [WITH_FACTS, ALWAYS_THE_SAME] = [true, false].map((facts) =>
  [...REFUSALS].filter(([, refusal]) => hasFacts(refusal) === facts).map(([name]) => name),
) as [string[], string[]];

const KINDS = Object.keys({
  invalid: true,
  unauthenticated: true,
  forbidden: true,
  not_found: true,
  conflict: true,
  gone: true,
  too_large: true,
  unsupported: true,
  too_many: true,
  unavailable: true,
} satisfies Record<ErrorKind, true>);

/** The specification has these texts without a full stop. */
const AS_SPECIFIED = ['Usuario o contraseña incorrectos', 'Por favor selecciona un horario disponible'];
const SENTENCES = /^(?! )(?:(?:^| )[¡¿]?[\p{Lu}\d](?:[^.!?]|[.!?](?! |$))*[.!?])+$/u;

const isReadable = (text: string): boolean =>
  AS_SPECIFIED.includes(text) || (SENTENCES.test(text) && !/undefined|null|NaN|\[object|\s\s/.test(text));

function assertKeepsPromises(refusal: DomainError): void {
  expect(KINDS).toContain(refusal.kind);
  expect(refusal.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect([refusal.message, isReadable(refusal.message)]).toEqual([refusal.message, true]);
  for (const { field, message } of refusal.details.errors ?? []) {
    expect(field).toMatch(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/);
    expect([message, isReadable(message)]).toEqual([message, true]);
  }
}

const EACH = Object.entries(REFUSAL_CASES).flatMap(([name, cases]) =>
  cases.map(([facts, says, details = {}]) => ({ name, facts, says, details })),
);

function refusalOf(name: string, facts: readonly unknown[] = []): DomainError {
  const Refusal = REFUSALS.get(name);
  if (!Refusal) throw new RangeError(`no module has the refusal ${name}`);
  return new Refusal(...facts);
}

test('each refusal that has facts is tried here', () => {
  expect(Object.keys(REFUSAL_CASES)).toEqual(WITH_FACTS.sort());
});

test.each(EACH)('the refusal $name of $facts says what it knows', ({ name, facts, says, details }) => {
  const refusal = refusalOf(name, facts);
  const { message } = refusal;
  assertKeepsPromises(refusal);
  for (const part of says) expect(message).toContain(part);
  const { about, ...others } = details;
  const errors = about === undefined ? {} : { errors: [{ field: about, message }] };
  expect(refusal.details).toEqual({ ...others, ...errors });
});

test.each(ALWAYS_THE_SAME)('the refusal %s keeps the promises of all', (name) => {
  assertKeepsPromises(refusalOf(name));
});

test('each code of a refusal has one kind', () => {
  const always = ALWAYS_THE_SAME.map((name) => refusalOf(name));
  const all = always.concat(EACH.map(({ name, facts }) => refusalOf(name, facts)));
  const kindsOfCodes = [...Map.groupBy(all, ({ code }) => code)].map(
    ([code, those]) => [code, new Set(those.map(({ kind }) => kind))] as const,
  );
  expect(kindsOfCodes.filter(([, kinds]) => kinds.size > 1)).toEqual([]);
});
