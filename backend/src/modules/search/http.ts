export { FreeStartBody } from './adapters/http/search.dto.js';
