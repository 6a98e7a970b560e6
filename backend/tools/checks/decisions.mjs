import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../launch/processes.mjs';

const FOLDER = 'docs/adr';
const HEAD =
  /^# (\d+)\. (.+)\n\nDate: \d{4}-\d\d-\d\d\. Status: (accepted|accepted, in part replaced|replaced)\. Changed by: (.+)\.\n\n/;
const LINK = /^\[ADR (\d+)\]\(((\d{4})-[\w-]+\.md)\)$/;

/**
 * Static stage: every decision says when it was made, what it is worth today and which later
 * decisions changed it, and the list of decisions has its title. The planted heads show that the
 * check refuses what it should.
 */
export function decisions() {
  const files = readdirSync(inRoot(FOLDER)).filter((name) => /^\d{4}-/.test(name));
  const list = read('README.md');
  const violations = files.flatMap((name) => [
    ...violationsOf(name, read(name)),
    ...(list.includes(`](${name})`) ? [] : [`${FOLDER}/README.md does not list ${name}`]),
  ]);
  const accepted = PLANTED.filter((head) => violationsOf('0090-planted.md', head).length === 0).map(
    (head) => `The check of decisions accepts a planted head: ${head}`,
  );
  const failed = violations.length + accepted.length;
  return Promise.resolve({
    passed: Math.max(files.length + PLANTED.length - failed, 0),
    failed,
    output: [...violations, ...accepted].join('\n'),
  });
}

/** Returns one sentence for each thing that is wrong with the head of a decision. */
function violationsOf(name, text) {
  const [, number, , status, changedBy] = HEAD.exec(text) ?? [];
  if (!number)
    return [`${FOLDER}/${name}: the head is not "# N. Title" and "Date: … Status: … Changed by: …"`];
  const links = changedBy === 'none' ? [] : changedBy.split(', ');
  const wrong = links.filter((link) => {
    const [, shown, target, digits] = LINK.exec(link) ?? [];
    return Number(shown) !== Number(digits) || !existsSync(inRoot(FOLDER, target));
  });
  return [
    ...(Number(number) === Number(name.slice(0, 4)) ? [] : [`${FOLDER}/${name}: it is headed ${number}`]),
    ...wrong.map((link) => `${FOLDER}/${name}: it is changed by ${link}, which does not exist`),
    ...(status !== 'accepted' && links.length === 0 ? [`${FOLDER}/${name}: it is replaced by nothing`] : []),
  ];
}

const read = (name) => readFileSync(inRoot(FOLDER, name), 'utf8');

/** Heads that the check must refuse. */
const PLANTED = [
  '# 90. A title\n\n## Context\n',
  '# 90. A title\n\nDate: yesterday. Status: accepted. Changed by: none.\n\n## Context\n',
  '# 90. A title\n\nDate: 2026-11-21. Status: wished for. Changed by: none.\n\n## Context\n',
  '# 90. A title\n\nDate: 2026-11-21. Status: replaced. Changed by: none.\n\n## Context\n',
  '# 90. A title\n\nDate: 2026-11-21. Status: accepted. Changed by: [ADR 99](0099-no-such-decision.md).\n\n## Context\n',
  '# 89. A title\n\nDate: 2026-11-21. Status: accepted. Changed by: none.\n\n## Context\n',
];
