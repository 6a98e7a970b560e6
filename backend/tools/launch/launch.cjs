// `npm start`, `npm test` and the other commands begin here. npm runs them on any Node without
// asking for `engines`, so this file says what is missing. Even Node 10 can read it: keep the
// syntax old.
'use strict';

const OLDEST = 18;

if (parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    'Saque needs Node ' +
      OLDEST +
      ' or later to begin with; this is Node ' +
      process.versions.node +
      '. Install Node 24 from nodejs.org and try again.',
  );
  process.exitCode = 1;
} else {
  import('./launch.mjs');
}
