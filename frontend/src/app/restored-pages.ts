/** Screens that show what belongs to one person: the player, the admin, the holder of a link. */
const PERSONAL = /^\/(?:admin|my-bookings|mi-cuenta|checkout|reserva|shared-payment|oferta|correo)(?:\/|$)/;

/**
 * Keeps the browser from showing a personal page again as it was left: the person may have signed
 * out since. The page is hidden when it is left, and loaded anew if the browser restores it.
 */
export function hideRestoredPages(): void {
  const { documentElement: page } = document;
  addEventListener('pagehide', (event) => {
    page.hidden = event.persisted && PERSONAL.test(location.pathname);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted && page.hidden) location.reload();
  });
}
