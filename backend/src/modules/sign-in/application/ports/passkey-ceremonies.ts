/** A passkey as stored. */
export interface Passkey {
  /** The id of the credential, in base64url. */
  id: string;
  name: string;
  publicKey: Buffer;
  /** How often the device has used the key; 0 for devices that do not count. */
  counter: number;
  /** How a browser reaches the device: `internal`, `usb`, `hybrid`. */
  transports: string[];
  /** True if the passkey is synchronised and survives the loss of the device. */
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The response of a browser that has created a passkey; binary values are base64url. */
export interface CreatedPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}

/** The response of a browser in which a person has used a passkey; binary values are base64url. */
export interface UsedPasskey {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** Whom a passkey is created for. */
export interface PasskeyOwner {
  id: string;
  /** The name that the device shows next to that of the site. */
  username: string;
  /** The name that the device may show instead; by default the same. */
  displayName?: string;
}

/** The two ceremonies of WebAuthn. Every passkey asks for a fingerprint, a face or a PIN. */
export abstract class PasskeyCeremonies {
  /**
   * Returns the options for the browser, and the challenge that its response must contain.
   * @param discoverable `required` if the passkey is used before the person has entered a name
   */
  abstract optionsToCreate(
    owner: PasskeyOwner,
    existing: readonly Passkey[],
    discoverable: 'preferred' | 'required',
  ): Promise<{ options: object; challenge: string }>;

  /** Returns the new passkey without its name, or null if the response is not valid. */
  abstract created(
    response: CreatedPasskey,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'> | null>;

  /**
   * Returns the options for the browser, and the challenge that its response must contain. Without
   * any passkey, the browser offers those that it knows for this site.
   */
  abstract optionsToUse(existing: readonly Passkey[]): Promise<{ options: object; challenge: string }>;

  /**
   * Returns the new counter and state of the passkey, or null if the response is not valid. A
   * counter that does not rise is not valid: the key may have been copied.
   */
  abstract used(
    response: UsedPasskey,
    passkey: Passkey,
    challenge: string,
  ): Promise<Pick<Passkey, 'counter' | 'isBackedUp'> | null>;
}
