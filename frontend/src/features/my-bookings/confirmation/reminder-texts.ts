export const texts = {
  question: '¿Te avisamos 2 horas antes en este dispositivo?',
  accept: 'Sí, avísame',
  decline: 'No, gracias',
  accepted: 'Listo: te avisamos 2 horas antes, aquí mismo.',
  refused: 'Tu navegador no permite avisos de este sitio. Puedes cambiarlo en sus ajustes.',
  failed: 'No pudimos activar los avisos. Inténtalo otra vez.',
} as const;
