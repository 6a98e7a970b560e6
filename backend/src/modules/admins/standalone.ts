import { AuditLogSchema } from '../../kernel/adapters/persistence/audit-log.schema.js';
import type { Database } from '../../kernel/adapters/persistence/database.js';
import { PostgresAuditTrail } from '../../kernel/adapters/persistence/postgres-audit-trail.js';
import { LoggedSecurityEvents } from '../../kernel/adapters/logged-security-events.js';
import { UuidIds } from '../../kernel/adapters/uuid-ids.js';
import type { UnitOfWork } from '../../kernel/application/unit-of-work.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { AdminSessionSchema } from './adapters/persistence/admin-session.schema.js';
import { PostgresAdminRepository } from './adapters/persistence/postgres-admin-repository.js';
import { PostgresAdminSessionRepository } from './adapters/persistence/postgres-admin-session-repository.js';
import { PostgresSecondFactorRepository } from './adapters/persistence/postgres-second-factor-repository.js';
import {
  AdminPasskeySchema,
  AuthenticatorAppSchema,
  FactorAttemptsSchema,
  RecoveryCodeSchema,
  SECOND_FACTOR_SCHEMAS,
} from './adapters/persistence/second-factor.schemas.js';
import { AdminSchema } from './adapters/persistence/admin.schema.js';
import { AdminAccounts } from './application/accounts/admin-accounts.js';
import { FactorRecords } from './application/second-factor/factor-records.js';
import { ResetSecondFactor } from './application/second-factor/reset-second-factor.js';

/** The schemas that the data source of {@link adminAccountsIn} needs. */
export const ADMIN_ACCOUNT_SCHEMAS = [
  AdminSchema,
  AdminSessionSchema,
  AuditLogSchema,
  ...SECOND_FACTOR_SCHEMAS,
];

/** The use cases on admins for commands that run without the Nest application. */
export interface StandaloneAdmins {
  accounts: AdminAccounts;
  secondFactors: ResetSecondFactor;
}

/** Returns the admin accounts of a database. */
export function adminAccountsIn(database: Database, work: UnitOfWork): StandaloneAdmins {
  const { manager } = database;
  const [ids, security] = [new UuidIds(), new LoggedSecurityEvents()];
  const admins = new PostgresAdminRepository(database, manager.getRepository(AdminSchema), ids);
  const sessions = new PostgresAdminSessionRepository(database, manager.getRepository(AdminSessionSchema));
  const audit = new PostgresAuditTrail(database, manager.getRepository(AuditLogSchema), ids);
  const factors = new PostgresSecondFactorRepository(
    database,
    ids,
    manager.getRepository(AuthenticatorAppSchema),
    manager.getRepository(AdminPasskeySchema),
    manager.getRepository(RecoveryCodeSchema),
    manager.getRepository(FactorAttemptsSchema),
  );
  return {
    accounts: new AdminAccounts(admins, new Argon2PasswordHasher(), security),
    secondFactors: new ResetSecondFactor(admins, factors, sessions, new FactorRecords(audit, security), work),
  };
}
