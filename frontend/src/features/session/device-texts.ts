/** What a person calls a device, and when it was used. */
export const texts = {
  unknownDevice: 'Dispositivo desconocido',
  device: (browser: string, system: string) => `${browser} en ${system}`,
  today: (time: string) => `hoy, ${time}`,
  todayAlone: 'hoy',
} as const;
