import type { UploadState, UploadStatus } from './upload-state';

/** Texts of the upload of a court image. */
export const texts = {
  title: 'Imagen de la cancha',
  open: 'Subir imagen de una cancha',
  photo: 'Foto',
  photoOfSeveral: 'Cuando existan, agrega a cada una su foto con «Editar».',
  photoOnSave: 'Se sube cuando guardas la cancha.',
  removeChosen: 'Quitar la foto',
  subtitle: 'Elige una cancha y sube una foto. Los jugadores la verán enseguida.',
  court: 'Cancha',
  chooseCourt: 'Selecciona una cancha',
  noCourts: 'Este complejo no tiene canchas. Crea una para ponerle una imagen.',
  chooseCourtFirst: 'Por favor selecciona una cancha primero',
  chooseCourtTitle: 'Selecciona una cancha',
  chooseCourtHint: 'Por favor selecciona una cancha antes de subir una imagen',
  drop: 'Arrastra una foto aquí o elígela',
  dropSeveral: 'Arrastra fotos aquí o elígelas',
  dropHere: 'Suéltala aquí',
  accepted: (megabytes: number) => `JPEG, PNG, WebP o AVIF, hasta ${megabytes} MB`,
  oneFile: 'Sube una sola imagen a la vez.',
  tooLarge: (megabytes: number) => `La imagen pesa más de ${megabytes} MB. Elige una más liviana.`,
  typeRefused: 'Sube una foto JPEG, PNG, WebP o AVIF.',
  empty: 'Ese archivo está vacío.',
  presentPicture: (court: string) => `Imagen actual de ${court}`,
  chosenPicture: (file: string) => `Vista previa de ${file}`,
  progress: 'Subida de la imagen',
  start: 'Subir imagen',
  pause: 'Pausar',
  resume: 'Reanudar',
  another: 'Subir otra',
  updated: 'Imagen actualizada',
  waitingForNetwork: 'Sin conexión. Seguimos en cuanto vuelva.',
  waitingForRetry: 'La conexión falló. Lo intentamos otra vez.',
} as const;

const statusWords: Record<UploadStatus, string> = {
  waiting: 'En espera',
  preparing: 'Preparando',
  uploading: 'Subiendo',
  processing: 'Procesando',
  complete: 'Completado',
  error: 'Error',
  paused: 'En pausa',
};

/** Returns the status in words, with the percentage while the file is being sent. */
export function inWords({ status, percent }: UploadState): string {
  return status === 'uploading' ? `${statusWords[status]} ${percent}%` : statusWords[status];
}

/** Returns the status without the percentage, for screen readers. */
export function statusWord({ status }: UploadState): string {
  return statusWords[status];
}

/** Returns a file size: "8.4 MB", "640 kB". */
export function sizeInWords(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
