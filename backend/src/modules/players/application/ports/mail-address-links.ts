/** The links in letters with which the owner of an address decides about it. */
export abstract class MailAddressLinks {
  /** Returns the address of the page. Only the mailbox gets it. */
  abstract urlOf(addressId: string): string;

  /** Returns where a mail program turns reminders off with one POST. Only the mailbox gets it. */
  abstract unsubscribeUrlOf(addressId: string): string;

  /** Returns the id of the address, or null if the token is not ours. */
  abstract addressIdOf(token: string): string | null;
}
