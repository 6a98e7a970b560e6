import { parse } from 'libpg-query';

/**
 * The plain writes that stay SQL by hand: name of the statement → measurement that shows why
 * (docs/adr/0020). No statement needs it today.
 * @type {Record<string, string>}
 */
export const MEASURED = {};

const COMPARISONS = new Set(['=', '<>', '<', '<=', '>', '>=']);
const COMPARING = new Set(['AEXPR_OP', 'AEXPR_IN', 'AEXPR_OP_ANY', 'AEXPR_BETWEEN']);

/**
 * Returns true if a repository can do what the statement does: it inserts rows of values, or it
 * updates or deletes the rows of one table that comparisons of columns with values find. It returns
 * nothing that the caller does not know.
 * @param {string} text one statement
 * @returns {Promise<boolean>}
 */
export async function isPlainWrite(text) {
  const { stmts } = await parse(text);
  const { InsertStmt: insert, UpdateStmt: update, DeleteStmt: deletion } = stmts[0].stmt;
  const write = insert ?? update ?? deletion;
  if (!write || write.withClause || write.fromClause || write.usingClause || returnsColumns(write))
    return false;
  if (insert) return !insert.onConflictClause && areRowsOfValues(insert.selectStmt);
  if (!isComparison(write.whereClause)) return false;
  return (update?.targetList ?? []).every(({ ResTarget }) => isValue(ResTarget.val));
}

/** `returning 1` only counts rows, which a repository does too. */
function returnsColumns({ returningClause }) {
  return (returningClause?.exprs ?? []).some(({ ResTarget }) => !isValue(ResTarget.val));
}

function areRowsOfValues(source) {
  const rows = source?.SelectStmt?.valuesLists ?? [];
  return rows.length > 0 && rows.every(({ List }) => List.items.every(isValue));
}

function isComparison(condition) {
  const { A_Expr: compared, BoolExpr: joined, NullTest: tested } = condition ?? {};
  if (joined) return joined.args.every(isComparison);
  if (tested) return isColumn(tested.arg);
  if (!compared) return isColumn(condition);
  const isKnown = COMPARING.has(compared.kind) && isComparing(compared);
  const operands = compared.rexpr?.List?.items ?? [compared.rexpr];
  return isKnown && isColumn(compared.lexpr) && operands.every(isValue);
}

const isComparing = ({ kind, name }) => kind === 'AEXPR_BETWEEN' || COMPARISONS.has(name[0].String.sval);

const isColumn = (node) => node?.ColumnRef !== undefined;

/** A function without arguments, such as `now()`, is a value for a repository too. */
function isValue({ TypeCast, FuncCall, ParamRef, A_Const, SetToDefault, SQLValueFunction } = {}) {
  if (TypeCast) return isValue(TypeCast.arg);
  if (FuncCall) return FuncCall.args === undefined;
  return Boolean(ParamRef ?? A_Const ?? SetToDefault ?? SQLValueFunction);
}
