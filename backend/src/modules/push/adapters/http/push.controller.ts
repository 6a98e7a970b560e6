import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { CurrentSession, KnownSession } from '../../../sign-in/http.js';
import { PushSender } from '../../application/push-sender.js';
import { PushSubscriptionRepository } from '../../application/push-subscription-repository.js';
import { PushKeyView, PushSubscriptionBody } from './push.dto.js';

/** Reminders on the device of a session. They end with the session. */
@ApiTags('push')
@Controller('api/session/push')
export class PushController {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly sender: PushSender,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Returns the key with which a browser subscribes to reminders' })
  @ApiOkResponse({ type: PushKeyView })
  key(): PushKeyView {
    return { publicKey: this.sender.publicKey };
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: 'Lets the server remind this browser before games' })
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`session_changed`' })
  async subscribe(@Body() body: PushSubscriptionBody, @CurrentSession() session: Buffer): Promise<void> {
    await this.unitOfWork.run(() => this.subscriptions.save(session, body, this.clock.now()));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends the reminders of this browser' })
  @ApiNoContentResponse()
  async unsubscribe(@KnownSession() session: Buffer | null): Promise<void> {
    if (session) await this.subscriptions.end(session);
  }
}
