import { readXlsx } from 'hucre/xlsx'
import { SPREADSHEET_LIMITS } from '@storefront/contract/domain/spreadsheet/sheet'
import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let clerk: Client
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['shop.change_product'] })).client
})
afterAll(() => t.stop())

const PARTS = '/studio/spreadsheet/product/parts/'
const runJobs = () => t.due.runDue(t.ports.clock.now())
const newest = async (client = clerk): Promise<Loose> => (await client.get(PARTS)).body.results[0]
const rowsAt = async (url: string) => {
  const file = await t.ports.storage.get(url.slice('/media/'.length))
  return (await readXlsx(file?.bytes ?? Buffer.alloc(0))).sheets[0]?.rows ?? []
}
/** Products of many variants: more rows than one file has. */
const makeMany = async () => {
  const variants = Array.from({ length: 190 }, (_, n) => ({ attributes: [{ name: '号', value: String(n) }] }))
  return t.make(async (tx) => {
    for (let n = 0; n < 12; n++) await makeProduct(tx, MAIN, { variants })
  })
}

test('an export in parts writes every product once, in files that can each be imported', async () => {
  await makeMany()
  const start = await clerk.post(PARTS, {}, { key: true })
  expect(start.body).toMatchObject({ status: 'running', done: 0, parts: [] })
  await runJobs()
  const first = await newest()
  expect(first).toMatchObject({ status: 'running', parts: [{ rows: expect.any(Number) }] })
  expect(first.done).toBeLessThan(first.total)
  await runJobs()
  const last = await newest()
  expect(last).toMatchObject({ status: 'done', done: last.total })
  const files = await Promise.all(last.parts.map(({ url }: Loose) => rowsAt(url)))
  for (const file of files) expect(file.length - 1).toBeLessThanOrEqual(SPREADSHEET_LIMITS.rows)
  const ids = files.flatMap((file) => file.slice(1).map((row: unknown[]) => String(row[1])))
  const [count] = await t.make((tx) =>
    tx.rows<{ n: number }>('select count(*)::int as n from variant where tenant_id = 1 and is_active'),
  )
  expect([ids.length, new Set(ids).size]).toEqual([count?.n, count?.n])
})

test('an export of stock in parts writes every variant once, in files that can each be imported', async () => {
  const [stockParts, stranger] = [
    '/studio/spreadsheet/stock/parts/',
    (await t.user({ perms: ['shop.change_coupon'] })).client,
  ]
  expect((await stranger.post(stockParts, {}, { key: true })).status).toBe(403)
  const { id } = (await clerk.post(stockParts, {}, { key: true })).body
  for (let run = 0; run < 3; run++) await runJobs()
  const [task] = (await clerk.get(stockParts)).body.results
  expect(task).toMatchObject({
    id,
    status: 'done',
    done: task.total,
    parts: [{ name: expect.stringMatching(/^库存-.*-1/) }, {}],
  })
  const files = await Promise.all(task.parts.map(({ url }: Loose) => rowsAt(url)))
  for (const file of files) expect(file.length - 1).toBeLessThanOrEqual(SPREADSHEET_LIMITS.rows)
  const ids = files.flatMap((file) => file.slice(1).map((row: unknown[]) => String(row[0])))
  const [count] = await t.make((tx) =>
    tx.rows<{ n: number }>('select count(*)::int as n from variant where tenant_id = 1 and is_active'),
  )
  expect([ids.length, new Set(ids).size]).toEqual([count?.n, count?.n])
  expect((await newest())?.id).not.toBe(id)
  expect((await clerk.post(`${PARTS}${id}/resume/`, {}, { key: true })).status).toBe(404)
})

test('an export that failed goes on behind its last file', async () => {
  await clerk.post(PARTS, {}, { key: true })
  await runJobs()
  const put = jest.spyOn(t.ports.storage, 'put').mockRejectedValueOnce(new Error('disk full'))
  await runJobs()
  put.mockRestore()
  const failedExport = await newest()
  expect(failedExport).toMatchObject({ status: 'failed', parts: [expect.anything()] })
  const stranger = (await t.user({ perms: ['shop.change_product'] })).client
  expect((await stranger.post(`${PARTS}${failedExport.id}/resume/`, {}, { key: true })).status).toBe(404)
  expect((await clerk.post(`${PARTS}${failedExport.id}/resume/`, {}, { key: true })).body.status).toBe('running')
  await runJobs()
  const whole = await newest()
  expect(whole).toMatchObject({ status: 'done', done: whole.total })
  expect(whole.parts[0].name).toBe(failedExport.parts[0].name)
})

test('an export and its files are gone after a day', async () => {
  const { parts } = await newest()
  t.ports.clock.forward(25 * 3600)
  await runJobs()
  await runJobs()
  expect((await clerk.get(PARTS)).body.results).toEqual([])
  expect(await t.ports.storage.get(parts[0].url.slice('/media/'.length))).toBeNull()
})
