import { randomUUID } from 'node:crypto';
import type { Chance } from '../../simulation/chance.js';
import type { Contract, Operation, Schema } from '../../http/contract.js';
import type { Draft, Existing } from '../../http/requests.js';
import { dayFromNow } from '../../support/fixtures/venues-and-courts.js';
import type { Known } from './known.js';

const FIRST_DAY = 2;
const LAST_DAY = 55;

/** Fields whose values are texts for people. The schema does not say what they look like. */
const TEXTS: Record<string, readonly string[]> = {
  name: ['Ana Torres', 'José Ñúñez', 'Club Norte', 'Cancha 7'],
  phone: ['099 123 4567', '+593991234567'],
  whatsapp: ['+593991234567'],
  phones: ['+593991234567'],
  endpoint: ['https://push.example/browser-1'],
  timeZone: ['America/Guayaquil', 'America/Bogota', 'Europe/Madrid'],
  near: ['-0.18,-78.47'],
  password: ['la-clave-de-la-prueba'],
  currentPassword: ['la-clave-de-la-prueba'],
  newPassword: ['tres tazas de café'],
  nightFrom: ['18:00', '19:30'],
  taxId: ['1712345678001'],
  search: ['ana', 'club', 'a'],
  place: ['Quito'],
  action: ['court_changed'],
  separator: [',', ';'],
};

/** Amounts that are right only for some things are left out of most requests. */
const MOSTLY_LEFT_OUT =
  /^(expected|confirmed|cursor$|before$|excess$|difference$|onlyIf|holdUntil|received|price$|players$|passkey|categoryUntil|exceptions|version|date(From|To))/;

const MONEY_EXAMPLE = /^-?\d+\.\d\d$/;

/** Returns valid requests of the contract, with ids that earlier responses contained. */
export class GoodValues {
  /** Values that no response contains, such as the tokens of letters. */
  existing: Existing = {};

  constructor(
    private readonly contract: Contract,
    private readonly chance: Chance,
    private readonly known: Known,
  ) {}

  /** @param by the caller, whose own things are preferred */
  draft(operation: Operation, by: string): Draft {
    const parameters = (place: string) =>
      operation.parameters
        .filter((one) => one.in === place && (one.required || this.isWanted(one.name)))
        .map(({ name, schema }): [string, string] => [
          name,
          String(this.value(keyOf(name, operation), schema, operation, by)),
        ]);
    const headers = { 'Idempotency-Key': randomUUID(), ...Object.fromEntries(parameters('header')) };
    return {
      path: Object.fromEntries(parameters('path')),
      query: parameters('query'),
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      body: operation.body ? this.value('', operation.body, operation, by) : undefined,
    };
  }

  private isWanted(name: string): boolean {
    return this.chance.happens(MOSTLY_LEFT_OUT.test(name) ? 0.03 : 0.3);
  }

  private value(name: string, given: Schema, operation: Operation, by: string): unknown {
    const schema = this.contract.resolve(given);
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return this.value(name, this.chance.of(either), operation, by);
    if (schema.nullable && this.chance.happens(0.15)) return null;
    if (schema.type === 'object' || schema.properties) return this.object(name, schema, operation, by);
    if (schema.enum) return this.chance.of(schema.enum.filter((each) => each !== null));
    if (schema.type === 'array') return this.array(name, schema, operation, by);
    if (schema.type === 'boolean') return this.chance.happens(0.5);
    const identified = this.identified(name, operation, by);
    if (schema.type === 'integer' || schema.type === 'number')
      return identified === undefined ? this.number(name, schema) : Number(identified);
    return identified ?? this.text(name, schema, operation);
  }

