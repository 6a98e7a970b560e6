import type { ClientBase } from 'pg';

const HEADING = `-- The tables that the migrations make, with what the account of the application may do.
-- \`npm run schema\` writes this file, and \`npm test\` compares it with the migrated database.
`;

/**
 * Returns the schema `public` as text: what the migrations have made, and what the account of the
 * application may do with it. The order is that of the names, and no version of a tool appears in
 * it, so the same database always gives the same text. Of an extension it has only the name.
 */
export async function schemaText(client: ClientBase): Promise<string> {
  await client.query(`set search_path to public`);
  const parts = [HEADING];
  for (const sql of [EXTENSIONS, SEQUENCES, TABLES, VIEWS, FUNCTIONS]) {
    const { rows } = await client.query<{ text: string }>(sql);
    parts.push(...rows.map(({ text }) => text));
  }
  return parts.map(plainText).join('\n');
}

/** Takes the name of the only schema away, and the indentation that a migration gave a function. */
function plainText(text: string): string {
  const lines = text.replaceAll('public.', '').trimEnd().split('\n');
  const body = lines.findIndex((line) => line.startsWith('AS $function$')) + 1;
  if (body === 0) return `${lines.join('\n')}\n`;
  const inner = lines.slice(body).filter((line) => line.trim() !== '');
  const indentation = Math.min(...inner.map((line) => line.search(/\S/)));
  const dedented = lines.slice(body).map((line) => `  ${line.slice(indentation)}`.trimEnd());
  return `${[...lines.slice(0, body), ...dedented].join('\n')}\n`;
}

/** Leaves out what belongs to an extension. */
const ours = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend
                where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`;

/** The rights of the application's account on a table, view or sequence, or null. */
const GRANT = `
  (select 'grant ' || string_agg(distinct lower(privilege_type), ', ' order by lower(privilege_type))
            || ' on ' || c.relname || E' to application;\\n'
     from aclexplode(c.relacl) where grantee not in (0, c.relowner))`;

const EXTENSIONS = `
  select 'create extension ' || extname || ';' as text
    from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

const SEQUENCES = `
  select format(E'create sequence %s as %s start %s increment %s minvalue %s maxvalue %s%s;\\n', c.relname,
           format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax,
           case when s.seqcycle then ' cycle' else '' end)
         || coalesce(${GRANT}, '') as text
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
   where c.relnamespace = 'public'::regnamespace and ${ours('pg_class', 'c.oid')}
     and not exists (select from pg_depend
                      where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i'))
   order by c.relname collate "C"`;

const COLUMNS = `
  select string_agg(format('  %s %s', a.attname, format_type(a.atttypid, a.atttypmod))
           || case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end
           || case when a.attidentity <> '' then ' generated always as identity' else '' end
           || case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
                   else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
           || case when a.attnotnull then ' not null' else '' end, E',\\n' order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const CONSTRAINTS = `
  select string_agg(format(E',\\n  constraint %s %s', o.conname, pg_get_constraintdef(o.oid, true)), ''
           order by array_position('{p,u,c,f,x}'::text[], o.contype::text), o.conname collate "C")
    from pg_constraint o where o.conrelid = c.oid and o.contype in ('p', 'u', 'c', 'f', 'x')`;

const INDEXES = `
  select string_agg(pg_get_indexdef(i.indexrelid) || E';\\n', '' order by n.relname collate "C")
    from pg_index i join pg_class n on n.oid = i.indexrelid
   where i.indrelid = c.oid and not exists (select from pg_constraint o where o.conindid = i.indexrelid and o.contype <> 'f')`;

const TRIGGERS = `
  select string_agg(pg_get_triggerdef(t.oid, true) || E';\\n', '' order by t.tgname collate "C")
    from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal`;

const TABLES = `
  select format(E'create table %s (\\n%s%s\\n)%s;\\n', c.relname, (${COLUMNS}), (${CONSTRAINTS}),
           ' with (' || array_to_string(c.reloptions, ', ') || ')')
         || coalesce((${INDEXES}), '') || coalesce((${TRIGGERS}), '')
         || coalesce(${GRANT}, '') as text
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${ours('pg_class', 'c.oid')}
   order by c.relname collate "C"`;

const VIEWS = `
  select format(E'create view %s as\\n%s\\n', c.relname, pg_get_viewdef(c.oid, true))
         || coalesce((${TRIGGERS}), '')
         || coalesce(${GRANT}, '') as text
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') and ${ours('pg_class', 'c.oid')}
   order by c.relname collate "C"`;

const FUNCTIONS = `
  select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as text
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ours('pg_proc', 'p.oid')}
   order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;
