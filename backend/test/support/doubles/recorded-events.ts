import { Events } from '../../../src/kernel/application/events.js';

export class RecordedEvents extends Events {
  readonly names: string[] = [];

  override async publish(...events: readonly { name: string }[]): Promise<void> {
    this.names.push(...events.map(({ name }) => name));
  }

  override subscribe(): void {
    // The tests only look at the published names.
  }
}
