import type { StripeError } from '@stripe/stripe-js';
import { createCardForm } from './card-form';

type Handler = (event: object) => void;

/** Replaces Stripe's Payment Element, as far as `@stripe/react-stripe-js` and our form use it. */
export class SandboxPaymentElement {
  readonly #card = createCardForm();
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #gone = new AbortController();

  constructor() {
    this.#card.root.addEventListener('input', () => {
      const value = { type: 'card' };
      this.#emit('change', { ...this.#card.state(), collapsed: false, value });
    });
  }

  /** Aborted when the element is destroyed, so that an open dialog closes. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  mount(target: HTMLElement): void {
    target.append(this.#card.root);
    // Like Stripe.js, lets callers attach listeners after mounting.
    setTimeout(() => this.#emit('ready', {}));
  }

  unmount(): void {
    this.#card.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.#handlers.clear();
    this.#gone.abort();
  }

  on(event: string, handler: Handler): this {
    const handlers = this.#handlers.get(event) ?? new Set<Handler>();
    this.#handlers.set(event, handlers.add(handler));
    return this;
  }

  off(event: string, handler: Handler): this {
    this.#handlers.get(event)?.delete(handler);
    return this;
  }

  /** Does nothing: no option of Stripe changes the sandbox's form. */
  update(): this {
    return this;
  }

  focus(): void {
    this.#card.focus();
  }

  /** Marks and focuses the first invalid field and returns its error in the format of Stripe.js. */
  validate(): StripeError | null {
    const problem = this.#card.check();
    return problem && { type: 'validation_error', ...problem };
  }

  paymentMethod(): string | null {
    return this.#card.paymentMethod();
  }

  #emit(event: string, details: object): void {
    this.#handlers.get(event)?.forEach((handler) => handler({ elementType: 'payment', ...details }));
  }
}
