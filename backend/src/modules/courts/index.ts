export { type BookableCourt, CourtsFacade } from './application/courts-facade.js';
export { CourtsModule } from './courts.module.js';
