export { Invitations } from './application/invitations.js';
