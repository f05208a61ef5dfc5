import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const directory = path.resolve(__dirname, '../../../server/src/db/migrations')

/** Migrations before it ran when a start of the one server ran them; later ones run beside the servers before them. */
const FIRST = '0082'

/** A fault in one statement of a migration. */
interface Rule {
  readonly fault: string
  readonly pattern: RegExp
  /** Whether it does no harm on a table that the same migration makes, which nobody uses yet. */
  readonly isFineOnNewTable?: true
}

/** docs/operations/upgrade.md gives the reasons. The first group of a pattern names the table. */
const RULES: readonly Rule[] = [
  { fault: 'renames', pattern: /^alter (?:table|view|type|sequence) (\w+)[^;]*\brename\b/ },
  { fault: 'drops a table', pattern: /^drop (?:table|view|function|type)\b/ },
  {
    fault: 'drops a column',
    pattern: /^alter table (\w+)[^;]*\bdrop (?:column )?(?!constraint|default|identity|not null|expression)/,
  },
  {
    fault: 'changes the type of a column',
    pattern: /^alter table (\w+)[^;]*\balter (?:column )?\w+ (?:set data )?type\b/,
  },
  { fault: 'sets not null', pattern: /^alter table (\w+)[^;]*\bset not null\b/ },
  {
    fault: 'adds a column that may not be null and has no default',
    pattern:
      /^alter table (\w+)[^;]*\badd (?:column )?(?!constraint)\w+ (?:(?!,|\bdefault\b|\bgenerated\b)[^;])*\bnot null\b(?![^,;]*\bdefault\b)/,
    isFineOnNewTable: true,
  },
  {
    fault: 'adds a constraint that reads the whole table',
    pattern: /^alter table (\w+)[^;]*\badd (?:constraint \w+ )?(?:foreign key|check|exclude)\b(?![^;]*\bnot valid\b)/,
    isFineOnNewTable: true,
  },
  {
    fault: 'makes an index while writers wait',
    pattern: /^create (?:unique )?index (?!concurrently)(?:if not exists )?\w+ on (\w+)/,
    isFineOnNewTable: true,
  },
  { fault: 'refuses the ids of an archive', pattern: /\bgenerated always as identity\b/ },
  { fault: 'writes all rows of a table', pattern: /^(?:update (\w+)|delete from (\w+)|with\b[^;]*\bupdate\b)/ },
]

/** A comment before a statement that allows it: the second half of a change, or a table that stays small. */
const ALLOWED = /^-- (?:contract|small): \S/m

/**
 * Statements from before the rules were written, and why they do no harm: a file that ran is not changed.
 */
const EARLIER: Readonly<Record<string, string>> = {
  '0091_failed_jobs.sql': 'the table job holds what is still to do, and its index is made in a moment',
}

/** Returns the statements of a migration, each with the comments before it. */
function statementsOf(sql: string): { text: string; comments: string }[] {
  const parts = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$body$$').split(/;[ \t]*(?:\n|$)/)
  return parts.map((part) => ({
    comments: part,
    text: part
      .replace(/--.*$/gm, '')
      .replace(/'(?:[^']|'')*'/g, "''")
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  }))
}

/** Returns what a migration does that processes of the program before it cannot bear. */
function faultsOf(sql: string): string[] {
  const statements = statementsOf(sql).filter(({ text }) => text !== '')
  const newTables = new Set(
    statements.map(({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1]),
  )
  const isAlone = sql.startsWith('-- without a transaction\n')
  const faults = statements.flatMap(({ text, comments }) =>
    ALLOWED.test(comments)
      ? []
      : RULES.filter(({ pattern, isFineOnNewTable }) => {
          const match = pattern.exec(text)
          return match !== null && !(isFineOnNewTable && newTables.has(match[1]))
        }).map(({ fault }) => `${fault}: ${text.slice(0, 80)}`),
  )
  if (isAlone !== /\bconcurrently\b/.test(sql))
    faults.push('only and every concurrent statement is without a transaction')
  if (isAlone && statements.length > 1) faults.push('one statement at a time can be without a transaction')
  return faults
}

const names = readdirSync(directory)
  .filter((name) => name.endsWith('.sql') && name >= FIRST && !(name in EARLIER))
  .sort()

test.each(names)('%s can run while the program before it serves', (name) => {
  expect(faultsOf(readFileSync(path.join(directory, name), 'utf8'))).toEqual([])
})

test.each([
  ['alter table orders rename column a to b', 'renames'],
  ['drop table orders', 'drops a table'],
  ['alter table orders drop column a', 'drops a column'],
  ['alter table orders drop a', 'drops a column'],
  ['alter table orders alter column a type bigint', 'changes the type of a column'],
  ['alter table orders alter a set not null', 'sets not null'],
  ['alter table orders add column a text not null', 'adds a column that may not be null and has no default'],
  [
    'alter table orders add a text not null check (a <> $$x$$), add b int default 1',
    'adds a column that may not be null and has no default',
  ],
  ['alter table orders add constraint a check (b > 0)', 'adds a constraint that reads the whole table'],
  ['alter table orders add foreign key (a) references b', 'adds a constraint that reads the whole table'],
  ['create unique index a on orders (b)', 'makes an index while writers wait'],
  ['create table a (b bigint generated always as identity)', 'refuses the ids of an archive'],
  ["update orders set a = 'drop table;'", 'writes all rows of a table'],
])('a migration with %s is refused', (sql, fault) => {
  expect(faultsOf(`${sql};\n`)).toEqual([expect.stringContaining(`${fault}: `)])
})

test.each([
  'alter table orders add column a text',
  "alter table orders add column a text not null default ''",
  'alter table orders add constraint a check (b > 0) not valid',
  'alter table orders validate constraint a',
  'alter table orders alter a drop not null',
  'alter table orders drop constraint a',
  'create table a (b int not null);\ncreate index c on a (b);\nalter table a add check (b > 0)',
  '-- without a transaction\ncreate index concurrently if not exists a on orders (b)',
  '-- contract: the program of 0100 no longer reads it\nalter table orders drop column a',
  '-- small: one row for each region\nupdate region set a = 1',
  'create function f() returns trigger as $$ begin update orders set a = 1; drop table b; end $$ language plpgsql',
])('a migration with %s is accepted', (sql) => {
  expect(faultsOf(`${sql};\n`)).toEqual([])
})
