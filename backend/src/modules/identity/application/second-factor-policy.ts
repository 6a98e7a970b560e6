/** What the settings say about the second factor of admins. */
export abstract class SecondFactorPolicy {
  /** True if an admin without a second factor may do nothing but set one up. */
  abstract readonly isRequired: boolean;
}
