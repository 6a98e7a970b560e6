/** What is wrong with a name or a password that somebody wants to be an admin with. */
export interface CredentialFlaw {
  of: 'username' | 'password';
  /** Goes on after the name of the thing: "must have …". */
  says: string;
}

const FIRST_GUESSES = new Set(['admin', 'password', 'contraseña', 'changeme', 'qwertyuiop', '1234567890']);

/** The rule for every admin, of the settings or not; `null` where it is kept. Lengths are those that the login form takes. */
export function flawOf(username: string, password: string): CredentialFlaw | null {
  if (username.length > 100) return { of: 'username', says: 'must have at most 100 characters' };
  if (password.length < 10 || password.length > 200)
    return { of: 'password', says: 'must have 10 to 200 characters' };
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  const words = [letters, password.toLowerCase()];
  const isGuessable = words.some((word) => FIRST_GUESSES.has(word) || word === username.toLowerCase());
  if (isGuessable || new Set(password).size < 5)
    return { of: 'password', says: 'is one of the first that anybody would try; choose another one' };
  return null;
}
