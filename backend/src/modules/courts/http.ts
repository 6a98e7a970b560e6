export { serveImages } from './adapters/storage/serve-images.js';
export { serveUploads } from './adapters/storage/serve-uploads.js';
