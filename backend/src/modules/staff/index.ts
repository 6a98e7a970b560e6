export { Invitations } from './application/invitations.js';
export { RoleNotices } from './application/role-notices.js';
