/** Orders names as a Spanish reader expects: á beside a, ñ after n, and 2 before 10. */
export const compareNames = new Intl.Collator('es', { numeric: true }).compare;
