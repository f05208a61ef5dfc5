import { importSizes } from '../../../server/src/domains/studio/spreadsheet/import-sizes'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { uploadFile } from '../support/upload'

let t: TestApp
let clerk: Client
const standardSizes = { ...importSizes }
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['shop.change_product'] })).client
})
afterAll(async () => {
  Object.assign(importSizes, standardSizes)
  await t.stop()
})
/** Each call and each run of the job takes one step, and a part has three rows at least. */
beforeEach(() => {
  Object.assign(importSizes, standardSizes, { firstRows: 5, nextRows: 8, partRows: 3, sliceMs: 0, callMs: 0 })
})

type Cells = readonly (string | number)[]
const upload = (kind: string, rows: readonly Cells[], client = clerk) =>
  uploadFile(
    client,
    `/studio/spreadsheet/${kind}/plan/`,
    Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')),
    { name: '商品.csv', type: 'text/csv' },
  )
const planOf = async (id: number, client = clerk): Promise<Loose> =>
  (await client.get(`/studio/spreadsheet/plan/${id}/`)).body
const rowsOf = async (id: number, query = ''): Promise<Loose> =>
  (await clerk.get(`/studio/spreadsheet/plan/${id}/rows/?limit=100${query}`)).body
const importOf = async (id: number): Promise<Loose> => (await clerk.get(`/studio/spreadsheet/import/${id}/`)).body
const apply = (id: number, client = clerk) =>
  client.post(`/studio/spreadsheet/plan/${id}/apply/`, { skip_errors: true }, { key: true })
const undo = (id: number) => clerk.post(`/studio/spreadsheet/import/${id}/undo/`, {}, { key: true })
const runJobs = () => t.due.runDue(t.ports.clock.now())
const isUnderWay = ({ status }: Loose) => ['reading', 'planning', 'applying'].includes(status)

/** Runs jobs until a plan rests; returns what it showed after each run. */
async function finish(id: number, client = clerk): Promise<Loose[]> {
  const states: Loose[] = []
  for (let plan = await planOf(id, client); isUnderWay(plan); plan = await planOf(id, client)) {
    if (states.length > 200) throw new Error(`the import does not end: ${JSON.stringify(plan)}`)
    await runJobs()
    states.push(await planOf(id, client))
  }
  return states
}
async function ready(kind: string, rows: readonly Cells[]): Promise<Loose> {
  const { body } = await upload(kind, rows)
  await finish(body.id)
  const plan = await planOf(body.id)
  expect([plan.status, plan.failure]).toEqual(['ready', null])
  return plan
}
const read = <Row extends object>(sql: string, params: readonly (number | readonly (number | string)[])[] = []) =>
  t.make((tx) => tx.rows<Row>(sql, [MAIN, ...params] as never))
const pricesOf = async (names: readonly string[]) =>
  new Map(
    (
      await read<{ name: string; price: number }>(
        'select name, price from product where tenant_id = $1 and name = any($2) and archived_at is null order by name, id',
        [names],
      )
    ).map(({ name, price }) => [name, price]),
  )

const HEADS = ['商品名称', '价格', '规格名 1', '规格值 1']
/** New products of two variants whose rows are far apart. */
const twoVariants = (prefix: string, count: number) => {
  const names = Array.from({ length: count }, (_, n) => `${prefix}${n}`)
  const rows = ['青', '白'].flatMap((value) => names.map((name, n) => [name, 10 + n, '颜色', value]))
  return { names, rows: [HEADS, ...rows] }
}

test('an import is read, planned and written in parts with its progress, and each product is one', async () => {
  const { names, rows } = twoVariants('分批', 24)
  const { body } = await upload('product', rows)
  expect(body).toMatchObject({ status: 'reading', progress: { done: 25, total: 0 } })
  const steps = (await finish(body.id)).map(({ status, progress }) => `${status} ${progress.done}`)
  expect(steps).toEqual(expect.arrayContaining(['reading 41', 'planning 0', 'planning 24', 'ready 48']))
  expect(await planOf(body.id)).toMatchObject({ counts: { create: 48, error: 0 }, progress: { done: 48, total: 48 } })
  const start = (await apply(body.id)).body
  expect(start).toMatchObject({ status: 'applying', progress: { done: 4, total: 48 } })
  expect(await importOf(start.import)).toMatchObject({ status: 'applying', rows: 48, created: 4 })
  const counts = (await finish(body.id)).map(({ progress }) => progress.done)
  expect(counts.slice(0, 3)).toEqual([6, 10, 12])
  expect(await planOf(body.id)).toMatchObject({ status: 'applied', progress: { done: 48, total: 48 } })
  expect(await importOf(start.import)).toMatchObject({ status: 'applied', created: 48, updated: 0, total: 24 })
  expect([...(await pricesOf(names)).keys()]).toEqual([...names].sort())
  const variants = await read<{ count: number }>(
    'select count(*)::int as count from product p join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id where p.tenant_id = $1 and p.name = any($2) group by p.id',
    [names],
  )
  expect(variants.map(({ count }) => count)).toEqual(names.map(() => 2))
})

