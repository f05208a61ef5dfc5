import { importSizes } from '../../server/src/domains/studio/spreadsheet/import-sizes'
import type { Connection } from '../../server/src/core/database.types'
import { makeProduct } from '../factories/product'
import { MAIN } from '../server/support/app'
import type { Client, Loose } from '../server/support/client'
import { uploadFile } from '../server/support/upload'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
let clerks: readonly [Client, Client]
const standardSizes = { ...importSizes }
beforeAll(async () => {
  environment = await startRaceEnvironment()
  const { token } = await environment.t.user({ perms: ['shop.change_product'] })
  clerks = [environment.client(0, token), environment.client(1, token)]
  // Each call and each run of a job takes one step, and each product is a part.
  Object.assign(importSizes, { partRows: 1, sliceMs: 0, callMs: 0 })
})
afterAll(async () => {
  Object.assign(importSizes, standardSizes)
  await environment.stop()
})

const read = <Row extends object>(sql: string, params: readonly (number | readonly number[])[] = []) =>
  environment.t.make((tx) => tx.rows<Row>(sql, [MAIN, ...params]))
const makeProducts = (count: number) =>
  environment.t.make(async (tx) => {
    const products: { id: number; variants: number[] }[] = []
    for (const n of times(count))
      products.push(await makeProduct(tx, MAIN, { name: `甲${n}`, variants: [{ inventory: 5 }] }))
    return products
  })
const stockOf = async (variants: readonly number[]) =>
  (
    await read<{ inventory: number }>(
      'select inventory from variant where tenant_id = $1 and id = any($2) order by id',
      [variants],
    )
  ).map(({ inventory }) => inventory)

/** Runs the jobs of both processes at once until `isOver`. */
async function runBoth(isOver: () => Promise<boolean>): Promise<void> {
  for (let run = 0; !(await isOver()); run++) {
    if (run > 100) throw new Error('the jobs do not end')
    const { t, otherDue } = environment
    await Promise.all([t.due.runDue(t.ports.clock.now()), otherDue.runDue(t.ports.clock.now())])
    // A process that has lost the race for a step looks again later.
    t.ports.clock.forward(61)
  }
}
const planOf = async (id: number): Promise<Loose> => (await clerks[0].get(`/studio/spreadsheet/plan/${id}/`)).body
const importOf = async (id: number): Promise<Loose> => (await clerks[0].get(`/studio/spreadsheet/import/${id}/`)).body
const apply = (id: number, process: 0 | 1 = 0) =>
  clerks[process].post(`/studio/spreadsheet/plan/${id}/apply/`, { skip_errors: false }, { key: true })
const undo = (id: number, process: 0 | 1 = 0) =>
  clerks[process].post(`/studio/spreadsheet/import/${id}/undo/`, {}, { key: true })

async function planFile(kind: string, rows: readonly (readonly (string | number)[])[]): Promise<number> {
  const bytes = Buffer.from(rows.map((row) => row.join(',')).join('\n'))
  const file = { name: 'a.csv', type: 'text/csv' }
  const { body } = await uploadFile(clerks[0], `/studio/spreadsheet/${kind}/plan/`, bytes, file)
  await runBoth(async () => (await planOf(body.id)).status === 'ready')
  return body.id
}
/** A file that adds three pieces to each of some variants, as it waits to be applied. */
async function stockFile(count: number) {
  const products = await makeProducts(count)
  const variants = products.flatMap((product) => product.variants)
  return { variants, plan: await planFile('stock', [['variant', 'change'], ...variants.map((id) => [id, 3])]) }
}

test('an import that is applied twice at two processes writes each part once', async () => {
  const { plan, variants } = await stockFile(8)
  const replies = await Promise.all([apply(plan, 0), apply(plan, 1)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ body }) => body.import)).size).toBe(1)
  await runBoth(async () => (await planOf(plan)).status === 'applied')
  expect(await stockOf(variants)).toEqual(variants.map(() => 8))
  expect(await importOf(replies[0]?.body.import)).toMatchObject({ updated: 8, total: 8, status: 'applied' })
})

test('control: two processes that look for the next part without a lock write it twice', async () => {
  const { plan, variants } = await stockFile(1)
  let lookers = 0
  let open = () => {}
  const everybodyLooked = new Promise<void>((resolve) => {
    open = resolve
  })
  const applyWithoutLock = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const key = [MAIN, plan]
      const [part] = await tx.rows<{ part: number }>(
        'select part from spreadsheet_part where tenant_id = $1 and plan_id = $2 and applied_at is null order by part limit 1',
        key,
      )
      lookers += 1
      if (lookers === 2) open()
      await everybodyLooked
      await tx.rows('update variant set inventory = inventory + 3 where tenant_id = $1 and id = $2', [
        MAIN,
        variants[0] ?? 0,
      ])
      await tx.rows(
        'update spreadsheet_part set applied_at = now() where tenant_id = $1 and plan_id = $2 and part = $3',
        [...key, part?.part ?? 0],
      )
    })
  await Promise.all([applyWithoutLock(), applyWithoutLock()])
  expect(await stockOf(variants)).toEqual([11])
})

