export { ArchiveCourts } from './application/archive-courts.js';
export { type BookableCourt, CourtsFacade } from './application/courts-facade.js';
export { ImageStore } from './application/image-store.js';
export { ObjectStore } from './application/object-store.js';
export { serveImages } from './adapters/storage/serve-images.js';
export { serveUploads } from './adapters/storage/serve-uploads.js';
export { CourtsModule } from './courts.module.js';
