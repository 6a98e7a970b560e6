import { TotpOneTimeCodes } from './adapters/crypto/totp-one-time-codes.js';
import { PostgresAdminPasskeyRepository } from './adapters/persistence/postgres-admin-passkey-repository.js';
import { PostgresFactorAttemptRepository } from './adapters/persistence/postgres-factor-attempt-repository.js';
import { PostgresPendingSignInRepository } from './adapters/persistence/postgres-pending-sign-in-repository.js';
import { PostgresSecondFactorRepository } from './adapters/persistence/postgres-second-factor-repository.js';
import { PostgresSecondFactorPolicy } from './adapters/persistence/postgres-second-factor-policy.js';
import { AdminPasskeyRepository } from './application/ports/admin-passkey-repository.js';
import { AdminPasskeySignIn } from './application/second-factor/admin-passkey-sign-in.js';
import { FactorAttemptRepository } from './application/ports/factor-attempt-repository.js';
import { FactorOwners } from './application/second-factor/factor-owners.js';
import { InvitedPasskeys } from './application/second-factor/invited-passkeys.js';
import { PasskeyConfirmations } from './application/second-factor/passkey-confirmations.js';
import { FactorProofs } from './application/second-factor/factor-proofs.js';
import { FactorRecords } from './application/second-factor/factor-records.js';
import { OneTimeCodes } from './application/ports/one-time-codes.js';
import { PendingSignInRepository } from './application/ports/pending-sign-in-repository.js';
import { PendingSignIns } from './application/sessions/pending-sign-ins.js';
import { RecoveryCodes } from './application/second-factor/recovery-codes.js';
import { SecondFactorPolicy } from './application/ports/second-factor-policy.js';
import { SecondFactorRepository } from './application/ports/second-factor-repository.js';
import { AppSetup } from './application/second-factor/app-setup.js';
import { FactorEnrolment } from './application/second-factor/factor-enrolment.js';
import { PasskeySetup } from './application/second-factor/passkey-setup.js';
import { SecondFactors } from './application/second-factor/second-factors.js';
import { SecondStep } from './application/second-factor/second-step.js';

/** The second step of an admin's sign-in, and passkeys that replace both steps. */
export const SECOND_FACTOR = [
  PasskeyConfirmations,
  InvitedPasskeys,
  PendingSignIns,
  SecondStep,
  FactorEnrolment,
  AppSetup,
  PasskeySetup,
  SecondFactors,
  FactorOwners,
  FactorProofs,
  FactorRecords,
  RecoveryCodes,
  { provide: SecondFactorRepository, useClass: PostgresSecondFactorRepository },
  { provide: PendingSignInRepository, useClass: PostgresPendingSignInRepository },
  { provide: FactorAttemptRepository, useClass: PostgresFactorAttemptRepository },
  { provide: OneTimeCodes, useClass: TotpOneTimeCodes },
  AdminPasskeySignIn,
  { provide: AdminPasskeyRepository, useClass: PostgresAdminPasskeyRepository },
  { provide: SecondFactorPolicy, useClass: PostgresSecondFactorPolicy },
];