test('an undo at the moment of an import takes back every part that is written, and no part is written later', async () => {
  for (const delay of [0, 1, 3]) {
    const { plan, variants } = await stockFile(6)
    const { body } = await apply(plan)
    for (const _ of times(delay)) await environment.t.due.runDue(environment.t.ports.clock.now())
    const { t } = environment
    const [reply] = await Promise.all([undo(body.import, 1), t.due.runDue(t.ports.clock.now())])
    expect(reply.status).toBe(200)
    await runBoth(
      async () => (await importOf(body.import)).status === 'undone' && (await planOf(plan)).status === 'failed',
    )
    const state = await importOf(body.import)
    expect(state).toMatchObject({ undone: state.total, left: 0 })
    expect(await stockOf(variants)).toEqual(variants.map(() => 5))
  }
})

/** Writes a part of an import after a look at its record, as `read` makes it. */
const writePart =
  (importId: number, product: { id: number; variants: number[] }, look: string) => async (tx: Connection) => {
    await tx.rows(look, [MAIN, importId])
    return async () => {
      await tx.rows('update variant set inventory = inventory + 3 where tenant_id = $1 and id = $2', [
        MAIN,
        product.variants[0] ?? 0,
      ])
      await tx.rows(
        'insert into sheet_import_step (tenant_id, import_id, product_id, variant_id, change) values ($1, $2, $3, $4, 3)',
        [MAIN, importId, product.id, product.variants[0] ?? 0],
      )
    }
  }
async function openImport() {
  const [product] = await makeProducts(1)
  const { plan } = await stockFile(3)
  const { body } = await apply(plan)
  return { product: product ?? { id: 0, variants: [] }, importId: body.import as number }
}
const LOOK = "select 1 from sheet_import where tenant_id = $1 and id = $2 and status = 'applying'"

test('an undo waits for the part at hand, and takes it back', async () => {
  const { product, importId } = await openImport()
  const part = writePart(importId, product, `${LOOK} for update`)
  const reply = await callDuring(
    environment,
    async (tx) => (await part(tx))(),
    () => undo(importId, 1),
  )
  expect(reply.body.status).toBe('undoing')
  await runBoth(async () => (await importOf(importId)).status === 'undone')
  expect(await stockOf(product.variants)).toEqual([5])
})

test('control: a part that looks at its import without a lock stays when the undo is over', async () => {
  const { product, importId } = await openImport()
  await environment.t.database.of(MAIN).tx(async (tx) => {
    const write = await writePart(importId, product, LOOK)(tx)
    await undo(importId, 1)
    await runBoth(async () => (await importOf(importId)).status === 'undone')
    await write()
  })
  expect(await stockOf(product.variants)).toEqual([8])
})

describe('undos of two imports of the same products at two processes', () => {
  /** Undoes both imports at once, and waits for their ends. */
  async function undoBoth(one: number, other: number): Promise<void> {
    await Promise.all([undo(one, 0), undo(other, 1)])
    await runBoth(async () => {
      const states = await Promise.all([importOf(one), importOf(other)])
      return states.every(({ status }) => status === 'undone')
    })
  }
  const applyNow = async (kind: string, rows: readonly (readonly (string | number)[])[]) => {
    const plan = await planFile(kind, rows)
    const { body } = await apply(plan)
    await runBoth(async () => (await planOf(plan)).status === 'applied')
    return body.import as number
  }

  test('leave each product as it was before both, or as the first one left it and named there', async () => {
    importSizes.sliceMs = 1000
    const products = await makeProducts(12)
    const rename = (prefix: string) =>
      applyNow('product', [['product', 'name'], ...products.map(({ id }, n) => [id, `${prefix}${n}`])])
    const [first, second] = [await rename('乙'), await rename('丙')]
    await undoBoth(first, second)
    const names = await read<{ id: number; name: string }>(
      'select id, name from product where tenant_id = $1 and id = any($2) order by id',
      [products.map(({ id }) => id)],
    )
    const { leftovers, undone, left } = await importOf(first)
    expect(await importOf(second)).toMatchObject({ undone: 12, left: 0 })
    expect(undone + left).toBe(12)
    const leftIds = new Set(leftovers.map(({ product }: Loose) => product))
    expect(names.map(({ name }) => name)).toEqual(products.map(({ id }, n) => `${leftIds.has(id) ? '乙' : '甲'}${n}`))
  })

  test('take back the pieces of both', async () => {
    importSizes.sliceMs = 1000
    const variants = (await makeProducts(12)).flatMap((product) => product.variants)
    const add = (pieces: number) => applyNow('stock', [['variant', 'change'], ...variants.map((id) => [id, pieces])])
    const [first, second] = [await add(3), await add(-2)]
    expect(await stockOf(variants)).toEqual(variants.map(() => 6))
    await undoBoth(first, second)
    expect(await stockOf(variants)).toEqual(variants.map(() => 5))
    for (const id of [first, second]) expect(await importOf(id)).toMatchObject({ undone: 12, left: 0 })
  })
})
