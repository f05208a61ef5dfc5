import { checkStatements, type Finding } from '../../../server/statements/check-statements'
import { openDescriptions } from '../../../server/statements/describe'
import { tablesOfCopies } from '../../../server/statements/insert-selections'
import { judge } from '../../../server/statements/judge'
import { openPostgres } from '../../../server/src/db/postgres'
import { createMigratedDatabase } from '../support/postgres'
import { programOf } from './program'

const ROOT = '/fixture/src'
const FILES = {
  'database.ts': `export interface Connection {
    rows<T>(sql: string, params?: readonly (string | number | boolean | null | Date | readonly (string | number)[])[]): Promise<T[]>
  }`,
  'tables.generated.ts': `export interface Tables {
    plant: { id: number; name: string; note: string | null; kind: 'tree' | 'herb'; tags: string[]; data: unknown; price: string }
  }`,
  'columns.ts': `export const TABLE = 'plant'
    export const nameOf = (alias: string) => \`\${alias}.name\``,
}
const TABLE = `create table plant (id bigint primary key, name text not null, note text, kind text not null, tags text[] not null,
  data jsonb not null, price numeric not null)`

let descriptions: Awaited<ReturnType<typeof openDescriptions>>
beforeAll(async () => {
  const url = await createMigratedDatabase()
  const driver = await openPostgres({ url, max: 1 })
  await driver.use({ role: 'owner' }, (tx) => tx.exec(TABLE))
  await driver.close()
  descriptions = await openDescriptions(url)
})
afterAll(() => descriptions.close())

/** Checks a file whose functions have a connection `tx`. */
async function check(text: string): Promise<Finding[]> {
  const head = `import type { Connection } from './database'
    import { nameOf, TABLE } from './columns'
    declare const tx: Connection
    declare function runList<T>(tx: Connection, sql: unknown, shape: object): Promise<T[]>
    export const imports = [nameOf, TABLE]\n`
  const program = programOf(ROOT, { ...FILES, 'statements.ts': head + text })
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${ROOT}/`))
  return (await checkStatements(program, files, ROOT, descriptions.describe)).findings
}
const messagesOf = async (text: string) => (await check(text)).map(({ message }) => message)

describe('a statement', () => {
  test('passes when its rows and parameters agree with the database', async () => {
    const text = `const COLUMNS = 'id, name, note, kind, tags, data, price, count(*) over ()::int as count'
      const key = [1, 'x']
      export const read = () => tx.rows<{ id: number; name: string; note: string | null; kind: 'tree' | 'herb'; tags: readonly string[];
        data: { size: number }; price: string; count: number }>(\`select \${COLUMNS} from \${TABLE} where id = $1 and name = $2 and tags = $3\`, [...key, ['a']])
      export const write = () => tx.rows('update plant set note = $2 where id = $1', [1, null])`
    expect(await check(text)).toEqual([])
  })

  test.each([
    [
      'a column that it does not select',
      `<{ id: number; title: string }>('select id, name from plant')`,
      'the statement has no column title',
    ],
    [
      'a column of another type',
      `<{ name: number }>('select name from plant')`,
      'name is plant.name (string) and is read as number',
    ],
    [
      'an expression of another type',
      `<{ sum: number }>('select sum(id) as sum from plant')`,
      'sum is numeric and is read as number',
    ],
    [
      'a column without its other values',
      `<{ kind: 'tree' }>('select kind from plant')`,
      `kind is plant.kind ("tree" | "herb") and is read as "tree"`,
    ],
    [
      'a column without its null',
      `<{ note: string }>('select note from plant')`,
      'note is plant.note, which can be null, and is read as string',
    ],
    [
      'an array as one value',
      `<{ tags: string }>('select tags from plant')`,
      'tags is plant.tags (string[]) and is read as string',
    ],
    [
      'too few parameters',
      `('select 1 from plant where id = $1 and name = $2', [1])`,
      'the statement has 2 parameters and is given 1',
    ],
    [
      'a parameter of another type',
      `('select 1 from plant where id = $1', ['x'])`,
      `$1 is int8 and is given "x" ('x')`,
    ],
    [
      'an array of another type',
      `('select 1 from plant where id = any($1::bigint[])', [['x']])`,
      `$1 is int8[] and is given string[] (['x'])`,
    ],
    ['a table that there is not', `('select 1 from plants')`, 'relation "plants" does not exist: select 1 from plants'],
  ])('is refused when it names %s', async (_, call, message) => {
    expect(await messagesOf(`export const run = () => tx.rows${call}`)).toEqual([message])
  })

  test.each([
    'p left join plant q on q.id = p.id + 1',
    'q right join plant p on q.id = p.id + 1',
    'p full join plant q on q.id = p.id + 1',
    'p left join (select * from plant) q on q.id = p.id + 1',
  ])('is refused when it reads a column of "plant %s" without its null', async (from) => {
    const call = `<{ name: string }>('select q.name from plant ${from}')`
    expect(await messagesOf(`export const run = () => tx.rows${call}`)).toEqual([
      'name is plant.name, which an outer join can make null, and is read as string',
    ])
  })

  test.each([
    'p left join plant q on q.id = p.id + 1 where q.price > 0',
    'q left join plant p on q.id = p.id + 1',
    'p join plant q on q.id = p.id + 1',
  ])('passes when the joins of "plant %s" leave no column null', async (from) => {
    const call = `<{ name: string }>('select q.name from plant ${from}')`
    expect(await messagesOf(`export const run = () => tx.rows${call}`)).toEqual([])
  })

  test('is checked in both branches of a condition', async () => {
    const text = `export const find = (id: number | null) => tx.rows('select 1 from plant where ' + (id === null ? 'nam is null' : 'ids = $1'), id === null ? [] : [id])`
    expect(await messagesOf(text)).toEqual([
      'column "nam" does not exist: select 1 from plant where nam is null',
      'column "ids" does not exist: select 1 from plant where ids = $1',
    ])
  })

  test('is checked for each row of a table of statements', async () => {
    const text = `const SQL = { one: 'select id from plant', two: 'select idd from plant' } as const
      export const run = (key: keyof typeof SQL) => tx.rows<{ id: number }>(SQL[key])`
    expect(await messagesOf(text)).toEqual(['column "idd" does not exist: select idd from plant'])
  })

  test('is checked with the arguments of each call of its helper', async () => {
    const text = `const find = (where: string) => tx.rows<{ name: string }>(\`select \${nameOf('p')} from plant p where \${where}\`)
      export const run = () => [find('p.id = 1'), find('p.ids = 1')]`
    expect(await messagesOf(text)).toEqual(['column p.ids does not exist: select p.name from plant p where p.ids = 1'])
  })

  test('is checked by the columns and joins of a list', async () => {
    const text = `const shape = { table: 'plant', columns: 't.name, t.nam', joins: '' }
      export const list = (sql: unknown) => runList<{ name: string }>(tx, sql, shape)`
    expect(await messagesOf(text)).toEqual([
      'column t.nam does not exist: select t.name, t.nam from plant t where t.tenant_id = $1',
    ])
  })

  test('is reported when its text depends on the run', async () => {
    expect(await check('export const run = (texts: Map<string, string>) => tx.rows("select " + texts.size)')).toEqual([
      expect.objectContaining({ place: 'statements.ts › run', subject: 'built' }),
    ])
  })
})

