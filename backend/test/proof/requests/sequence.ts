import type { VenueId } from '../../../src/kernel/domain/ids.js';
import type { Contract, Operation } from '../../http/contract.js';
import { type Draft, existingThings, send } from '../../http/requests.js';
import { Chance } from '../../simulation/chance.js';
import type { TestApp } from '../../support/app/app.js';
import type { TestResponse } from '../../support/app/browser.js';
import { ownTime } from '../../support/own-time.js';
import { problemOf } from './judging.js';
import { Known } from './known.js';
import { Outside } from './outside.js';
import { People, type RoleName } from './people.js';
import { Spoiling } from './spoiling.js';
import { GoodValues } from './values.js';

const NEW_THINGS_EVERY = 400;
const SHOWN_BEFORE = 6;
/** How many requests may continue what the last change has begun. */
const FOLLOW_UPS = 6;
const GOOD = 0.7;

/** Calls that take away what the following requests need. */
const RARE =
  /^(DELETE \/api\/(venues|courts)\/\{|DELETE \/api\/session|POST \/api\/admin\/logout|PUT \/api\/admin\/account\/password)/;
const LEAVES = ['POST /api/admin/logout', 'DELETE /api/session/account', 'DELETE /api/session'];
const SECOND_FACTORS = ['PUT /api/admin/second-factor/app', 'POST /api/admin/second-factor/passkeys'];

/** The account of a club that takes transfers. */
const TRANSFER = { holder: 'Club Norte', bank: 'Banco Andino', number: '2200123456', note: null, hours: 24 };

/** How often a call was sent and how often it succeeded, by its name. */
export type Tally = Map<string, { sent: number; succeeded: number }>;

/**
 * Requests of a few people, one after the other. Each one is made from the contract and from what
 * the responses before it contained; some have a part that is wrong.
 */
export class Sequence {
  readonly complaints: string[] = [];
  readonly tally: Tally = new Map();
  private readonly chance: Chance;
  private readonly known: Known;
  private readonly people: People;
  private readonly outside: Outside;
  private readonly spoiling: Spoiling;
  private readonly before: string[] = [];
  private values: GoodValues | undefined;
  private count = 0;
  /** The calls that continue what the last change has begun, and by whom it was. */
  private next: readonly Operation[] = [];
  private nextLeft = 0;
  private lastRole: RoleName = 'owner';

  constructor(
    private readonly app: TestApp,
    private readonly contract: Contract,
    private readonly seed: number,
  ) {
    this.chance = new Chance(seed);
    this.known = new Known(this.chance, contract);
    this.people = new People(app);
    this.outside = new Outside(app, this.chance, this.known, this.people);
    this.spoiling = new Spoiling(this.chance, seed);
  }

  /** Makes and sends one request. */
  async go(): Promise<void> {
    const values = await this.goodValues();
    this.count++;
    const [operation, role] = this.choose();
    const browser = await this.people.browserOf(role);
    const by = this.people.nameOf(role);
    const good = values.draft(operation, by);
    const isGood = this.chance.happens(GOOD);
    const draft = isGood
      ? await this.outside.prepared(operation, good, by)
      : this.spoiling.spoil(operation, good);
    const line = `${by}: ${operation.name} ${JSON.stringify({ ...draft, headers: undefined }).slice(0, 600)}`;
    const began = ownTime();
    // A response that contradicts the contract is thrown if the browsers compare them.
    const response = await send(browser, operation, draft).catch((error: unknown) => String(error));
    if (typeof response === 'string') return this.complain(response, line);
    const problem = problemOf(this.contract, operation, response, ownTime() - began);
    if (problem !== null) this.complain(problem, line);
    this.note(operation, response.status, line);
    if (response.status < 400) await this.succeed(operation, role, draft, response.body);
    else this.fail(operation, role, isGood ? draft : null, response);
  }

  private async succeed(operation: Operation, role: RoleName, draft: Draft, body: unknown): Promise<void> {
    this.known.learn(operation, body, this.people.nameOf(role));
    await this.outside.after(operation, draft, body, this.people.nameOf(role));
    if (operation.method === 'GET') return;
    this.lastRole = role;
    this.nextLeft = FOLLOW_UPS;
    this.next = this.contract.operations.filter((other) => this.continues(operation, body, other));
    if (LEAVES.includes(operation.name)) this.people.replace(role);
  }

  private fail(
    operation: Operation,
    role: RoleName,
    good: Draft | null,
    { status, body }: TestResponse<unknown>,
  ): void {
    if (status === 404)
      for (const [name, id] of Object.entries(good?.path ?? {})) this.known.forget(name, id);
    const hasLostSession = status === 401 && operation.capability !== null;
    const isAnother = status === 403 && role === 'admin'; // as after an accepted invitation
    if ((hasLostSession || isAnother) && isOfClub(role)) this.people.replace(role);
    if (/too_many|limit/.test(codeIn(body)) && this.chance.happens(0.5)) this.people.replace(role);
  }

  /** Returns whether a call takes what another one has returned, or is its next step. */
  private continues(done: Operation, body: unknown, next: Operation): boolean {
    if (hasSecondStep(body)) return next.path.startsWith('/api/admin/second-step/');
    if (SECOND_FACTORS.includes(done.name)) return next.name === 'POST /api/admin/login';
    if (done.path.endsWith('/options')) return `${next.path}/options` === done.path && next.method !== 'GET';
    const name = this.known.idReturnedBy(done);
    // A person who has an account decides about an offered role.
    return (name === 'staffId' && takes(next, 'offerId')) || (name !== '' && takes(next, name));
  }

  private choose(): [Operation, RoleName] {
    const continues = this.next.length > 0 && this.nextLeft-- > 0 && this.chance.happens(0.6);
    const operation = this.chance.of(continues ? this.next : this.contract.operations);
    if (RARE.test(operation.name) && !this.chance.happens(0.15)) return this.choose();
    if (takes(operation, 'offerId')) return [operation, 'staff'];
    const isOfRole = continues && isOfClub(this.lastRole) === isForClub(operation);
    return [operation, isOfRole ? this.lastRole : this.roleFor(operation)];
  }

  private roleFor(operation: Operation): RoleName {
    const [often, less, rare] = isForClub(operation)
      ? (['admin', 'staff', 'owner'] as const)
      : (['owner', 'stranger', 'admin'] as const);
    return this.chance.weighted<RoleName>([
      [60, often],
      [24, less],
      [8, 'anonymous'],
      [4, rare],
      [4, rare === 'owner' ? 'stranger' : 'staff'],
    ]);
  }

  private complain(problem: string, line: string): void {
    const earlier = this.before.map((one) => `\n    after ${one}`).join('');
    this.complaints.push(
      `${problem}\n  for ${line} (sequence ${this.seed}, request ${this.count})${earlier}`,
    );
  }

  private note({ name }: Operation, status: number, line: string): void {
    this.before.push(`${status} ${line}`);
    if (this.before.length > SHOWN_BEFORE) this.before.shift();
    const { sent, succeeded } = this.tally.get(name) ?? { sent: 0, succeeded: 0 };
    this.tally.set(name, { sent: sent + 1, succeeded: succeeded + (status < 400 ? 1 : 0) });
  }

  /** Returns what makes requests. Renews what no call of the contract can create. */
  private async goodValues(): Promise<GoodValues> {
    if (this.values && this.count % NEW_THINGS_EVERY > 0) return this.values;
    for (const role of ['owner', 'admin'] as const) this.people.replace(role);
    const admin = await this.people.browserOf('admin');
    const existing = await existingThings(this.app, await this.people.browserOf('owner'), admin);
    const { venueId = '' } = existing;
    const rules = { payAtClub: true, transfer: TRANSFER };
    if (this.chance.happens(0.7)) await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, rules);
    this.people.employAt(venueId as VenueId);
    for (const [name, text] of Object.entries(existing))
      if (/(Id|Token|Number)$/.test(name) && text !== 'me')
        for (const role of ['owner', 'staff'] as const) this.known.add(name, text, this.people.nameOf(role));
    this.values ??= new GoodValues(this.contract, this.chance, this.known);
    this.values.existing = existing;
    return this.values;
  }
}

const isOfClub = (role: RoleName) => role === 'admin' || role === 'staff';
const isForClub = ({ capability, path }: Operation) => capability !== null || path.startsWith('/api/admin');
const codeIn = (body: unknown) => (body as { code?: string } | null)?.code ?? '';
const hasSecondStep = (body: unknown) => Boolean((body as { secondStep?: object } | null)?.secondStep);

const takes = ({ parameters, body }: Operation, name: string): boolean =>
  parameters.some((one) => one.name === name) || Object.hasOwn(body?.properties ?? {}, name);
