import SharedEnvironment from '../../../test/support/shared-modules/environment.mjs';
import { idOfTest } from './test-ids.mjs';
import { watched } from './watched.mjs';

/** The environment of our tests, which runs only the tests that a mutant needs. */
export default class WatchedEnvironment extends SharedEnvironment {
  #file;

  constructor(config, context) {
    super(config, context);
    this.#file = context.testPath;
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start') {
      const id = idOfTest(this.#file, fullName(test));
      if (watched.wants(id)) watched.started(id);
      else test.mode = 'skip';
    }
    if (name === 'test_done') watched.ended({ failed: test.errors.length > 0 });
  }
}

function fullName({ name, parent }) {
  return parent?.parent ? `${fullName(parent)} ${name}` : name;
}
