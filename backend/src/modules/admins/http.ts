export { AdminOnly, PermittedVenues } from './adapters/http/admin-guard.js';
export { EnterAdminArea } from './adapters/http/enter-admin-area.js';
export {
  ANY_ADMIN,
  anywhere,
  inBody,
  inPath,
  inPathByNumber,
  OWNER_OF_ALL,
} from './adapters/http/requirement.js';
export { AdminCheckView } from './adapters/http/second-step.dto.js';
