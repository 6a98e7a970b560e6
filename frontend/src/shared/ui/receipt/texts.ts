/** Texts about a receipt, wherever one was just issued or is listed. */
export const texts = {
  receipt: (number: string) => `Recibo ${number}`,
  creditNote: (number: string) => `Nota de crédito ${number}`,
  print: 'Imprimir',
  /** For screen readers: both links say their number. */
  printOf: (number: string) => `Imprimir ${number} en papel de 80 mm`,
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF de ${number}`,
} as const;
