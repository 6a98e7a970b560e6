export { AdminOnly, PermittedVenues } from './adapters/http/admin-guard.js';
export { EnterAdminArea } from './adapters/http/enter-admin-area.js';
export { deviceOf } from './adapters/http/device-name.js';
export { CreatedPasskeyBody } from './adapters/http/second-factor.dto.js';
export { AdminCheckView } from './adapters/http/second-step.dto.js';
export { ANY_ADMIN, anywhere, inBody, inPath, OWNER_OF_ALL } from './adapters/http/requirement.js';
export {
  type Caller,
  CallerMiddleware,
  CurrentCaller,
  CurrentPlayer,
  CurrentSession,
  KnownPlayer,
  KnownSession,
  SignedInAdmin,
} from './adapters/http/caller.js';
