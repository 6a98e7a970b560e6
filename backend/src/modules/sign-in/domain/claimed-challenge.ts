/**
 * Returns the challenge that the response of a browser names, or null if there is none. It says
 * which question the response belongs to; whether the response is right is verified afterwards.
 */
export function claimedChallenge(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    } | null;
    return typeof data?.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
