export { OpenInvitations } from './application/open-invitations.js';
export { OfferedRoles } from './application/offered-roles.js';
export { RoleNotices } from './application/role-notices.js';
export { StaffQueries } from './application/staff-queries.js';
