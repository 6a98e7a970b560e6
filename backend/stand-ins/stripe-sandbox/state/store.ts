import type pg from 'pg';
import type Stripe from 'stripe';
import { noSuchObject } from '../errors.js';

export interface StripeObjects {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  event: Stripe.Event;
}
export type Kind = keyof StripeObjects;
export type StoredObject = StripeObjects[Kind];

/** Bounds of `created` in seconds since 1970, sent as `created` or `created[gte]=…`. */
export type Range = Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>;

export interface Selection {
  created?: Range;
  equal?: Partial<Record<'charge' | 'customer' | 'payment_intent' | 'source' | 'type', string>>;
  types?: string[];
  delivered?: boolean;
  after?: string;
  before?: string;
  limit: number;
}

/** The format of identifiers. Any other text is treated as an unknown identifier. */
const wellFormedId = /^[A-Za-z0-9_]{1,255}$/;
const comparison = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Reads and writes Stripe's objects on the connection of one transaction. */
export class ObjectStore {
  constructor(private readonly connection: pg.ClientBase) {}

  async insert(object: StoredObject, facts: object = {}): Promise<void> {
    await this.connection.query(
      'insert into stripe_sandbox.objects (id, kind, created, body, facts) values ($1, $2, $3, $4, $5)',
      [object.id, object.object, object.created, JSON.stringify(object), JSON.stringify(facts)],
    );
  }

  async save(object: StoredObject): Promise<void> {
    await this.connection.query('update stripe_sandbox.objects set body = $2 where id = $1', [
      object.id,
      JSON.stringify(object),
    ]);
  }

  find<K extends Kind>(kind: K, id: string): Promise<StripeObjects[K] | undefined> {
    return this.read(kind, id, '');
  }

  /**
   * Returns the object named in the path (`from` 'path', else 404) or in a parameter (else 400).
   */
  async get<K extends Kind>(
    kind: K,
    id: string,
    param: string,
    status: 400 | 404 = 400,
  ): Promise<StripeObjects[K]> {
    return (await this.read(kind, id, '')) ?? refuse(kind, id, param, status);
  }

  /** As `get`, and locks the object until this transaction ends. */
  async lock<K extends Kind>(
    kind: K,
    id: string,
    param: string,
    status: 400 | 404 = 400,
  ): Promise<StripeObjects[K]> {
    return (await this.read(kind, id, 'for update')) ?? refuse(kind, id, param, status);
  }

  async facts<T extends object>(id: string): Promise<T> {
    const { rows } = await this.connection.query<{ facts: T }>(
      'select facts from stripe_sandbox.objects where id = $1',
      [id],
    );
    const row = rows[0];
    if (!row) throw new Error(`nothing is known about ${id}`);
    return row.facts;
  }

  async saveFacts(id: string, facts: object): Promise<void> {
    await this.connection.query('update stripe_sandbox.objects set facts = $2 where id = $1', [
      id,
      JSON.stringify(facts),
    ]);
  }

  /**
   * Returns objects newest first, or oldest first if `before` walks back. It returns one more than
   * `limit` if there are more.
   */
  async select<K extends Kind>(kind: K, selection: Selection): Promise<StripeObjects[K][]> {
    const values: unknown[] = [kind];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const conditions = ['kind = $1'];
    for (const [field, value] of Object.entries(selection.equal ?? {})) {
      conditions.push(`body->>'${field}' = ${bind(value)}`);
    }
    for (const [bound, value] of Object.entries(selection.created ?? {})) {
      conditions.push(`created ${comparison[bound as keyof Range]} ${bind(value)}`);
    }
    if (selection.types) conditions.push(`body->>'type' like any (${bind(selection.types.map(asPattern))})`);
    if (selection.delivered !== undefined) conditions.push(deliveredCondition(selection.delivered));
    if (selection.after) conditions.push(`seq < ${seqOf(bind(selection.after))}`);
    if (selection.before) conditions.push(`seq > ${seqOf(bind(selection.before))}`);
    const { rows } = await this.connection.query<{ body: StripeObjects[K] }>(
      `select body from stripe_sandbox.objects where ${conditions.join(' and ')}
       order by seq ${selection.before ? 'asc' : 'desc'} limit ${bind(selection.limit + 1)}`,
      values,
    );
    return rows.map((row) => row.body);
  }

  private async read<K extends Kind>(
    kind: K,
    id: string,
    lock: '' | 'for update',
  ): Promise<StripeObjects[K] | undefined> {
    if (!wellFormedId.test(id)) return undefined;
    const { rows } = await this.connection.query<{ body: StripeObjects[K] }>(
      `select body from stripe_sandbox.objects where id = $1 and kind = $2 ${lock}`,
      [id, kind],
    );
    return rows[0]?.body;
  }
}

function refuse(kind: Kind, id: string, param: string, status: 400 | 404): never {
  throw noSuchObject(kind, id, param, status);
}

const seqOf = (id: string): string => `(select seq from stripe_sandbox.objects where id = ${id})`;

/** `charge.*` matches every event about charges. */
const asPattern = (type: string): string => type.replace(/[\\%_]/g, '\\$&').replace(/\*$/, '%');

const deliveredCondition = (delivered: boolean): string =>
  `${delivered ? '' : 'not '}exists (select from stripe_sandbox.webhook_deliveries d
   where d.event_id = objects.id and d.delivered_at is not null)`;

/**
 * Returns the identifier in a property that Stripe may expand. Stored objects are never expanded.
 */
export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' || reference === null ? reference : reference.id;
