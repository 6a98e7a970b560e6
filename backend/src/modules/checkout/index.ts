export { CreateRestIntent } from './application/create-rest-intent.js';
