/** The message that a browser shows, also on a locked screen: where and when, and no name. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the site, opened by a tap. */
  readonly path: string;
}

interface RemindedGame {
  readonly timeSlot: string;
  readonly court: { readonly courtNumber: number };
  readonly venue: { readonly name: string };
}

/** Returns the reminder some hours before a game. */
export function reminderMessage({ timeSlot, court, venue }: RemindedGame): PushMessage {
  return {
    title: `Juegas a ${timeSlot.startsWith('01') ? 'la' : 'las'} ${timeSlot}`,
    body: `Cancha ${court.courtNumber} · ${venue.name}`,
    path: '/my-bookings',
  };
}
