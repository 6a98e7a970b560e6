import type { Chance } from '../../simulation/chance.js';
import type { Contract, Operation, Schema } from '../../http/contract.js';

const KEPT_OF_EACH_NAME = 12;

/** The names of response fields whose value another call takes under another name. */
const TAKEN_AS: Record<string, string> = {
  receipt: 'receiptNumber',
  nextCursor: 'cursor',
  leaveWith: 'paymentId',
  clientSecret: 'stripePaymentIntentId',
  manageUrl: 'manageToken',
  offerUrl: 'offerToken',
};

/** Names that a new thing must not share, or that mean another thing in each call. */
const NOT_LEARNT = new Set(['courtNumber', 'number', 'id', 'userId', 'recoveryCode']);
const IDENTIFIES = /(Id|Token|Number|Code|cursor|version|IntentId)$/;

interface Value {
  text: string;
  /** The caller who received it. */
  by: string;
}

/**
 * The values that the callers of a sequence have learnt from responses. The contract says which
 * call takes one: `POST /api/bookings` returns an `id`, and `GET /api/bookings/{bookingId}` takes
 * it.
 */
export class Known {
  private readonly values = new Map<string, Value[]>();
  private readonly wanted: Set<string>;
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly chance: Chance,
    contract: Contract,
  ) {
    this.wanted = namesIn(contract);
    for (const operation of contract.operations)
      this.ids.set(operation.name, idOf(operation, contract, this.wanted));
  }

  /** Learns what a successful response contains. */
  learn(operation: Operation, body: unknown, by: string): void {
    this.walk(body, this.ids.get(operation.name) ?? '', operation, by);
  }

  /** Returns a value of this name, preferably one that the same caller has received. */
  of(name: string, by: string): string | undefined {
    const all = this.values.get(name);
    if (!all || all.length === 0) return undefined;
    const own = all.filter((value) => value.by === by);
    const from = own.length > 0 && this.chance.happens(0.8) ? own : all;
    // With the thing that was made last, there is most likely something left to do.
    return this.chance.of(this.chance.happens(0.6) ? from.slice(-3) : from).text;
  }

  /** Returns the name under which other calls take what this call creates. */
  idReturnedBy({ name }: Operation): string {
    return this.ids.get(name) ?? '';
  }

  add(name: string, text: string, by: string): void {
    const before = (this.values.get(name) ?? []).filter((value) => value.text !== text || value.by !== by);
    this.values.set(name, [...before, { text, by }].slice(-KEPT_OF_EACH_NAME));
  }

  forget(name: string, text: string): void {
    const kept = (this.values.get(name) ?? []).filter((value) => value.text !== text);
    this.values.set(name, kept);
  }

  private walk(value: unknown, idName: string, operation: Operation, by: string): void {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 3)) this.walk(item, idName, operation, by);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'object') this.walk(item, this.nameOfId(key, idName), operation, by);
      else if (item !== null && item !== '') this.note(key, String(item), idName, operation, by);
    }
  }

  private note(key: string, text: string, idName: string, { path }: Operation, by: string): void {
    if (key === 'id' && idName !== '') return this.add(idName, text, by);
    if (key === 'number' && idName.endsWith('Number')) return this.add(idName, text, by);
    const name = TAKEN_AS[key] ?? key;
    const isCode = name === 'code' && path.includes('discount');
    if (!isCode && (NOT_LEARNT.has(name) || !IDENTIFIES.test(name) || !this.wanted.has(name))) return;
    const short = key === 'clientSecret' ? (text.split('_secret_')[0] ?? '') : text;
    this.add(name, key.endsWith('Url') ? (short.split('/').at(-1) ?? '') : short, by);
  }

  private nameOfId(key: string, around: string): string {
    const one = singular(key);
    const found = [`${one}Id`, `${one}Number`].find((name) => this.wanted.has(name));
    return found ?? (['items', 'results', 'page'].includes(key) ? around : '');
  }
}

/** `categories` → `category` */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

function namesIn({ operations, resolve }: Contract): Set<string> {
  const names = new Set<string>();
  const visit = (given: Schema) => {
    const schema = resolve(given);
    if (schema.items) visit(schema.items);
    for (const [name, of] of Object.entries(schema.properties ?? {})) {
      names.add(name);
      visit(of);
    }
  };
  for (const { parameters, body } of operations) {
    for (const { name } of parameters) names.add(name);
    if (body) visit(body);
  }
  return names;
}

/** Returns the name under which other calls take the `id` of this call's response. */
function idOf({ path }: Operation, { operations }: Contract, wanted: Set<string>): string {
  const child = operations.find(
    (other) => /^\/\{\w+\}$/.test(other.path.slice(path.length)) && other.path.startsWith(path),
  );
  const taken = child?.path.slice(path.length + 2, -1) ?? '';
  const segments = path.split('/').filter((segment) => !segment.startsWith('{'));
  if (taken === 'id') return segments.at(-1) ?? '';
  if (taken !== '' && taken !== 'userId') return taken;
  const parameters = path.match(/\{\w+\}/g) ?? [];
  const last = singular(segments.at(-1) ?? '');
  const named = [`${last}Id`, `${last}Number`].find((name) => wanted.has(name));
  if (named) return named;
  if (path.startsWith('/api/bookings') || path.startsWith('/api/admin/bookings')) return 'bookingId';
  return parameters.at(-1)?.slice(1, -1) ?? '';
}
