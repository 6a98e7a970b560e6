export { ManageLinks, type OpenedLink } from './application/manage-links.js';
