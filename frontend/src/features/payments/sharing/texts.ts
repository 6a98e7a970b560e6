export const texts = {
  share: 'Compartir Link de Pago',
  showSheet: 'Ver código QR',
  invitation: 'Paga tu parte de nuestra reserva de tenis, sin registrarte:',
  perPlayer: (amount: string) => `Cada jugador paga ${amount}`,
  perPlayerUneven: (lowest: string, highest: string) => `Cada jugador paga ${lowest} o ${highest}`,

  copied: 'Link copiado',
  copiedHint: 'Pégalo en el chat de tu grupo.',
  failed: 'Error',

  sheetTitle: 'Comparte el link de pago',
  linkLabel: 'Link de pago',
  qrCode: 'Código QR del link de pago',
  qrHint: 'O que lo escaneen con la cámara.',
  copy: 'Copiar link',
  copyRefused: 'Tu navegador no deja copiar por ti: el link está seleccionado, cópialo a mano.',
  close: 'Cerrar',
} as const;
