import type { StripeError } from '@stripe/stripe-js';
import { createCardForm } from './card-form';

type Handler = (event: object) => void;

/** What the stand-in has of Stripe's Payment Element: everything `@stripe/react-stripe-js` and our form call. */
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

  /** Aborted once the element is destroyed: whatever still waits for the person then gives up. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  mount(target: HTMLElement): void {
    target.append(this.#card.root);
    // As with Stripe.js, listeners are attached after mounting.
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

  /** None of Stripe's options changes what the stand-in draws. */
  update(): this {
    return this;
  }

  focus(): void {
    this.#card.focus();
  }

  /** The first wrong field as Stripe.js reports it; the field itself is marked and focused. */
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
