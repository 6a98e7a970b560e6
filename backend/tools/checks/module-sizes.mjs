import { pathsBelow } from './doc-paths.mjs';

const IN_A_MODULE = /^backend\/src\/modules\/([^/]+)\/.*\.ts$/;
const TEST = /\.test\.ts$/;

/** The most product files of a module that one reader can still know. */
const LIMIT = 90;

/** A module at the limit with its tests, and one with a file more. */
const PLANTED = [
  ...filesOf('hen', LIMIT, 'hen.ts'),
  ...filesOf('hen', LIMIT, 'hen.test.ts'),
  ...filesOf('egg', LIMIT + 1, 'egg.ts'),
];

/** Static stage: no module has more product files than `LIMIT`. It is to be cut along a seam. */
export function moduleSizes() {
  const sizes = sizesOf(pathsBelow('backend/src/modules'));
  const failures = tooLarge(sizes);
  const named = tooLarge(sizesOf(PLANTED)).join();
  if (named !== sentence('egg', LIMIT + 1)) failures.push(`planted: found ${named || 'nothing'}`);
  return Promise.resolve({
    passed: Math.max(sizes.size + 1 - failures.length, 0),
    failed: failures.length,
    output: failures.join('\n'),
  });
}

function sizesOf(paths) {
  const sizes = new Map();
  for (const path of paths) {
    const [, module] = TEST.test(path) ? [] : (IN_A_MODULE.exec(path) ?? []);
    if (module) sizes.set(module, (sizes.get(module) ?? 0) + 1);
  }
  return sizes;
}

function tooLarge(sizes) {
  return [...sizes].filter(([, size]) => size > LIMIT).map(([module, size]) => sentence(module, size));
}

function sentence(module, size) {
  return `backend/src/modules/${module} has ${size} product files, and the limit is ${LIMIT}`;
}

function filesOf(module, count, name) {
  return Array.from({ length: count }, (_, index) => `backend/src/modules/${module}/domain/${index}-${name}`);
}
