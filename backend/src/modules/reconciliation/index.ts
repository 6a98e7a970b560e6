export { CompareWithProvider } from './application/compare-with-provider.js';
