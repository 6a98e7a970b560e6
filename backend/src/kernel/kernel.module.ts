import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { StoredCommonPasswords } from './adapters/stored-common-passwords.js';
import { GraphileJobs } from './adapters/jobs/graphile-jobs.js';
import { EventStreams } from './adapters/http/event-streams.js';
import { Readiness, SystemController } from './adapters/http/system.controller.js';
import { Background } from './adapters/background.js';
import { JobEvents } from './adapters/jobs/job-events.js';
import { QueueConnections } from './adapters/jobs/queue-connections.js';
import { LivingWorkers } from './adapters/jobs/living-workers.js';
import { PostgresLiveUpdates } from './adapters/live/postgres-live-updates.js';
import { AuditLogSchema } from './adapters/persistence/audit-log.schema.js';
import { Database } from './adapters/persistence/database.js';
import { HourlyPurges } from './adapters/persistence/hourly-purges.js';
import { IdempotencyKeySchema } from './adapters/persistence/idempotency-key.schema.js';
import { IdempotencyKeys } from './adapters/persistence/idempotency-keys.js';
import { PostgresAuditTrail } from './adapters/persistence/postgres-audit-trail.js';
import { PostgresRateLimiter } from './adapters/persistence/postgres-rate-limiter.js';
import { WriteHealth } from './adapters/persistence/write-health.js';
import { TypeOrmUnitOfWork } from './adapters/persistence/typeorm-unit-of-work.js';
import { SecretKeys } from './adapters/secret-keys.js';
import { LoggedSecurityEvents } from './adapters/logged-security-events.js';
import { SystemClock } from './adapters/system-clock.js';
import { UuidIds } from './adapters/uuid-ids.js';
import { AuditTrail } from './application/audit-trail.js';
import { CommonPasswords } from './application/common-passwords.js';
import { Events } from './application/events.js';
import { Jobs } from './application/jobs.js';
import { LiveUpdates } from './application/live-updates.js';
import { Purges } from './application/purges.js';
import { RateLimiter } from './application/rate-limiter.js';
import { SecurityLog } from './application/security-log.js';
import { UnitOfWork } from './application/unit-of-work.js';
import { Clock } from './domain/clock.js';
import { Ids } from './domain/id.js';

/** The tables that belong to the kernel. */
const SCHEMAS = [AuditLogSchema, IdempotencyKeySchema];

const PORTS = [
  Background,
  Database,
  EventStreams,
  IdempotencyKeys,
  Readiness,
  WriteHealth,
  LivingWorkers,
  {
    provide: QueueConnections,
    inject: [Database, Background],
    useFactory: (database: Database, background: Background) =>
      new QueueConnections(database.pool.options, background),
  },
  SecretKeys,
  { provide: UnitOfWork, useClass: TypeOrmUnitOfWork },
  { provide: Clock, useClass: SystemClock },
  { provide: Ids, useClass: UuidIds },
  { provide: Jobs, useClass: GraphileJobs },
  { provide: Events, useClass: JobEvents },
  { provide: LiveUpdates, useClass: PostgresLiveUpdates },
  { provide: Purges, useClass: HourlyPurges },
  { provide: RateLimiter, useClass: PostgresRateLimiter },
  { provide: AuditTrail, useClass: PostgresAuditTrail },
  { provide: CommonPasswords, useClass: StoredCommonPasswords },
  LoggedSecurityEvents,
  { provide: SecurityLog, useExisting: LoggedSecurityEvents },
];

/** Everything that each module may use. The kernel itself depends on no module. */
@Global()
@Module({})
export class KernelModule {
  static with(config: Config): DynamicModule {
    return {
      module: KernelModule,
      imports: [TypeOrmModule.forFeature(SCHEMAS)],
      controllers: [SystemController],
      providers: [{ provide: Config, useValue: config }, ...PORTS],
      exports: [Config, ...tokens()],
    };
  }
}

function tokens() {
  return [
    Background,
    Database,
    EventStreams,
    IdempotencyKeys,
    SecretKeys,
    UnitOfWork,
    Clock,
    Ids,
    Jobs,
    Events,
    LiveUpdates,
    Purges,
    RateLimiter,
    AuditTrail,
    CommonPasswords,
    SecurityLog,
  ];
}
