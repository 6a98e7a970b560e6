export * from './opening.js';
export * from './price.js';
export * from './time-of-day.js';
export * from './venue-rules.js';