test('a file that is cut comes to the same rows as a whole one', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '铜壶', variants: [{ inventory: 5 }] }))
  const heads = ['商品编号', '商品名称', '价格', '规格名 1', '规格值 1']
  const file = [
    ...[heads, ['', '竹', 9, '颜色', '青'], [id, '铜壶新', '', '', ''], ['', '', 8, '颜色', '白']],
    ...[
      ['', '木', '贵', '', ''],
      [id, '', 7, '', ''],
      ['', '竹', '', '颜色', '黑'],
      ['', '石', 5, '', ''],
    ],
    ...[
      ['', '', 6, '色', '灰'],
      [99_999_999, '无', 5, '', ''],
      ['', '木', 4, '', ''],
    ],
  ]
  const inParts = await ready('product', file)
  Object.assign(importSizes, standardSizes)
  const { body: whole } = await upload('product', file)
  expect(whole.status).toBe('ready')
  expect(inParts.counts).toEqual(whole.counts)
  expect((await rowsOf(inParts.id)).results).toEqual((await rowsOf(whole.id)).results)
  expect((await rowsOf(inParts.id)).count).toBe(10)
  const errors = (await rowsOf(inParts.id, '&action=error')).results
  expect(errors.map(({ action }: Loose) => action)).toEqual(errors.map(() => 'error'))
  expect(errors.length).toBe(inParts.counts.error)
  expect((await rowsOf(inParts.id, '&offset=4')).results[0].row).toBe(6)
})

test('a process that dies in the middle of a part leaves it whole to the next one, and nothing is written twice', async () => {
  const { names, rows } = twoVariants('断电', 8)
  const plan = await ready('product', rows)
  const start = (await apply(plan.id)).body
  await t.make((tx) =>
    tx.exec(`create function refuse_row() returns trigger language plpgsql as $$ begin
        if new.name = '断电4' then raise exception 'the process ended'; end if; return new; end $$;
      create trigger refuse_row before insert on product for each row execute function refuse_row()`),
  )
  for (let run = 0; run < 8; run++) await runJobs()
  const state = await planOf(plan.id)
  expect(state.status).toBe('applying')
  expect(state.progress.done).toBeLessThan(16)
  expect((await pricesOf(names)).has('断电3')).toBe(false)
  await t.make((tx) => tx.exec('drop trigger refuse_row on product; drop function refuse_row()'))
  t.ports.clock.forward(3600)
  await finish(plan.id)
  expect(await importOf(start.import)).toMatchObject({ status: 'applied', created: 16, total: 8 })
  const copies = await read<{ count: number }>(
    'select count(*)::int as count from product where tenant_id = $1 and name = any($2) group by name',
    [names],
  )
  expect(copies.map(({ count }) => count)).toEqual(names.map(() => 1))
})

test('a process that dies while it reads or plans leaves the file to the next one', async () => {
  const { rows } = twoVariants('读断', 9)
  const { body } = await upload('product', rows)
  const get = jest.spyOn(t.ports.storage, 'get').mockRejectedValueOnce(new Error('the process ended'))
  await runJobs()
  get.mockRestore()
  t.ports.clock.forward(3600)
  await finish(body.id)
  expect(await planOf(body.id)).toMatchObject({ status: 'ready', counts: { create: 18, error: 0 } })
})

/** An import of six products, of which one is edited between the preview and its part. */
async function stopImport(prefix: string) {
  const ids = await t.make(async (tx) => {
    const products: number[] = []
    for (let n = 0; n < 6; n++)
      products.push((await makeProduct(tx, MAIN, { name: `${prefix}${n}`, variants: [{}] })).id)
    return products
  })
  const plan = await ready('product', [['商品编号', '价格'], ...ids.map((id) => [id, '3.00'])])
  const start = (await apply(plan.id)).body
  await read('update product set version = version + 1 where tenant_id = $1 and id = $2', [ids[4] ?? 0])
  await finish(plan.id)
  return { ids, plan: await planOf(plan.id), importId: start.import as number }
}

