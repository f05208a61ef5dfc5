/** Start of an insert whose rows are those of a selection. */
const SELECTION = /\binsert into (\w+)(?: as \w+)? \([^()]*\)\s*(?:select|with)\b/g

/** Returns what stands from an index to the end of its statement, or of the common table expression that it is. */
function restOf(sql: string, start: number): string {
  let depth = 0
  for (let at = start; at < sql.length; at++) {
    if (sql[at] === '(') depth++
    if (sql[at] === ')' && --depth < 0) return sql.slice(start, at)
  }
  return sql.slice(start)
}

/**
 * Returns the tables into which a statement copies rows without a reply and without regard to conflicts. A cluster does
 * that by COPY, which row-level security refuses to the application's role ("COPY FROM not supported").
 */
export function tablesOfCopies(sql: string): string[] {
  return Array.from(sql.matchAll(SELECTION)).flatMap(({ index, 0: start, 1: table = '' }) =>
    /\b(?:returning|on conflict)\b/.test(restOf(sql, index + start.length)) ? [] : [table],
  )
}
