/** The password that the server has generated for its first admin and keeps in clear. */
export abstract class InitialPassword {
  /** Removes it. Does nothing if there is none. */
  abstract forget(): void;
}
