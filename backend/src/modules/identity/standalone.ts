import type { Database } from '../../kernel/adapters/persistence/database.js';
import { LoggedSecurityEvents } from '../../kernel/adapters/logged-security-events.js';
import { UuidIds } from '../../kernel/adapters/uuid-ids.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { PostgresAdminRepository } from './adapters/persistence/postgres-admin-repository.js';
import { AdminSchema } from './adapters/persistence/admin.schema.js';
import { AdminAccounts } from './application/admin-accounts.js';

/** The schemas that the data source of {@link adminAccountsIn} needs. */
export const ADMIN_ACCOUNT_SCHEMAS = [AdminSchema];

/**
 * Returns the admin accounts of a database, for a command that runs without the Nest application.
 */
export function adminAccountsIn(database: Database): AdminAccounts {
  const rows = database.manager.getRepository(AdminSchema);
  const admins = new PostgresAdminRepository(database, rows, new UuidIds());
  return new AdminAccounts(admins, new Argon2PasswordHasher(), new LoggedSecurityEvents());
}
