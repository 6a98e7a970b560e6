import { Events } from '../../../src/kernel/application/events.js';

export class RecordedEvents extends Events {
  readonly names: string[] = [];

  override async publish({ name }: { name: string }): Promise<void> {
    this.names.push(name);
  }

  override subscribe(): void {
    // The tests only look at the published names.
  }
}
