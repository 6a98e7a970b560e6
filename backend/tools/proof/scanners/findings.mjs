/**
 * @typedef {object} Finding
 * @property {string} scanner
 * @property {string} finding what the scanner calls it
 * @property {string} where
 * @property {string} text
 *
 * @typedef {object} Known a finding that is not mended, and why
 * @property {string} scanner
 * @property {string} finding
 * @property {string} [where] without it, the finding is explained everywhere
 * @property {string} [text] without it, whatever the scanner says about it
 * @property {string} reason
 */

const FIELDS = ['scanner', 'finding', 'where', 'text'];

/**
 * Divides findings into those that are known and the others.
 * @param {Finding[]} findings
 * @param {Known[]} known
 */
export function judged(findings, known) {
  const reasonOf = (finding) =>
    known.find((line) => FIELDS.every((field) => line[field] === undefined || line[field] === finding[field]))
      ?.reason;
  const all = findings.map((finding) => ({ ...finding, reason: reasonOf(finding) }));
  return {
    explained: all.filter(({ reason }) => reason !== undefined),
    unexplained: all.filter(({ reason }) => reason === undefined),
  };
}
