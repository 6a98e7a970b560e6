import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { CurrentPlayer, KnownPlayer } from '../../../sign-in/http.js';
import { OwnReminders, type RemindersView } from '../../application/own-reminders.js';

class RemindersBody {
  @ApiProperty({ description: 'a reminder 24 hours before play' })
  @IsBoolean({ message: 'Indica si quieres el recordatorio del día anterior.' })
  dayBefore: boolean;

  @ApiProperty({ description: 'a reminder 2 hours before play' })
  @IsBoolean({ message: 'Indica si quieres el recordatorio de dos horas antes.' })
  hoursBefore: boolean;
}

class RemindersResponse implements RemindersView {
  @ApiProperty({ description: 'a reminder 24 hours before play' }) dayBefore: boolean;
  @ApiProperty({ description: 'a reminder 2 hours before play' }) hoursBefore: boolean;
  @ApiProperty({
    description:
      'The owner of the e-mail address has turned reminders off with the link of a letter, so none is mailed.',
  })
  mailUnsubscribed: boolean;
}

@ApiTags('notifications')
@Controller('api/session/reminders')
export class RemindersController {
  constructor(private readonly reminders: OwnReminders) {}

  @Get()
  @ApiOperation({ summary: 'Which reminders of games the calling player wants' })
  @ApiOkResponse({ type: RemindersResponse })
  own(@KnownPlayer() playerId: PlayerId | null): Promise<RemindersView> {
    return this.reminders.of(playerId);
  }

  @Put()
  @ApiOperation({ summary: 'Turns reminders of games on or off for the calling player' })
  @ApiOkResponse({ type: RemindersResponse })
  @ApiBadRequestResponse({ type: ErrorBody })
  async change(
    @Body() { dayBefore, hoursBefore }: RemindersBody,
    @CurrentPlayer() playerId: PlayerId,
  ): Promise<RemindersView> {
    await this.reminders.change(playerId, { day: dayBefore, hours: hoursBefore });
    return this.reminders.of(playerId);
  }
}
