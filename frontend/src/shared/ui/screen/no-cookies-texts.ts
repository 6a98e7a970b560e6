/** Only the dialog needs them, which is loaded when it is shown. */
export const texts = {
  title: 'Tu navegador no guarda cookies',
  hint: 'Sin ellas no sabríamos después que eres tú, así que no guardamos nada. Permítelas para esta página, o llévate su dirección y sigue en otro navegador.',
  otherBrowser: 'Abrir en otro navegador',
  addressCopied: 'Dirección copiada. Pégala en otro navegador y sigue donde estás.',
  addressToCopy: (url: string) => `Copia esta dirección y ábrela en otro navegador: ${url}`,
} as const;