describe('an exception', () => {
  const text = `interface Row { note: string }
    export const read = () => tx.rows<Row>('select note from plant where note is not null')`
  const exception = { subject: 'note', reason: 'note is not null' }

  test.each(['statements.ts › read', 'statements.ts › Row'])('covers the finding at %s', async (at) => {
    expect(judge(await check(text), [{ at, ...exception }])).toEqual([])
  })

  test('is refused when nothing is found at its place', async () => {
    expect(judge([], [{ at: 'statements.ts › read', ...exception }])).toEqual([
      'server/statements: nothing is found any more at statements.ts › read (note)',
    ])
  })
})

describe('tablesOfAllTenants', () => {
  const of = async (sql: string) => (await descriptions.describe(sql)).tablesOfAllTenants

  test.each([
    ['a parameter', 'select name from product where tenant_id = $1'],
    [
      'a join',
      'select 1 from product p join variant v on v.tenant_id = p.tenant_id where p.tenant_id = $1 and v.id = $2',
    ],
    ['an outer join', 'select 1 from product p left join image i on i.tenant_id = p.tenant_id where p.tenant_id = $1'],
    [
      'a sub-select',
      'select (select count(*) from variant v where v.tenant_id = $1) from product p where p.tenant_id = $1',
    ],
    [
      'a hash',
      'select 1 from product p where p.tenant_id = $1 and (p.id = $2 or exists (select 1 from variant v where v.tenant_id = $1 and v.product_id = p.id))',
    ],
    [
      'a row that is inserted',
      'insert into page (tenant_id, slug, title) select $1, $2, name from product where tenant_id = $1',
    ],
    ['an update', 'update product set name = $2 where tenant_id = $1'],
  ])('is empty where a statement names its tenant by %s', async (_, sql) => {
    expect(await of(sql)).toEqual([])
  })

  test.each([
    ['no condition', 'select name from product', ['product']],
    ['an id alone', 'delete from product where id = $1', ['product']],
    [
      'tenants that only equal each other',
      'select 1 from product p join variant v on v.tenant_id = p.tenant_id',
      ['product', 'variant'],
    ],
    [
      'one tenant of two tables',
      'select 1 from product p join image i on i.id = p.id where p.tenant_id = $1',
      ['image'],
    ],
    [
      'a sub-select that compares with a column outside of it',
      'select (select count(*) from variant v where v.tenant_id = p.tenant_id) from product p where p.tenant_id = $1',
      ['variant'],
    ],
    [
      'a join behind a limit',
      'select i.id from (select * from product where tenant_id = $1 limit 5) p left join image i on i.tenant_id = p.tenant_id and i.id = p.main_image_id',
      ['image'],
    ],
    [
      'an open sub-select',
      'select (select count(*) from variant v where v.product_id = p.id) from product p where p.tenant_id = $1',
      ['variant'],
    ],
  ])('names the tables of a statement with %s', async (_, sql, tables) => {
    expect((await of(sql)).concat().sort()).toEqual(tables)
  })
})

test.each([
  [
    'rows of a selection',
    'insert into page (tenant_id, slug) select $1, name from product where tenant_id = $1',
    ['page'],
  ],
  [
    'a part of a statement',
    'with p as (select 1 as id where exists (select 1)), l as (insert into order_log (tenant_id, order_id) select $1, p.id from p) select * from p returning',
    ['order_log'],
  ],
  ['a reply', 'insert into page as p (tenant_id, slug) select $1, name from product returning id', []],
  ['a conflict', 'insert into page (tenant_id, slug) select $1, name from product on conflict do nothing', []],
  ['values', 'insert into page (tenant_id, slug) values ($1, (select name from product))', []],
])('an insert that gives back nothing is found by %s', (_, sql, tables) => {
  expect(tablesOfCopies(sql)).toEqual(tables)
})
