import type { Database } from '../../kernel/adapters/persistence/database.js';
import { UuidIds } from '../../kernel/adapters/uuid-ids.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { PostgresAdminRepository } from './adapters/persistence/postgres-admin-repository.js';
import { AdminAccounts } from './application/admin-accounts.js';

/** Returns the admin accounts of a database, for a command that runs without the Nest application. */
export function adminAccountsIn(database: Database): AdminAccounts {
  return new AdminAccounts(new PostgresAdminRepository(database, new UuidIds()), new Argon2PasswordHasher());
}
