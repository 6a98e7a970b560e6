import { FindingRepository } from '../../../src/modules/findings/application/ports/finding-repository.js';
import type { Difference, Finding, RaisedFinding } from '../../../src/modules/findings/domain/movement.js';

/** Remembers the findings that were raised. The comparison is tested with a database. */
export class RaisedFindings extends FindingRepository {
  readonly raised: RaisedFinding[] = [];

  override async open(): Promise<Finding[]> {
    return [];
  }

  override async replace(): Promise<Difference[]> {
    return [];
  }

  override async raise(finding: RaisedFinding): Promise<void> {
    this.raised.push(finding);
  }

  override async settleContradiction(): Promise<void> {}

  override async resolve(): Promise<null> {
    return null;
  }

  override async find(): Promise<null> {
    return null;
  }

  override async keepComparison(): Promise<void> {}
}
