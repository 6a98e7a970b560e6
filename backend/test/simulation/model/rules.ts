/** The rules of the specification. They import nothing of the product. */
export * from './hours.js';
export * from './money.js';
export * from './people.js';
export * from './places.js';
export * from './staff.js';
export * from './waiting.js';
