import { Global, Module } from '@nestjs/common';
import { AesSealedKeys } from './adapters/crypto/aes-sealed-keys.js';
import { RandomSessionTokens } from './adapters/crypto/random-session-tokens.js';
import { CallerMiddleware } from './adapters/http/caller.js';
import { SessionCookies } from './adapters/http/session-cookies.js';
import { WebauthnPasskeyCeremonies } from './adapters/webauthn/webauthn-passkey-ceremonies.js';
import { PasskeyLimits } from './application/passkey-limits.js';
import { PasskeyCeremonies } from './application/ports/passkey-ceremonies.js';
import { SealedKeys } from './application/ports/sealed-keys.js';
import { SessionTokens } from './application/ports/session-tokens.js';

/**
 * Who is calling, and what players and admins sign in with. Global, because every module may ask
 * who is calling; `admins` and `players` say whose a session is.
 */
@Global()
@Module({
  providers: [
    CallerMiddleware,
    SessionCookies,
    PasskeyLimits,
    { provide: SessionTokens, useClass: RandomSessionTokens },
    { provide: SealedKeys, useClass: AesSealedKeys },
    { provide: PasskeyCeremonies, useClass: WebauthnPasskeyCeremonies },
  ],
  exports: [SessionCookies, PasskeyLimits, SessionTokens, SealedKeys, PasskeyCeremonies],
})
export class SignInModule {}
