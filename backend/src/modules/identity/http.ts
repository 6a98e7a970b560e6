export { AdminOnly } from './adapters/http/admin-guard.js';
export {
  type Caller,
  CallerMiddleware,
  CurrentCaller,
  CurrentPlayer,
  CurrentSession,
  KnownPlayer,
  SignedInAdmin,
} from './adapters/http/caller.js';
