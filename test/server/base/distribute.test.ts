import { type Catalogue, placementsOf, readCatalogue, refusalsOf } from '../../../server/src/db/cluster'
import { openPostgres } from '../../../server/src/db/postgres'
import { createMigratedDatabase } from '../support/postgres'

/** Stands in for Citus' catalogue and functions, which record what they are told. */
const STAND_IN = `create table pg_dist_partition (logicalrelid regclass primary key, calls serial, colocated text);
  create function create_reference_table(name text) returns void language sql as
    $$ insert into pg_dist_partition (logicalrelid, colocated) values (name::regclass, 'everywhere') $$;
  create function create_distributed_table(name text, col text, colocate_with text) returns void language sql as
    $$ insert into pg_dist_partition (logicalrelid, colocated) values (name::regclass, colocate_with) $$`

let driver: Awaited<ReturnType<typeof openPostgres>>
let catalogue: Catalogue
beforeAll(async () => {
  driver = await openPostgres({ url: await createMigratedDatabase(), max: 1 })
  catalogue = await driver.use({ role: 'owner' }, (connection) => readCatalogue(connection))
})
afterAll(() => driver.close())

/** The catalogue as on a cluster that bears the schema. */
const onCluster = (): Catalogue => ({
  ...catalogue,
  has_citus: true,
  allows_triggers: true,
  has_login: true,
  version: 170_004,
})
const withTable = (name: string, changes: Partial<Catalogue['tables'][number]>): Catalogue => ({
  ...onCluster(),
  tables: onCluster().tables.map((table) => (table.name === name ? { ...table, ...changes } : table)),
})

test('the schema can be distributed on a cluster', () => {
  expect(refusalsOf(onCluster())).toEqual([])
})

test('a database without the extension is refused, and so is an old one and one with triggers', () => {
  const refusals = refusalsOf({ ...catalogue, version: 150_010 })
  expect(refusals).toEqual(
    expect.arrayContaining([
      'The extension citus is not in this database: create extension citus.',
      'PostgreSQL 15 is too old; 17 is needed.',
      'The role of the application may not log in: alter role … login.',
      'The trigger balance_record_posting of balance_record needs citus.enable_unsafe_triggers = on.',
    ]),
  )
})

test.each([
  [
    'a unique index without the tenant',
    () => withTable('product', { wide_keys: ['product_name'] }),
    /product_name of product lacks/,
  ],
  [
    'a policy with a sub-select',
    () => withTable('product', { nested_policies: ['own'] }),
    /own of product has a sub-select/,
  ],
  [
    'a foreign key without the tenant',
    () => withTable('product', { parents: [{ name: 'k', table: 'image', has_tenant: false }] }),
    /product to image lacks/,
  ],
  ['a table of unknown kind', () => withTable('product', { has_tenant: false }), /product has no tenant_id/],
  [
    'a reference to a table of one machine',
    () => withTable('product', { parents: [{ name: 'k', table: 'job', has_tenant: true }] }),
    /product refers to job/,
  ],
  [
    'a directory that refers to rows of tenants',
    () => withTable('region', { parents: [{ name: 'k', table: 'image', has_tenant: true }] }),
    /region lies on every machine/,
  ],
])('%s is refused', (_, makeCatalogue, sentence) => {
  expect(refusalsOf(makeCatalogue()).join(' ')).toMatch(sentence)
})

test('each table gets its place once, after the tables that it refers to, and a broken run is repeated', async () => {
  await driver.use({ role: 'owner' }, async (connection) => {
    await connection.exec(STAND_IN)
    const statements = placementsOf(await readCatalogue(connection))
    const half = Math.floor(statements.length / 2)
    for (const statement of statements.slice(0, half)) await connection.exec(statement)
    const rest = placementsOf(await readCatalogue(connection))
    expect(rest).toHaveLength(statements.length - half)
    for (const statement of rest) await connection.exec(statement)
    expect(placementsOf(await readCatalogue(connection))).toEqual([])

    const rows = await connection.rows<{ name: string; calls: number; colocated: string }>(
      'select logicalrelid::regclass::text as name, calls, colocated from pg_dist_partition order by calls',
    )
    const turns = new Map(rows.map(({ name, calls }) => [name, calls]))
    for (const { name, parents } of catalogue.tables)
      for (const { table } of parents)
        if (turns.has(name) && turns.has(table)) expect(turns.get(table)).toBeLessThan(turns.get(name) ?? 0)
    const groups = new Set(rows.map(({ colocated }) => colocated))
    // Everywhere, the first of the group, and its name for all others.
    expect(groups.size).toBe(3)
    expect(rows.length).toBeGreaterThan(150)
  })
})
