const returnTo = new WeakMap<HTMLDialogElement, Element | null>();
const controls = 'button:enabled, a[href], input:enabled';

/** Gives jsdom the modal dialogs of browsers: the focus goes in and returns, and Escape closes. */
export function withModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      returnTo.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>(controls)?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      const before = returnTo.get(this);
      if (before instanceof HTMLElement) before.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    const [top] = [...document.querySelectorAll('dialog[open]')].slice(-1);
    if (key !== 'Escape' || !(top instanceof HTMLDialogElement)) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
