import fc from 'fast-check';
import { BAD_DATES, BAD_IDS, BAD_TIME_SLOTS } from '../../http/bad-values.js';
import type { Operation } from '../../http/contract.js';
import type { Draft } from '../../http/requests.js';
import type { Chance } from '../../simulation/chance.js';

const SAMPLES = 500;

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...BAD_DATES, ...BAD_TIME_SLOTS, ...BAD_IDS),
  fc.uuid(),
);

/** `/api/bookings/today` is another call than the one of an id. */
const OTHER_CALL = 'today';

const FURTHER: [string, string][] = [
  ['page', '1'],
  ['__proto__', 'x'],
  ['month', '5'],
];

/** Replaces parts of valid requests by anything else. */
export class Spoiling {
  private readonly texts: readonly string[];
  private readonly values: readonly unknown[];

  constructor(
    private readonly chance: Chance,
    seed: number,
  ) {
    this.texts = fc.sample(texts, { seed, numRuns: SAMPLES });
    this.values = fc.sample(fc.oneof(fc.jsonValue(), texts), { seed, numRuns: SAMPLES });
  }

  /** Returns the request with some other parts. */
  spoil(operation: Operation, draft: Draft): Draft {
    const path = this.pairs(Object.entries(draft.path)).map(([name, value]): [string, string] => [
      name,
      value === OTHER_CALL ? (draft.path[name] ?? '') : encoded(value),
    ]);
    const query = this.pairs(draft.query);
    return {
      ...draft,
      path: Object.fromEntries(path),
      query: this.chance.happens(0.2) ? query.concat([this.chance.of(FURTHER)]) : query,
      body: this.body(operation, draft.body),
    };
  }

  private pairs(pairs: [string, string][]): [string, string][] {
    return pairs.map(([name, value]) => [
      name,
      this.chance.happens(0.3) ? this.chance.of(this.texts) : value,
    ]);
  }

  private body({ body: schema }: Operation, body: unknown): unknown {
    if (typeof body !== 'object' || body === null) return body;
    if (this.chance.happens(0.1)) return this.chance.of(this.values);
    const fields = Object.keys(schema?.properties ?? {}).concat('somethingElse');
    const changes = Array.from({ length: this.chance.int(1, 2) }, () => [
      this.chance.of(fields),
      this.chance.of(this.values),
    ]);
    return { ...body, ...Object.fromEntries(changes) };
  }
}

/** Encodes a text for a path. Lone surrogates cannot be encoded and are replaced. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()) || '%20';
