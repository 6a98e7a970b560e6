/** The acts of browsers, the desk and the clock. */
export * from './hours.js';
export * from './money.js';
export * from './people.js';
export * from './places.js';
export * from './staff.js';
export * from './waiting.js';
