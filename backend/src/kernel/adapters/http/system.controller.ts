import { Controller, Get } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Config } from '../../../config.js';
import { CURRENCY } from '../../domain/money.js';
import { Database, statement } from '../persistence/database.js';
import { ErrorBody } from './error-filter.js';

const REACHABLE = statement('system.reachable', 'select count(*) from bookings where false');

class ConfigView {
  @ApiProperty() stripePublishableKey: string;
  @ApiProperty({ description: 'true: payments go to our stand-in, no money moves' }) sandbox: boolean;
  @ApiProperty({ example: 'USD' }) currency: string;
  @ApiProperty({ type: 'integer' }) paymentGraceSeconds: number;
  @ApiProperty({ type: 'integer' }) bookingWindowDays: number;
}

class HealthView {
  @ApiProperty({ example: 'ok' }) status: string;
}

@ApiTags('system')
@Controller()
export class SystemController {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  @Get('api/config')
  @ApiOperation({ summary: 'What the browser needs to know of this installation' })
  @ApiOkResponse({ type: ConfigView })
  settings(): ConfigView {
    const { stripe, paymentGraceSeconds, bookingWindowDays } = this.config;
    return {
      stripePublishableKey: stripe.publishableKey,
      sandbox: stripe.sandbox,
      currency: CURRENCY,
      paymentGraceSeconds,
      bookingWindowDays,
    };
  }

  @Get('health/live')
  @ApiOperation({ summary: 'The process is alive' })
  @ApiOkResponse({ type: HealthView })
  live(): HealthView {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({ summary: 'The database is reachable and migrated' })
  @ApiOkResponse({ type: HealthView })
  @ApiServiceUnavailableResponse({ type: ErrorBody })
  async ready(): Promise<HealthView> {
    await this.database.query(REACHABLE, []);
    return { status: 'ok' };
  }
}
