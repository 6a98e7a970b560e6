/** Texts of the grid of a month. */
export const texts = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  weekdayLetters: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  weekdayShort: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'],
} as const;