  private object(name: string, schema: Schema, operation: Operation, by: string): object {
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([field]) => schema.required?.includes(field) || (field !== 'id' && this.isWanted(field)),
    );
    const made: Record<string, unknown> = Object.fromEntries(
      fields.map(([field, of]) => [field, this.value(field, of, operation, by)]),
    );
    return inOrder(name === 'customer' ? this.customer(operation, by) : made, this.chance);
  }

  /** By id or by name. */
  private customer(operation: Operation, by: string): Record<string, unknown> {
    const id = this.chance.happens(0.3) ? this.identified('customerId', operation, by) : undefined;
    return id === undefined ? { name: 'Ana Torres' } : { id };
  }

  private array(name: string, schema: Schema, operation: Operation, by: string): unknown[] {
    if (Array.isArray(schema.example)) return schema.example as unknown[];
    const length = this.chance.int(Math.max(schema.minItems ?? 0, name === 'roles' ? 1 : 0), 2);
    const one = name.replace(/Ids$/, 'Id');
    const items = Array.from({ length }, () => this.value(one, schema.items ?? {}, operation, by));
    return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  }

  /** Returns an id, token or code that some response or letter has contained. */
  private identified(name: string, operation: Operation, by: string): string | undefined {
    if (name === 'userId') return 'me';
    const isNewCode = name === 'code' && /^(POST|PATCH) \/api\/admin\/discount-codes/.test(operation.name);
    if (isNewCode) return `N-${randomUUID().slice(0, 12)}`.toUpperCase();
    if (name in TEXTS || MADE.test(name)) return undefined;
    if (name === 'imageUrl' && operation.path.startsWith('/api/venues') && !operation.path.endsWith('photos'))
      return 'https://saque.example/club.jpg';
    if (name === 'reference' && operation.path.includes('/ledger/')) return this.known.of('bookingId', by);
    if (name === 'discountCode') return this.known.of('code', by) ?? this.existing['code'];
    const fixed = this.existing[name];
    if (fixed !== undefined && this.chance.happens(0.2)) return fixed;
    return this.known.of(name, by) ?? fixed;
  }

  private number(name: string, { minimum = 1, maximum = 6, example }: Schema): number {
    if (name === 'lengths') return this.chance.of([60, 90]);
    if (name === 'durationMinutes') return this.chance.of([60, 60, 60, 90, 120]);
    if (name === 'year') return new Date(dayFromNow(20)).getUTCFullYear();
    if (name === 'month') return new Date(dayFromNow(20)).getUTCMonth() + 1;
    if (typeof example === 'number' && this.chance.happens(0.3)) return example;
    return this.chance.int(minimum, Math.max(minimum, Math.min(maximum, minimum + 900)));
  }

  private text(name: string, { example, format, maxLength = 40 }: Schema, operation: Operation): string {
    const date = dayFromNow(this.chance.int(FIRST_DAY, LAST_DAY));
    if (name === 'bookingDate') return operation.path.startsWith('/api/admin') ? date : `${date}T00:00:00`;
    if (/date(From|To)?$/i.test(name) || /^\d{4}-\d\d-\d\d$/.test(String(example))) return date;
    if (format === 'date-time') return `${date}T15:00:00.000Z`;
    if (SLOTS.test(name))
      return operation.path.includes('/payments') || operation.path.includes('audit')
        ? date
        : this.hour(6, 21);
    if (format === 'email' || name === 'emails') return `${randomUUID()}@example.org`;
    if (format === 'uuid') return randomUUID();
    if (format === 'uri') return `https://push.example/${randomUUID()}`;
    const texts = TEXTS[name];
    if (texts) return this.chance.of(texts);
    if (typeof example === 'string') return MONEY_EXAMPLE.test(example) ? this.money() : example;
    if (name === 'players' || name === 'placesFor') return this.chance.of(['Eva', 'Luis', 'Ñandú']);
    return `Prueba ${this.chance.int(1, 99)}`.slice(0, maxLength);
  }

  private hour(from: number, to: number): string {
    return `${String(this.chance.int(from, to)).padStart(2, '0')}:00`;
  }

  private money(): string {
    return `${this.chance.int(1, 20)}.${this.chance.of(['00', '50', '05'])}`;
  }
}

const SLOTS = /^(timeSlot|from|to)$/;
/** Values that no response has to contain. */
const MADE = /^(timeSlot|from|to|date|bookingDate|year|month|username)$/;

/** An interval ends after it begins. */
function inOrder(made: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const { from, to } = made;
  if (typeof from !== 'string' || typeof to !== 'string' || from < to) return made;
  const end = Math.min(24, Number(from.slice(0, 2)) + chance.int(1, 4));
  return { ...made, to: `${String(end).padStart(2, '0')}:00` };
}

/** The value of `{id}` has the name of the path segment before it. */
function keyOf(name: string, { path }: Operation): string {
  return name === 'id' ? (/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? name) : name;
}
