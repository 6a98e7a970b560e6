import type { AdminId } from '../../../src/kernel/domain/ids.js';
import { OpenInvitations } from '../../../src/modules/staff/index.js';
import type { Operation } from '../../http/contract.js';
import { putPicture } from '../../http/one-pixel.js';
import type { Draft } from '../../http/requests.js';
import type { Chance } from '../../simulation/chance.js';
import type { TestApp } from '../../support/app/app.js';
import { confirm, eventAbout, intentOf, providerOf } from '../../support/fixtures/payments.js';
import { wasPlayed } from '../../support/fixtures/played-games.js';
import { Devices } from './devices.js';
import type { Known } from './known.js';
import { LetterCodes } from './letter-codes.js';
import { PASSWORD, type People } from './people.js';

/** The part of a response that people act on. */
interface Said {
  id?: string;
  number?: string;
  clientSecret?: string | null;
  uploadURL?: string;
  shareToken?: string;
}

interface Opened {
  intentId: string;
  bookingId: string;
  shareToken: string | undefined;
  by: string;
}

type Prepare = (draft: Draft, by: string) => Draft | Promise<Draft>;

/**
 * The acts of people between two calls, outside the API: they pay with a card, read letters and
 * receipts, send pictures, play, and use their devices.
 */
export class Outside {
  private readonly devices = new Map<string, Devices>();
  private readonly letters: LetterCodes;
  private readonly opened: Opened[] = [];
  /** The booking of each link. */
  private readonly linked = new Map<string, string>();
  /** The receipt of the last sale at the counter. */
  private sold: string | null = null;
  /** The booking for which the last transfer is on its way. */
  private transferring: string | null = null;
  /** The last payment that the link of a letter has opened. */
  private managed: { manageToken: string; intentId: string } | null = null;
  /** How people make requests whose parts belong together. */
  private readonly together: Record<string, Prepare> = {
    'POST /api/webhooks/stripe': (draft) => this.asProvider(draft),
    'POST /api/payments': (draft, by) => this.report(draft, by),
    'POST /api/create-payment-intent': (draft) => this.ofLink(draft),
    'POST /api/booking-parts/{bookingId}/leave': (draft, by) => this.place(draft, by),
    'POST /api/admin/receipts/{receiptNumber}/give-back': (draft) =>
      this.sold === null ? draft : { ...draft, path: { receiptNumber: this.sold } },
    'POST /api/manage/{manageToken}/payments': (draft) => this.reportManaged(draft),
    'POST /api/admin/staff': (draft) => this.invite(draft),
    'POST /api/admin/login': (draft, by) => ({
      ...draft,
      body: { username: this.people.usernameOf(by), password: PASSWORD },
    }),
    'POST /api/admin/bookings': (draft) => soldFor(draft),
    'POST /api/admin/bookings/{bookingId}/transfer': (draft) => this.arrived(draft),
    'POST /api/admin/bookings/{bookingId}/settle': (draft) => this.missing(draft),
    'POST /api/reviews': (draft, by) => this.play(draft, by),
  };

  constructor(
    private readonly app: TestApp,
    private readonly chance: Chance,
    private readonly known: Known,
    private readonly people: People,
  ) {
    this.letters = new LetterCodes(app);
  }

  /** Fills in what the person reads or what a device says. */
  async prepared(operation: Operation, draft: Draft, by: string): Promise<Draft> {
    const prepare = this.together[operation.name];
    if (prepare) return prepare(draft, by);
    if (typeof draft.body !== 'object' || draft.body === null || Array.isArray(draft.body)) return draft;
    const body: Record<string, unknown> = { ...draft.body };
    this.devicesOf(by).fillIn(operation, body, this.chance);
    await this.letters.fillIn(operation, body, by);
    return { ...draft, body };
  }

  /** Does what follows from a response. */
  async after(operation: Operation, sent: Draft, body: unknown, by: string): Promise<void> {
    const said = (body ?? {}) as Said;
    const { bookingId, email } = (sent.body ?? {}) as { bookingId?: string; email?: string };
    this.devicesOf(by).listen(operation, body);
    if (typeof said.clientSecret === 'string') await this.pay(sent, said.clientSecret, by);
    if (said.uploadURL !== undefined) await putPicture(said.uploadURL);
    if (said.shareToken !== undefined) this.linked.set(said.shareToken, bookingId ?? '');
    if (operation.name === 'POST /api/session/email-code') this.letters.askedFor(by, email ?? '');
    if (operation.name === 'POST /api/admin/counter-sales') this.sold = said.number ?? null;
    if (operation.name === 'POST /api/admin/staff') await this.readInvitation(said.id as AdminId, by);
    if (operation.name === 'POST /api/bookings/{bookingId}/transfer')
      this.transferring = sent.path['bookingId'] ?? null;
  }

  private devicesOf(person: string): Devices {
    const known = this.devices.get(person) ?? new Devices(this.app.config.publicUrl);
    this.devices.set(person, known);
    return known;
  }

