import { setTimeout as pause } from 'node:timers/promises';
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
import { Background } from '../background.js';
import { QUEUE } from '../jobs/queue-connections.js';
import { Database, statement } from '../persistence/database.js';
import { WriteHealth } from '../persistence/write-health.js';
import { ErrorBody } from './error-filter.js';

const APPLIED_MIGRATIONS = statement(
  'kernel.count-applied-migrations',
  'select count(*)::int as count from migrations where name = any ($1)',
);

/** A check of an orchestrator gives up after a few seconds, so the response comes before. */
const READY_WITHIN_MS = 2_000;

class OperatorView {
  @ApiProperty({ type: String, nullable: true }) legalName: string | null;
  @ApiProperty({ type: String, nullable: true }) legalAddress: string | null;
  @ApiProperty({ type: String, nullable: true }) contactEmail: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+593 99 123 4567' }) contactPhone: string | null;
}

class ConfigView {
  @ApiProperty() stripePublishableKey: string;
  @ApiProperty({ description: 'true: a stand-in for Stripe takes the payments, and no money moves' })
  sandbox: boolean;
  @ApiProperty({ example: 'USD' }) currency: string;
  @ApiProperty({ type: 'integer' }) paymentGraceSeconds: number;
  @ApiProperty({ type: 'integer' }) bookingWindowDays: number;
  @ApiProperty({ description: 'Who runs this installation; null for what the settings do not say' })
  operator: OperatorView;
}

class HealthView {
  @ApiProperty({ example: 'ok' }) status: string;
}

class ReadyView extends HealthView {
  @ApiProperty({
    description: 'The background work of the process: `works`, or for how long it has been failing',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { queue: 'works', 'live-updates': 'fails for 12 s' },
  })
  background: Record<string, string>;
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
    private readonly background: Background,
    private readonly writes: WriteHealth,
  ) {}

  @Get('api/config')
  @ApiOperation({ summary: 'Returns the settings that the browser needs' })
  @ApiOkResponse({ type: ConfigView })
  settings(): ConfigView {
    const { stripe, paymentGraceSeconds, bookingWindowDays, operator } = this.config;
    return {
      stripePublishableKey: stripe.publishableKey,
      sandbox: stripe.sandbox,
      currency: CURRENCY,
      paymentGraceSeconds,
      bookingWindowDays,
      operator,
    };
  }

  @Get('health/live')
  @ApiOperation({ summary: 'Returns 200 while the process is alive' })
  @ApiOkResponse({ type: HealthView })
  live(): HealthView {
    return { status: 'ok' };
  }

  /**
   * A process that serves requests stays ready while its background work fails, because it can
   * still serve them. A process that only does jobs is then not ready.
   */
  @Get('health/ready')
  @ApiOperation({
    summary:
      'Returns 200 if the database is reachable, migrated and stores things, and a process for jobs can do them',
  })
  @ApiOkResponse({ type: ReadyView })
  @ApiServiceUnavailableResponse({ type: ErrorBody })
  async ready(): Promise<ReadyView> {
    const inTime = pause(READY_WITHIN_MS, false, { ref: false });
    if (!(await Promise.race([this.isMigrated(), inTime])) || !this.readiness.isOpen)
      throw new DomainError('unavailable', 'starting', 'Estamos abriendo. Un momento.');
    if (!(await Promise.race([this.writes.isGood(), inTime])))
      throw new DomainError(
        'unavailable',
        'writes_failing',
        'Ahora mismo no podemos guardar nada. Un momento.',
      );
    if (this.config.role === 'worker' && this.background.isFailing(QUEUE))
      throw new DomainError(
        'unavailable',
        'queue_failing',
        'Las tareas de fondo están detenidas. Un momento.',
      );
    return { status: 'ok', background: Object.fromEntries(this.backgroundWork()) };
  }

  private *backgroundWork(): Iterable<[string, string]> {
    for (const source of this.background.states.keys()) {
      const seconds = Math.ceil(this.background.secondsFailing(source));
      yield [source, seconds === 0 ? 'works' : `fails for ${seconds} s`];
    }
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
