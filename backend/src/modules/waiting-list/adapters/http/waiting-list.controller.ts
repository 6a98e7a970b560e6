import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { EventStreams } from '../../../../kernel/adapters/http/event-streams.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { dayFrom } from '../../../bookings/http.js';
import { parseTimeSlot } from '../../../bookings/index.js';
import { CurrentPlayer, KnownPlayer } from '../../../sign-in/http.js';
import { JoinWaitingList } from '../../application/join-waiting-list.js';
import { LeaveWaitingList } from '../../application/leave-waiting-list.js';
import { waitingTopicOf } from '../../application/waiting-repository.js';
import { WaitingViews } from '../../application/waiting-views.js';
import type { WaitingWish } from '../../domain/waiting-entry.js';
import { WaitingEntryNotFound } from '../../domain/waiting-errors.js';
import { JoinBody, WaitingBody } from './waiting-list.dto.js';

/** The lines in which the player of this session waits. */
@ApiTags('waiting-list')
@ApiBadRequestResponse({ type: ErrorBody })
@Controller('api/waiting-list')
export class WaitingListController {
  constructor(
    private readonly join: JoinWaitingList,
    private readonly leave: LeaveWaitingList,
    private readonly views: WaitingViews,
    private readonly streams: EventStreams,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Waits for an hour; returns the existing entry for the same wish' })
  @ApiCreatedResponse({ type: WaitingBody })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`venue_not_found`, `court_not_found`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`not_offered`, `too_late_to_wait`, `too_soon`, `too_many_wishes`',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
  async add(
    @Body() body: JoinBody,
    @CurrentPlayer() playerId: PlayerId,
    @CallerAddress() address: string,
  ): Promise<WaitingBody> {
    const id = await this.join.execute(wishFrom(body), playerId, address);
    const entry = await this.views.one(id, playerId);
    if (!entry) throw new WaitingEntryNotFound();
    return entry;
  }

  @Get()
  @ApiOperation({ summary: 'What the calling player waits for, with the hours that are offered now' })
  @ApiOkResponse({ type: [WaitingBody] })
  async list(@KnownPlayer() playerId: PlayerId | null): Promise<WaitingBody[]> {
    return playerId === null ? [] : this.views.ofPlayer(playerId);
  }

  @Get('events')
  @ApiOperation({ summary: 'Server-sent events: what the calling player waits for has changed' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_streams`' })
  events(@KnownPlayer() playerId: PlayerId | null, @Res() response: Response): void {
    this.streams.open(playerId === null ? [] : [waitingTopicOf(playerId)], response);
  }

  @Delete(':entryId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Leaves a line; an hour that is offered goes to the next player at once' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody, description: '`waiting_entry_not_found`' })
  async remove(@IdParam('entryId') entryId: string, @KnownPlayer() playerId: PlayerId | null): Promise<void> {
    await this.leave.execute(entryId, playerId);
  }
}

function wishFrom({ from, to, date, courtId, ...rest }: JoinBody): WaitingWish {
  const first = parseTimeSlot(from) ?? 0;
  const last = parseTimeSlot(to) ?? 0;
  if (last < first)
    throw invalidRequest([{ field: 'to', message: 'La última hora no puede ser anterior a la primera.' }]);
  return { ...rest, date: dayFrom(date), from: first, to: last, courtId: courtId ?? null };
}
