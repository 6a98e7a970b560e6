interface Limits {
  min: number;
  max: number;
}

/** Texts of the discount codes screen. */
export const texts = {
  title: 'Códigos de descuento',
  subtitle: 'Crea promociones y decide cuántas veces se pueden usar y hasta cuándo.',
  errorTitle: 'No pudimos cargar los códigos',
  create: 'Crear código',
  emptyTitle: 'Todavía no hay códigos',
  emptyHint: 'Crea el primero y compártelo con tus jugadores.',
  code: 'Código',
  type: 'Tipo',
  value: 'Valor',
  uses: 'Usos',
  expiry: 'Vencimiento',
  active: 'Activo',
  actions: 'Acciones',
  types: { percentage: 'Porcentaje', fixed: 'Fijo' },
  usesOf: (used: number, most: number | null) => `${used} / ${most ?? '∞'}`,
  perPlayer: (most: number) => (most === 1 ? '1 vez por jugador' : `${most} veces por jugador`),
  noExpiry: 'Sin vencimiento',
  expiredOn: (day: string) => `Venció el ${day}`,
  promoted: 'En el inicio',
  copy: (code: string) => `Copiar ${code}`,
  copied: 'Código copiado',
  copyFailed: 'Tu navegador no deja copiar. Selecciona el código y cópialo a mano.',
  edit: 'Editar',
  editCode: (code: string) => `Editar ${code}`,
  activeSwitch: (code: string) => `${code} activo`,
  created: 'Código creado',
  updated: 'Código actualizado',
  createTitle: 'Nuevo código',
  editTitle: (code: string) => `Editar ${code}`,
  codeHint: ({ min, max }: Limits) => `De ${min} a ${max} letras, números o guiones.`,
  venues: 'Dónde vale',
  everywhere: 'Vale en todos los complejos',
  onlyAt: (venue: string) => `Vale en ${venue}.`,
  addVenue: 'Agrega un complejo',
  removeVenue: (venue: string) => `Quitar ${venue}`,
  venueMissing: 'Agrega al menos un complejo.',
  validAt: (venue: string, others: number) => {
    if (others === 0) return `Solo en ${venue}`;
    return others === 1 ? `En ${venue} y 1 complejo más` : `En ${venue} y ${others} complejos más`;
  },
  promotedHint: 'Al inicio llegan solo los códigos que valen en todos los complejos.',
  codeFixed: 'El código ya no se puede cambiar.',
  usageLimit: 'Límite de usos (opcional)',
  usageLimitHint: 'Si lo dejas vacío, no tiene límite.',
  perPlayerLimit: 'Máximo por jugador (opcional)',
  perPlayerHint: 'Cuántas veces puede usarlo cada jugador. Vacío: sin límite.',
  expiresAt: 'Vence el (opcional)',
  expiryTime: 'Hora',
  expiresAtHint: 'Sin fecha no vence nunca. La hora es la de este dispositivo.',
  isActive: 'Código activo',
  isPromoted: 'Mostrarlo en la página de inicio',
  save: 'Guardar cambios',
  /** Why the button is disabled. */
  missing: {
    both: 'Faltan el código y el valor.',
    code: 'Falta el código.',
    value: 'Falta el valor.',
  },
  codeInvalid: ({ min, max }: Limits) =>
    `El código lleva de ${min} a ${max} letras sin tilde, números, guiones o guiones bajos.`,
  valueInvalid: 'Escribe un número mayor que 0, con dos decimales como máximo.',
  percentTooHigh: 'El porcentaje puede ser 100 como máximo.',
  usageInvalid: 'El límite de usos debe ser un número entero desde 1.',
  perPlayerInvalid: 'El máximo por jugador debe ser un número entero desde 1.',
  expiryInvalid: 'Revisa la fecha y la hora: por ejemplo, 31/12/2026 a las 23:59.',
} as const;
