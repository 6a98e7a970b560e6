/** Loads the upload code. It is a chunk of its own that loads when a file is chosen. */
export const loadUpload = () => import('./court-image-upload').then((file) => file.CourtImageUpload);