  private async pay(sent: Draft, clientSecret: string, by: string): Promise<void> {
    const intentId = intentOf(clientSecret);
    const { bookingId, shareToken } = (sent.body ?? {}) as Partial<Opened>;
    const { manageToken } = sent.path;
    if (manageToken !== undefined) this.managed = { manageToken, intentId };
    else if (bookingId !== undefined) this.opened.push({ intentId, bookingId, shareToken, by });
    if (this.chance.happens(0.7)) await confirm(this.app, { intentId, clientSecret });
  }

  /** Reports the last payment of this person. */
  private report(draft: Draft, by: string): Draft {
    const opened = this.lastOf(by) ?? this.opened.at(-1);
    if (!opened) return draft;
    const { bookingId, intentId: stripePaymentIntentId, shareToken } = opened;
    const body = { bookingId, stripePaymentIntentId };
    return { ...draft, body: shareToken === undefined ? body : { ...body, shareToken } };
  }

  private reportManaged(draft: Draft): Draft {
    if (this.managed === null) return draft;
    const { manageToken, intentId } = this.managed;
    return { ...draft, path: { manageToken }, body: { stripePaymentIntentId: intentId } };
  }

  private lastOf(by: string, isPlace = false): Opened | undefined {
    return this.opened.findLast((one) => one.by === by && (!isPlace || one.shareToken !== undefined));
  }

  /** Who has a link pays a place of its booking. */
  private ofLink(draft: Draft): Draft {
    const body = draft.body as { shareToken?: string };
    const bookingId = this.linked.get(body.shareToken ?? '');
    return bookingId === undefined ? draft : { ...draft, body: { ...body, bookingId } };
  }

  /** Names the place that the person has paid last. */
  private async place(draft: Draft, by: string): Promise<Draft> {
    const last = this.lastOf(by, true);
    if (!last) return draft;
    const [payment] = await this.app.sql<{ id: string }>('select id from payments where intent_id = $1', [
      last.intentId,
    ]);
    return { ...draft, path: { bookingId: last.bookingId }, body: { paymentId: payment?.id } };
  }

  /** Invites a new person, or offers a role to the employee. */
  private invite(draft: Draft): Draft {
    const isEmployee = this.chance.happens(0.3);
    return isEmployee
      ? { ...draft, body: { ...(draft.body as object), email: this.people.staffEmail } }
      : draft;
  }

  private async readInvitation(staffId: AdminId, by: string): Promise<void> {
    const [offer] = await this.app.sql<{ id: string }>(
      `select o.id from admin_role_offers o join admins a on a.id = o.admin_id where a.username = $1`,
      [this.people.staffEmail],
    );
    if (offer) this.known.add('offerId', offer.id, this.people.nameOf('staff'));
    const letter = await this.app.get(OpenInvitations).letterOf(staffId);
    const token = letter?.url.split('/').at(-1);
    if (token !== undefined) this.known.add('invitationToken', token, by);
  }

  /** The bank says that a transfer has arrived. */
  private async arrived(draft: Draft): Promise<Draft> {
    if (this.transferring === null) return draft;
    const amount = await this.missingOf(this.transferring);
    return { ...draft, path: { bookingId: this.transferring }, body: { amount, due: amount } };
  }

  /** The desk sees what is missing. */
  private async missing(draft: Draft): Promise<Draft> {
    const amount = await this.missingOf(draft.path['bookingId'] ?? '');
    return amount === undefined ? draft : { ...draft, body: { ...(draft.body as object), amount } };
  }

  private async missingOf(bookingId: string): Promise<string | undefined> {
    const [row] = await this.app.sql<{ missing: string }>(
      `select ((total_cents - paid_cents) / 100.0)::numeric(9, 2)::text as missing
         from bookings where id::text = $1`,
      [bookingId],
    );
    return row?.missing;
  }

  /** Lets the hour that a person has paid last pass, and says what it was like. */
  private async play(draft: Draft, by: string): Promise<Draft> {
    const { bookingId } = this.lastOf(by) ?? {};
    if (bookingId === undefined) return draft;
    const isPaid = await this.app.sql(
      `select from bookings where id::text = $1 and status = 'active' and paid_cents = total_cents and starts_at > now()`,
      [bookingId],
    );
    // The hour of those days may be taken.
    if (isPaid.length > 0) await wasPlayed(this.app, bookingId).catch(() => undefined);
    return { ...draft, body: { ...(draft.body as object), bookingId } };
  }

  /** Returns an event of the last payment, signed as by the provider. */
  private async asProvider(draft: Draft): Promise<Draft> {
    const { intentId = '' } = this.opened.at(-1) ?? {};
    const payload = await eventAbout(this.app, intentId, 'payment_intent.created').catch(() => null);
    if (payload === null) return draft;
    const { webhookSecret: secret } = this.app.config.stripe;
    const signature = providerOf(this.app).webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'Stripe-Signature': signature };
    return { ...draft, body: payload, headers };
  }
}

/** Only cash has change, and who plays for nothing needs a reason. */
function soldFor(draft: Draft): Draft {
  const sale = draft.body as { payment: { kind?: string } };
  const { kind } = sale.payment;
  return { ...draft, body: { ...sale, payment: kind === 'free' ? { kind, reason: 'Premio' } : { kind } } };
}
