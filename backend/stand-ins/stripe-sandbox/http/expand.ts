import { invalidParameter } from '../errors.js';
import type { ListOf } from './lists.js';
import type { Kind, ObjectStore } from '../state/store.js';

/** Properties that contain the identifier of another object, with its kind. */
const references: Readonly<Record<string, Kind>> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  customer: 'customer',
  default_payment_method: 'payment_method',
  failure_balance_transaction: 'balance_transaction',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replaces identifiers by their objects, for each path of `expand[]`, such as `data.latest_charge`.
 */
export async function expand(objects: ObjectStore, body: object, paths: string[]): Promise<object> {
  const expanded: Json = structuredClone({ ...body });
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4)
      throw invalidParameter('expand', `You cannot expand more than 4 levels of a property: ${path}`);
    await expandPath(objects, expanded, steps, path);
  }
  return expanded;
}

async function expandPath(objects: ObjectStore, target: Json, steps: string[], path: string): Promise<void> {
  const [step = '', ...rest] = steps;
  if (!(step in target)) throw invalidParameter('expand', `This property cannot be expanded (${path}).`);
  const kind = references[step];
  if (kind && typeof target[step] === 'string') target[step] = await objects.find(kind, target[step]);
  if (step === 'refunds' && target['object'] === 'charge')
    target[step] = await refundsOf(objects, String(target['id']));
  const next = target[step];
  if (rest.length === 0) {
    if (!kind && step !== 'refunds')
      throw invalidParameter('expand', `This property cannot be expanded (${path}).`);
    return;
  }
  for (const item of Array.isArray(next) ? next : [next]) {
    if (isObject(item)) await expandPath(objects, item, rest, path);
  }
}

async function refundsOf(objects: ObjectStore, charge: string): Promise<ListOf<object>> {
  const found = await objects.select('refund', { equal: { charge }, limit: 10 });
  return {
    object: 'list',
    data: found.slice(0, 10),
    has_more: found.length > 10,
    url: `/v1/charges/${charge}/refunds`,
  };
}
