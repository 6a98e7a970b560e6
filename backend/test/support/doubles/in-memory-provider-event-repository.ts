import type { ProviderEvent } from '../../../src/modules/payments/application/payment-gateway.js';
import { ProviderEvents } from '../../../src/modules/payments/application/provider-events.js';

export class InMemoryProviderEventRepository extends ProviderEvents {
  readonly ids = new Set<string>();

  override async keep({ id }: ProviderEvent): Promise<boolean> {
    const isNew = !this.ids.has(id);
    this.ids.add(id);
    return isNew;
  }

  override async markProcessed(): Promise<void> {
    // nothing here reads it
  }
}
