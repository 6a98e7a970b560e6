import { Body, Controller, Get, Headers, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import { forEachGame } from '../../../../kernel/domain/games.js';
import { formatAmount, parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import { dayFrom, slotFrom } from '../../../bookings/http.js';
import type { SaleChoice } from '../../../bookings/index.js';
import { CourtsFacade } from '../../../courts/index.js';
import { AdminOnly, inBody, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { venuesWith } from '../../../roles/index.js';
import type { ServedPerson } from '../../../customers/index.js';
import { type SalePayment, SellAtDesk } from '../../../desk/index.js';
import { DeskQueries } from '../../application/desk-queries.js';
import { ReceiptBook } from '../../../receipts/index.js';
import { SettledBookingBody } from './desk.dto.js';
import { SaleBody, SaleOfferBody, SaleOfferQuery } from './sale.dto.js';

/** Selling an hour at the desk. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin')
export class SalesController {
  constructor(
    private readonly sellAtDesk: SellAtDesk,
    private readonly desk: DeskQueries,
    private readonly receipts: ReceiptBook,
  ) {}

  @Get('courts/:courtId/sale-offer')
  @AdminOnly(inPath('desk.use', 'courtId', CourtsFacade))
  @ApiOperation({
    summary:
      'What the desk can sell from a start of a court on: lengths that are free, at the price of a customer',
  })
  @ApiOkResponse({ type: SaleOfferBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`court_unavailable`' })
  async offer(
    @IdParam('courtId') courtId: CourtId,
    @Query() { date, timeSlot, customerId }: SaleOfferQuery,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<SaleOfferBody> {
    const start = { courtId, customerId: customerId ?? null, ...slotFrom(dayFrom(date), timeSlot) };
    const { startsAt, category, plays, mayLeaveTariff } = await this.sellAtDesk.offer(
      start,
      venuesWith(admin, 'sale.beyond_rules'),
    );
    return {
      startsAt: startsAt.toISOString(),
      mayLeaveTariff,
      lengths: plays.map(({ minutes, prices, publicPrices }) => ({
        minutes,
        singlesPrice: formatAmount(prices.singles),
        doublesPrice: formatAmount(prices.doubles),
        ...(category === null
          ? {}
          : { publicPrice: { category, ...forEachGame((game) => formatAmount(publicPrices[game])) } }),
      })),
    };
  }

  @Post('bookings')
  @AdminOnly(inBody('desk.use', 'courtId', CourtsFacade))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiOperation({
    summary:
      'Sells an hour to a customer at the desk; closed hours are not for reception, other prices only if the venue says so',
  })
  @ApiCreatedResponse({ type: SettledBookingBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`customer_merged`, `slot_taken`, `court_unavailable`, `not_offered`, `price_changed`, `rules_changed`, `till_closed`',
  })
  async sell(
    @Body() body: SaleBody,
    @Headers('idempotency-key') key: string | undefined,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<SettledBookingBody> {
    if (key === undefined)
      throw invalidRequest([{ field: 'Idempotency-Key', message: 'Falta el número de la solicitud.' }]);
    const { bookingId, txn } = await this.sellAtDesk.execute({
      adminId: admin.id,
      beyondRules: venuesWith(admin, 'sale.beyond_rules'),
      choice: choiceFrom(body),
      customer: customerFrom(body),
      players: body.players ?? [],
      note: body.note ?? null,
      price: body.price
        ? { totalCents: parseAmount(body.price.total) ?? ZERO, reason: body.price.reason }
        : null,
      expectedCents: parseAmount(body.expectedAmount ?? ''),
      payment: paymentFrom(body),
    });
    const receipt = txn === null ? null : await this.receipts.numberOf(txn);
    return { ...(await this.desk.one(bookingId)), receipt };
  }
}

function choiceFrom({ courtId, bookingDate, timeSlot, durationMinutes, gameType }: SaleBody): SaleChoice {
  const choice = { courtId, durationMinutes, gameType };
  if (timeSlot === 'now') return { ...choice, date: dayFrom(bookingDate, 'bookingDate'), minute: 'now' };
  return { ...choice, ...slotFrom(bookingDate, timeSlot) };
}

/** @throws DomainError `invalid_request` for a known customer with another name or contact */
function customerFrom({ customer: { id, name = '', phone, email } }: SaleBody): ServedPerson {
  if (id === undefined) return { name, phone, email };
  if (name !== '' || phone || email)
    throw invalidRequest([{ field: 'customer', message: 'Elige un cliente, o escribe uno nuevo.' }]);
  return { id };
}

/** @throws DomainError `invalid_request` if the fields do not belong together */
function paymentFrom({ payment, price }: SaleBody): SalePayment {
  const { kind, holdUntil, reason, received } = payment;
  if (received !== undefined && kind !== 'cash')
    throw invalidRequest([{ field: 'payment.received', message: 'Solo el efectivo tiene vuelto.' }]);
  if (holdUntil !== undefined && kind !== 'later')
    throw invalidRequest([
      { field: 'payment.holdUntil', message: 'Solo lo que se paga después tiene hora límite.' },
    ]);
  if (kind === 'cash') return { kind, received: parseAmount(received ?? '') };
  if (kind === 'later') return { kind, holdUntil: holdUntil === undefined ? 'usual' : new Date(holdUntil) };
  if (kind !== 'free') return { kind };
  if (!reason) throw invalidRequest([{ field: 'payment.reason', message: 'Escribe por qué es gratis.' }]);
  if (price) throw invalidRequest([{ field: 'price', message: 'Una hora gratis no tiene precio.' }]);
  return { kind, reason };
}
