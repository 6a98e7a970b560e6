export const texts = {
  sendLink: 'Enviar el link de pago',
  byMail: 'Correo',
  mailTo: 'Correo del cliente',
  mail: 'Enviar',
  mailed: (email: string) => `Enviado a ${email}`,
  qr: 'QR',
  qrLabel: 'Código QR del link de pago',
  qrHint: 'El cliente lo escanea con la cámara y paga en su teléfono.',
  copyByHand: 'No se pudo copiar: selecciónalo y cópialo.',
  whatsApp: 'Enviar por WhatsApp',
  paymentLink: 'Link de pago',
  copyLink: 'Copiar',
  linkCopied: 'Link copiado',
  linkMessage: (name: string, when: string, url: string) =>
    `Hola${name === '' ? '' : `, ${name}`}. Te guardamos la cancha: ${when}. Paga aquí para confirmarla: ${url}`,
} as const;