test('an import that meets a change stops before that part, says so, and goes on with another preview', async () => {
  const { plan, importId } = await stopImport('改动')
  expect(plan).toMatchObject({
    ...{ status: 'failed', failure: '数据已变化，请重新预览', can_plan_again: true },
    progress: { done: 3, total: 6 },
  })
  expect(await importOf(importId)).toMatchObject({ status: 'failed', updated: 3, total: 3, can_undo: true })
  expect((await apply(plan.id)).body.err_code).toBe('16113')
  const again = await clerk.post(`/studio/spreadsheet/plan/${plan.id}/again/`, {})
  expect(again.status).toBe(200)
  await finish(plan.id)
  expect(await planOf(plan.id)).toMatchObject({ status: 'ready', failure: null, counts: { update: 6 } })
  await apply(plan.id)
  await finish(plan.id)
  expect(await importOf(importId)).toMatchObject({ status: 'applied', updated: 6, total: 6, rows: 6 })
  const versions = await read<{ version: number }>(
    "select version from product where tenant_id = $1 and name like '改动%' order by id",
  )
  expect(versions.map(({ version }) => version)).toEqual([2, 2, 2, 2, 3, 2])
})

test('an import of parts is undone as one step, also one that stopped, which then cannot go on', async () => {
  const { plan, importId } = await stopImport('撤回')
  expect((await undo(importId)).body.status).toBe('undoing')
  for (let run = 0; run < 5; run++) await runJobs()
  expect(await importOf(importId)).toMatchObject({ status: 'undone', undone: 3, left: 0 })
  expect((await clerk.post(`/studio/spreadsheet/plan/${plan.id}/again/`, {})).body.err_code).toBe('16119')
  const prices = await read<{ price: number }>(
    "select distinct v.price from product p join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id where p.tenant_id = $1 and p.name like '撤回%'",
  )
  expect(prices).not.toContainEqual({ price: 300 })
})

test('an undo of an import that is still written ends it with the part at hand', async () => {
  const { names, rows } = twoVariants('停止', 8)
  const plan = await ready('product', rows)
  const start = (await apply(plan.id)).body
  expect(await importOf(start.import)).toMatchObject({ status: 'applying', can_undo: true })
  expect((await undo(start.import)).body.status).toBe('undoing')
  await finish(plan.id)
  for (let run = 0; run < 4; run++) await runJobs()
  expect(await planOf(plan.id)).toMatchObject({ status: 'failed', failure: '导入已撤销，不能继续' })
  expect(await importOf(start.import)).toMatchObject({ status: 'undone', left: 0 })
  expect((await pricesOf(names)).size).toBe(0)
})

test('a sale between the preview and the import changes nothing of it', async () => {
  const { id, variants } = await t.make((tx) => makeProduct(tx, MAIN, { name: '在卖', variants: [{ inventory: 5 }] }))
  const plan = await ready('product', [
    ['商品编号', '价格'],
    [id, '3.00'],
  ])
  await read('update variant set inventory = 4 where tenant_id = $1 and id = $2', [variants[0] ?? 0])
  await apply(plan.id)
  await finish(plan.id)
  expect((await planOf(plan.id)).status).toBe('applied')
  expect(
    await read('select inventory, price from variant where tenant_id = $1 and id = $2', [variants[0] ?? 0]),
  ).toEqual([{ inventory: 4, price: 300 }])
})

test('a row that the shop refuses stops the import with the row and the reason', async () => {
  const [template] = await read<{ id: number }>(
    "insert into shipping_template (tenant_id, name, counting, terms) values ($1, '按重', 'weight', '{}') returning id",
  )
  const { id, variants } = await t.make((tx) =>
    makeProduct(tx, MAIN, { variants: [{ attributes: [{ name: '色', value: '青' }] }] }),
  )
  await read('update product set shipping_template_id = $3 where tenant_id = $1 and id = $2', [id, template?.id ?? 0])
  await read('update variant set weight = 5 where tenant_id = $1 and id = $2', [variants[0] ?? 0])
  const plan = await ready('product', [
    ['商品编号', '规格编号', '商品名称', '价格', '规格名 1', '规格值 1'],
    ...['前', '后', '再'].map((name) => ['', '', name, 5, '', '']),
    [id, '', '', 5, '色', '白'],
  ])
  const start = (await apply(plan.id)).body
  await finish(plan.id)
  expect(await planOf(plan.id)).toMatchObject({
    ...{ status: 'failed', failure: expect.stringMatching(/^第 5 行：.*白/), progress: { done: 3, total: 4 } },
  })
  expect(await importOf(start.import)).toMatchObject({ status: 'failed', created: 3 })
})

