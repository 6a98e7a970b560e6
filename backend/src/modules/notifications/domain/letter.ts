/** The content of a letter, in Spanish. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Facts in two columns, such as "Cancha" and "2 · Central". */
  readonly facts: readonly (readonly [string, string])[];
  readonly action?: { readonly label: string; readonly url: string };
}

const WHY = 'Te escribimos porque alguien dejó este correo al reservar en Saque.';
const NOT_ME = 'No fui yo';
const IT_WAS_ME = 'Sí, fui yo';

/**
 * Returns the letter as plain text. If `decideAt` is given, it ends with this link, with which the
 * owner of the e-mail address can say whether it is theirs.
 */
export function asText({ greeting, paragraphs, facts, action }: Letter, decideAt: string | null): string {
  return [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    'El equipo de Saque',
    ...(decideAt === null
      ? []
      : [
          `--\n${WHY} ¿Fuiste tú? Si nos dices que no, no te escribiremos más.\n${NOT_ME} / ${IT_WAS_ME}: ${decideAt}`,
        ]),
  ].join('\n\n');
}

const BODY = 'margin:0;padding:24px;background:#FAF7F1;color:#16211C;font:16px/1.5 system-ui,sans-serif';
const CARD =
  'max-width:520px;margin:0 auto;background:#fff;border:1px solid #DED8CB;border-radius:18px;padding:24px';
const BUTTON =
  'display:inline-block;background:#0F5B45;color:#fff;text-decoration:none;font-weight:700;padding:14px 20px;border-radius:14px';
const SMALL = 'max-width:520px;margin:16px auto 0;color:#4E5A53;font-size:14px;text-align:center';

/**
 * Returns the letter as HTML that mail programs can show: one column, inline styles. `decideAt` has
 * the meaning that it has for {@link asText}.
 */
export function asHtml(letter: Letter, decideAt: string | null): string {
  const { subject, greeting, paragraphs, facts, action } = letter;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#4E5A53">${escape(label)}</td><td style="padding:4px 0;font-weight:600">${escape(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${CARD}">`,
    `<p style="font-weight:800;font-size:20px;margin:0 0 16px">Saque</p>`,
    `<h1 style="font-size:22px;line-height:1.2;margin:0 0 12px">${escape(subject)}</h1>`,
    `<p>${escape(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    `<table style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`,
    action ? `<p><a style="${BUTTON}" href="${escape(action.url)}">${escape(action.label)}</a></p>` : '',
    `<p style="color:#4E5A53">El equipo de Saque</p></div>`,
    decideAt === null ? '' : decision(escape(decideAt)),
    '</body></html>',
  ].join('\n');
}

function decision(address: string): string {
  const link = (label: string) => `<a style="color:#0F5B45;font-weight:600" href="${address}">${label}</a>`;
  return `<p style="${SMALL}">${WHY} ¿Fuiste tú?<br>${link(NOT_ME)} · ${link(IT_WAS_ME)}</p>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
