export const texts = {
  title: (age: string) => `Sin conexión · así estaban ${age}`,
  hint: 'Estos son los datos que guardó este dispositivo. Si algo cambió después, lo verás cuando vuelva la conexión.',
  justNow: 'hace un momento',
  ago: (duration: string) => `hace ${duration}`,
  payment: {
    completed: 'Estaba pagada',
    partial: 'Faltaba pagar una parte',
    pending: 'Faltaba pagarla',
    part: 'Tu parte estaba pagada',
    part_refund: 'Tu parte tenía un reembolso',
  },
  addToCalendar: 'Agregar al calendario',
  addToCalendarOf: (booking: string) => `Agregar al calendario: ${booking}`,
} as const;
