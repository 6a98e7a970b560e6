const lugares = (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`);

export const openTexts = {
  title: '¿Te falta gente?',
  explanation: (price: string) =>
    `Abre lugares a cualquiera: salen en la página del complejo y en la búsqueda, y quien llega paga ${price} y juega.`,
  eitherPrice: (lowest: string, highest: string) => `${lowest} o ${highest}`,
  privacy:
    'Tu nombre y los de tu grupo no se publican: solo los ve quien paga un lugar. Se cierra solo cuando se llena o termina el plazo para pagar.',
  howMany: '¿Cuántos lugares abres?',
  nothingFree: 'Ahora no queda ningún lugar libre, aparte del tuyo.',
  openNow: (count: number) =>
    count === 1 ? 'Ahora hay 1 lugar abierto.' : `Ahora hay ${count} lugares abiertos.`,
  open: (count: number) => `Abrir ${lugares(Math.max(count, 1))}`,
  stop: 'Dejar de buscar',

  opened: (count: number) => (count === 1 ? 'Listo: falta 1' : `Listo: faltan ${count}`),
  openedHint: 'Ya aparece en la página del complejo y en la búsqueda.',
  stopped: 'Tu partido ya no aparece',
  stoppedHint: 'Si alguien está pagando su lugar en este momento, puede terminar.',
} as const;
