import { testOwnErrors } from '../support/services/own-errors.js';
import { SITE } from './stack.js';

testOwnErrors(() => SITE);
