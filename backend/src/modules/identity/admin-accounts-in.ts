import type { Database } from '../../kernel/adapters/persistence/database.js';
import { UuidIds } from '../../kernel/adapters/uuid-ids.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { PostgresAdminStore } from './adapters/persistence/postgres-admin-store.js';
import { AdminAccounts } from './application/admin-accounts.js';

/** The admin accounts of a database, for a command that needs no application around them. */
export function adminAccountsIn(database: Database): AdminAccounts {
  return new AdminAccounts(new PostgresAdminStore(database, new UuidIds()), new Argon2PasswordHasher());
}
