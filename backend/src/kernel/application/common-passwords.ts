/** The passwords that attackers try first, because most people choose them. */
export abstract class CommonPasswords {
  abstract includes(password: string): boolean;
}
