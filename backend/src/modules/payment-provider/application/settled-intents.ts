import { Injectable } from '@nestjs/common';

/** Returns true if nothing that the provider reports about an intent can change anything here. */
type IsSettled = (intentId: string) => Promise<boolean>;

/**
 * The intents about which everything is recorded. The provider reports them all the same, mostly
 * after the payer's browser has. A later module knows the payments.
 */
@Injectable()
export class SettledIntents {
  private isSettled: IsSettled = () => Promise.resolve(false);

  /** Registers who knows the payments, while modules start. */
  knownBy(isSettled: IsSettled): void {
    this.isSettled = isSettled;
  }

  has(intentId: string): Promise<boolean> {
    return this.isSettled(intentId);
  }
}
