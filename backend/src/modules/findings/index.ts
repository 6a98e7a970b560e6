export { FindingRepository } from './application/ports/finding-repository.js';
export {
  balanceOf,
  type Comparison,
  type Finding,
  type Movement,
  type MovementKind,
} from './domain/movement.js';
