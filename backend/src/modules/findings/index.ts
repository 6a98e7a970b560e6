export { FindingRepository } from './application/ports/finding-repository.js';
export {
  balanceOf,
  type Comparison,
  type Difference,
  type Finding,
  type Movement,
  type MovementKind,
  type RaisedFinding,
} from './domain/movement.js';
