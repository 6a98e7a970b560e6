import { Controller, Get, Injectable } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Config } from '../../../config/config.js';
import { CURRENCY } from '../../domain/money.js';
import { DomainError } from '../../domain/domain-error.js';
import { Database, statement } from '../persistence/database.js';
import { ErrorBody } from './error-filter.js';

const APPLIED_MIGRATIONS = statement(
  'kernel.count-applied-migrations',
  'select count(*)::int as count from migrations where name = any ($1)',
);

class ConfigView {
  @ApiProperty() stripePublishableKey: string;
  @ApiProperty({ description: 'true: a stand-in for Stripe takes the payments, and no money moves' })
  sandbox: boolean;
  @ApiProperty({ example: 'USD' }) currency: string;
  @ApiProperty({ type: 'integer' }) paymentGraceSeconds: number;
  @ApiProperty({ type: 'integer' }) bookingWindowDays: number;
}

class HealthView {
  @ApiProperty({ example: 'ok' }) status: string;
}

/**
 * Is closed while the process fills its database for the first time. Until then it serves requests
 * but is not ready.
 */
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
    private readonly dataSource: DataSource,
    private readonly readiness: Readiness,
  ) {}

  @Get('api/config')
  @ApiOperation({ summary: 'Returns the settings that the browser needs' })
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
  @ApiOperation({ summary: 'Returns 200 while the process is alive' })
  @ApiOkResponse({ type: HealthView })
  live(): HealthView {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({ summary: 'Returns 200 if the database is reachable and migrated' })
  @ApiOkResponse({ type: HealthView })
  @ApiServiceUnavailableResponse({ type: ErrorBody })
  async ready(): Promise<HealthView> {
    if (!(await this.isMigrated()) || !this.readiness.isOpen)
      throw new DomainError('unavailable', 'starting', 'Estamos abriendo. Un momento.');
    return { status: 'ok' };
  }

  /**
   * Returns true if the database contains every migration of this program. Later ones do no harm.
   */
  private async isMigrated(): Promise<boolean> {
    const known = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const [applied] = await this.database.query<{ count: number }>(APPLIED_MIGRATIONS, [known]);
    return applied?.count === known.length;
  }
}
