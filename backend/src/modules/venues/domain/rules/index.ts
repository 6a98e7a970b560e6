export * from './entered/rules-change.js';
export * from './opening.js';
export * from './price.js';
export * from './public-rules.js';
export * from './rules-document.js';
export * from './rules-in-words.js';
export * from './time-of-day.js';
export * from './venue-rules.js';
