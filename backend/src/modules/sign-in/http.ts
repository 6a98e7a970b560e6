export {
  Caller,
  CallerMiddleware,
  callerOf,
  CurrentCaller,
  CurrentPlayer,
  CurrentSession,
  KnownPlayer,
  KnownSession,
  OwnAdminSession,
  SignedInAdmin,
} from './adapters/http/caller.js';
export { deviceOf } from './adapters/http/device-name.js';
export { BinaryText, CreatedPasskeyBody, UsedPasskeyBody } from './adapters/http/passkey.dto.js';
export { SessionCookies } from './adapters/http/session-cookies.js';
