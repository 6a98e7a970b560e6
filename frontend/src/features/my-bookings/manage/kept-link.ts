const storageKey = 'saque-link-in-payment';

/**
 * Remembers the link with which something is being paid in this tab, while the bank shows its own
 * page. The return address does not contain it, because the provider sees that address.
 */
export function rememberLink(manageToken: string): void {
  try {
    window.sessionStorage.setItem(storageKey, manageToken);
  } catch {
    // Without storage, the return page asks the reader to open the letter again.
  }
}

export function recallLink(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
