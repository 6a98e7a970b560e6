export { OpenGameBody } from './adapters/http/open-game.dto.js';
