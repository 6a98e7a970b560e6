/** Why a name or password is not accepted for an administrator. */
export interface CredentialProblem {
  field: 'username' | 'password';
  reason: 'length' | 'easy-to-guess' | 'common';
  /** Continues the sentence that begins with the name of the field: "must have …". */
  message: string;
}

const EASY_GUESSES = new Set(['admin', 'password', 'contraseña', 'changeme', 'qwertyuiop', '1234567890']);

/**
 * Checks the name and password of any administrator. The lengths are those that the login form
 * accepts.
 * @param isCommon whether a password is among the most common ones
 * @returns the first problem, or `null` if there is none
 */
export function findCredentialProblem(
  username: string,
  password: string,
  isCommon: (password: string) => boolean,
): CredentialProblem | null {
  if (username.length > 100)
    return { field: 'username', reason: 'length', message: 'must have at most 100 characters' };
  if (password.length < 10 || password.length > 200)
    return { field: 'password', reason: 'length', message: 'must have 10 to 200 characters' };
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  const words = [letters, password.toLowerCase()];
  const isGuessable = words.some((word) => EASY_GUESSES.has(word) || word === username.toLowerCase());
  if (isGuessable || new Set(password).size < 5)
    return { field: 'password', reason: 'easy-to-guess', message: 'is easy to guess; choose another one' };
  if (isCommon(password))
    return {
      field: 'password',
      reason: 'common',
      message: 'is one of the most common ones; choose another one',
    };
  return null;
}
