/** The failures of a passkey in the browser. */
export const texts = {
  cancelled: 'No se completó en tu dispositivo. Inténtalo otra vez.',
  known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  wrongAddress: 'Las llaves de acceso solo funcionan en la dirección habitual de este sitio. Ábrelo ahí.',
} as const;
