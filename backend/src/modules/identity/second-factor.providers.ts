import { AesSealedKeys } from './adapters/crypto/aes-sealed-keys.js';
import { TotpOneTimeCodes } from './adapters/crypto/totp-one-time-codes.js';
import { PostgresAdminPasskeyRepository } from './adapters/persistence/postgres-admin-passkey-repository.js';
import { PostgresFactorAttemptRepository } from './adapters/persistence/postgres-factor-attempt-repository.js';
import { PostgresPendingSignInRepository } from './adapters/persistence/postgres-pending-sign-in-repository.js';
import { PostgresSecondFactorRepository } from './adapters/persistence/postgres-second-factor-repository.js';
import { PostgresSecondFactorPolicy } from './adapters/persistence/postgres-second-factor-policy.js';
import { WebauthnPasskeyCeremonies } from './adapters/webauthn/webauthn-passkey-ceremonies.js';
import { AdminPasskeyRepository } from './application/admin-passkey-repository.js';
import { AdminPasskeySignIn } from './application/admin-passkey-sign-in.js';
import { FactorAttemptRepository } from './application/factor-attempt-repository.js';
import { FactorOwners } from './application/factor-owners.js';
import { InvitedPasskeys } from './application/invited-passkeys.js';
import { PasskeyConfirmations } from './application/passkey-confirmations.js';
import { FactorProofs } from './application/factor-proofs.js';
import { FactorRecords } from './application/factor-records.js';
import { OneTimeCodes } from './application/one-time-codes.js';
import { PasskeyCeremonies } from './application/passkey-ceremonies.js';
import { PendingSignInRepository } from './application/pending-sign-in-repository.js';
import { PendingSignIns } from './application/pending-sign-ins.js';
import { RecoveryCodes } from './application/recovery-codes.js';
import { SealedKeys } from './application/sealed-keys.js';
import { SecondFactorPolicy } from './application/second-factor-policy.js';
import { SecondFactorRepository } from './application/second-factor-repository.js';
import { SecondFactorSetup } from './application/second-factor-setup.js';
import { SecondFactors } from './application/second-factors.js';
import { SecondStep } from './application/second-step.js';

/** The second step of an admin's sign-in, and passkeys that replace both steps. */
export const SECOND_FACTOR = [
  PasskeyConfirmations,
  InvitedPasskeys,
  PendingSignIns,
  SecondStep,
  SecondFactorSetup,
  SecondFactors,
  FactorOwners,
  FactorProofs,
  FactorRecords,
  RecoveryCodes,
  { provide: SecondFactorRepository, useClass: PostgresSecondFactorRepository },
  { provide: PendingSignInRepository, useClass: PostgresPendingSignInRepository },
  { provide: FactorAttemptRepository, useClass: PostgresFactorAttemptRepository },
  { provide: OneTimeCodes, useClass: TotpOneTimeCodes },
  { provide: PasskeyCeremonies, useClass: WebauthnPasskeyCeremonies },
  { provide: SealedKeys, useClass: AesSealedKeys },
  AdminPasskeySignIn,
  { provide: AdminPasskeyRepository, useClass: PostgresAdminPasskeyRepository },
  { provide: SecondFactorPolicy, useClass: PostgresSecondFactorPolicy },
];
