/** Stands for the result files in tests, which therefore see a site without any. */
export const resultFiles = {};