test('a product with more rows than a part can hold is refused with its row', async () => {
  Object.assign(importSizes, standardSizes, { callBytes: 0 })
  const rows = Array.from({ length: 2001 }, (_, n) => [n === 0 ? '先' : '长', n, '号', n])
  const { body } = await upload('product', [HEADS, ...rows, ['长', 1, '号', 'x'], ['长', 1, '号', 'y']])
  expect(body).toMatchObject({ status: 'reading', progress: { done: 0 } })
  await finish(body.id)
  expect(await planOf(body.id)).toMatchObject({
    ...{ status: 'failed', failure: '第 3 行的商品或规格超过 2000 行，请拆分后重新上传', can_plan_again: false },
  })
})

test('a file of other columns than its heads say is planned again in parts', async () => {
  const { body } = await upload('product', [['甲', '乙'], ...Array.from({ length: 12 }, (_, n) => [`列${n}`, n + 1])])
  await finish(body.id)
  expect(await planOf(body.id)).toMatchObject({ status: 'ready', counts: { create: 0 } })
  await clerk.post(`/studio/spreadsheet/plan/${body.id}/columns/`, { columns: ['name', 'price'] })
  await finish(body.id)
  expect(await planOf(body.id)).toMatchObject({ status: 'ready', counts: { create: 12, error: 0 } })
})

test('unfinished imports are listed for their owner alone, who needs the permission of the kind', async () => {
  const { rows } = twoVariants('名单', 4)
  const { body } = await upload('product', rows)
  const list = async (client = clerk) => (await client.get('/studio/spreadsheet/product/plans/?limit=1')).body.results
  expect(await list()).toEqual([
    { id: body.id, name: '商品.csv', status: 'planning', progress: expect.any(Object), created: expect.any(String) },
  ])
  const colleague = (await t.user({ perms: ['shop.change_product'] })).client
  expect(await list(colleague)).toEqual([])
  const stranger = (await t.user({ perms: ['*'], tenantId: OTHER })).client
  const couponClerk = (await t.user({ perms: ['shop.change_coupon'] })).client
  for (const client of [colleague, stranger]) {
    expect((await client.get(`/studio/spreadsheet/plan/${body.id}/rows/`)).status).toBe(404)
    expect((await client.post(`/studio/spreadsheet/plan/${body.id}/again/`, {})).status).toBe(404)
  }
  expect((await couponClerk.get('/studio/spreadsheet/product/plans/')).status).toBe(403)
  await finish(body.id)
  await apply(body.id)
  await finish(body.id)
  expect((await list()).map(({ id }: Loose) => id)).not.toContain(body.id)
})

test('a large import of one shop leaves the jobs of another their turn', async () => {
  const stranger = (await t.user({ perms: ['*'], tenantId: OTHER })).client
  const large = (await upload('product', twoVariants('大', 30).rows)).body
  const small = (await upload('product', [HEADS, ['Teko', 10_000, '', '']], stranger)).body
  const states: string[] = []
  while (isUnderWay(await planOf(small.id, stranger))) {
    await runJobs()
    states.push((await planOf(large.id)).status)
  }
  expect(states.length).toBeGreaterThan(0)
  expect(states).not.toContain('ready')
  expect((await planOf(small.id, stranger)).status).toBe('ready')
  await finish(large.id)
})

test('the rows of a file are deleted after a day, and the names of failed pictures stay with the import', async () => {
  const plan = await ready('product', [
    ['商品名称', '价格', '图片地址（每行一个）'],
    ['缺图', 5, 'https://pictures.test/none'],
  ])
  await apply(plan.id)
  await finish(plan.id)
  const { import: importId } = await planOf(plan.id)
  await runJobs()
  t.ports.clock.forward(25 * 3600)
  for (let run = 0; run < 3; run++) await runJobs()
  expect((await rowsOf(plan.id)).results).toEqual([])
  const { body } = await clerk.get(`/studio/spreadsheet/import/${importId}/pictures/`)
  expect(body.results).toMatchObject([{ name: '缺图', row: 2, reason: 'missing' }])
  t.ports.clock.forward(30 * 24 * 3600)
  for (let run = 0; run < 3; run++) await runJobs()
  expect(await read('select 1 from spreadsheet_plan where tenant_id = $1 and id = $2', [plan.id])).toEqual([])
})
