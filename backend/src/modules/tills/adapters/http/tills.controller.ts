import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import { AdminOnly, anywhere, inBody, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { VenuesFacade } from '../../../venues/index.js';
import { CloseTill } from '../../application/close-till.js';
import { EditTills } from '../../application/edit-tills.js';
import { MoveCash } from '../../application/move-cash.js';
import { OpenTill } from '../../application/open-till.js';
import { TillQueries } from '../../application/till-queries.js';
import { SheetNotFound } from '../../domain/till-errors.js';
import {
  AddTillBody,
  CloseTillBody,
  MoveCashBody,
  OpenTillBody,
  SheetBody,
  SheetsQuery,
  TillBody,
  TillDetailBody,
  TillsQuery,
} from './till.dto.js';

/** The drawers with the cash of a venue. */
@ApiTags('tills')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/tills')
export class TillsController {
  constructor(
    private readonly queries: TillQueries,
    private readonly venues: VenuesFacade,
    private readonly openTill: OpenTill,
    private readonly moveCash: MoveCash,
    private readonly closeTill: CloseTill,
    private readonly editTills: EditTills,
  ) {}

  @Get()
  @AdminOnly(anywhere('desk.use'))
  @ApiOperation({ summary: 'The tills of a venue; none if it takes cash without a till' })
  @ApiOkResponse({ type: [TillBody] })
  async list(@Query() { venueId }: TillsQuery): Promise<TillBody[]> {
    await this.venues.one(venueId);
    return this.queries.ofVenue(venueId);
  }

  @Post()
  @AdminOnly(inBody('rules.edit'))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Adds a till; the first one makes cash depend on an open till' })
  @ApiCreatedResponse({ type: TillDetailBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`too_many_tills`' })
  async add(
    @Body() { venueId, name }: AddTillBody,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<TillDetailBody> {
    return this.queries.one(await this.editTills.add(venueId, name, id), null);
  }

  @Get(':tillId')
  @AdminOnly(inPath('desk.use', 'tillId', TillQueries))
  @ApiOperation({ summary: 'A till with its open shift and its last sheets' })
  @ApiOkResponse({ type: TillDetailBody })
  one(@IdParam('tillId') tillId: string, @Query() { before }: SheetsQuery): Promise<TillDetailBody> {
    return this.queries.one(tillId, before ?? null);
  }

  @Delete(':tillId')
  @AdminOnly(inPath('rules.edit', 'tillId', TillQueries))
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes a till out of service; without tills, cash needs none' })
  @ApiNoContentResponse()
  @ApiConflictResponse({ type: ErrorBody, description: '`till_in_use`' })
  retire(@IdParam('tillId') tillId: string, @SignedInAdmin() { id }: AdminIdentity): Promise<void> {
    return this.editTills.retire(tillId, id);
  }

  @Post(':tillId/open')
  @AdminOnly(inPath('desk.use', 'tillId', TillQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Opens a till with the cash that was counted in it' })
  @ApiOkResponse({ type: TillDetailBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`till_already_open`' })
  async open(
    @IdParam('tillId') tillId: string,
    @Body() { counted }: OpenTillBody,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<TillDetailBody> {
    await this.openTill.execute(tillId, id, parseAmount(counted) ?? ZERO);
    return this.queries.one(tillId, null);
  }

  @Post(':tillId/movements')
  @AdminOnly(inPath('desk.use', 'tillId', TillQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Puts cash into an open till, or takes it out, for a reason' })
  @ApiOkResponse({ type: TillDetailBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`till_closed`, `more_than_in_till`' })
  async move(
    @IdParam('tillId') tillId: string,
    @Body() { amount, reason }: MoveCashBody,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<TillDetailBody> {
    const cents = parseAmount(amount.replace('-', '')) ?? ZERO;
    await this.moveCash.execute(tillId, id, { cents: amount.startsWith('-') ? -cents : cents, reason });
    return this.queries.one(tillId, null);
  }

  @Post(':tillId/close')
  @AdminOnly(inPath('desk.use', 'tillId', TillQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Closes a till with a sheet that never changes, or hands it over' })
  @ApiOkResponse({ type: SheetBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`till_closed`, `till_shift_ended`, `difference_needs_reason` with what was expected',
  })
  async close(
    @IdParam('tillId') tillId: string,
    @Body() { counted, reason, openNext, shiftId }: CloseTillBody,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<SheetBody> {
    const number = await this.closeTill.execute(tillId, {
      closedBy: id,
      counted: parseAmount(counted) ?? ZERO,
      reason: reason ?? null,
      openNext: openNext ?? false,
      shiftId: shiftId ?? null,
    });
    return this.queries.sheet(tillId, number);
  }

  @Get(':tillId/sheets/:sheetNumber')
  @AdminOnly(inPath('desk.use', 'tillId', TillQueries))
  @ApiOperation({ summary: 'The sheet of a shift that has ended' })
  @ApiParam({ name: 'sheetNumber', type: 'integer' })
  @ApiOkResponse({ type: SheetBody })
  sheet(@IdParam('tillId') tillId: string, @Param('sheetNumber') number: string): Promise<SheetBody> {
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new SheetNotFound();
    return this.queries.sheet(tillId, Number(number));
  }
}
