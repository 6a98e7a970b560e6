import { Controller, Get, Injectable } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Config } from '../../../config/config.js';
import { CURRENCY } from '../../domain/money.js';
import { DomainError } from '../../domain/domain-error.js';
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

/** Closed while the process is still filling its database for the first time; it already answers, but is not ready. */
@Injectable()
export class Readiness {
  isOpen = true;
}

@ApiTags('system')
@Controller()
export class SystemController {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly readiness: Readiness,
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
    if (!this.readiness.isOpen)
      throw new DomainError('unavailable', 'starting', 'Estamos abriendo. Un momento.');
    return { status: 'ok' };
  }
}
