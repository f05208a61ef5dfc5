import { writeXlsx } from 'hucre/xlsx'
import { startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { uploadFile } from '../support/upload'

let t: TestApp
let clerk: Awaited<ReturnType<TestApp['user']>>
beforeAll(async () => {
  t = await startTestApp()
  clerk = await t.user({ perms: ['gamification.grant_amount'], mobile: '13900008000' })
})
afterAll(() => t.stop())

async function planFile(rows: readonly (readonly string[])[], client = clerk.client): Promise<Loose> {
  const heads = ['手机号', '币种', '数量', '原因']
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [heads, ...rows.map((row) => [...row])] }] })
  const reply = await uploadFile(client, '/studio/spreadsheet/coin/plan/', Buffer.from(bytes), {
    name: '积分.xlsx',
    type: 'application/octet-stream',
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  const { body } = await client.get(`/studio/spreadsheet/plan/${reply.body.id}/rows/?limit=100`)
  return { ...reply.body, rows: body.results }
}
const apply = (id: number, skip_errors = false) =>
  clerk.client.post(`/studio/spreadsheet/plan/${id}/apply/`, { skip_errors }, { key: true })
const coinsOf = async (mobile: string): Promise<Loose> =>
  (await clerk.client.get(`/studio/ops/gamification/user/?search=${mobile}`)).body.results[0]
const problemsOf = (plan: Loose): string[][] =>
  plan.rows.map(({ problems }: Loose) => problems.map(({ column, reason }: Loose) => `${column} ${reason}`))

test('a list gives coins of each kind and takes some, and two submits of it are one import', async () => {
  await t.user({ mobile: '13900008001' })
  await t.user({ mobile: '13900008002' })
  const plan = await planFile([
    ['139 0000 8001', '钻石', '30', '周年礼'],
    ['13900008001', 'Points', '1,200', '周年礼'],
    ['13900008002', 'diamond', '5', '周年礼'],
    ['13900008002', '钻石', '', ''],
  ])
  expect(plan.counts).toMatchObject({ update: 3, unchanged: 1, error: 0 })
  expect((await coinsOf('13900008001')).diamond.amount).toBe(0)
  const replies = await Promise.all([apply(plan.id), apply(plan.id)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await coinsOf('13900008001')).toMatchObject({ diamond: { amount: 30 }, point: { amount: 1200 } })
  expect((await coinsOf('13900008002')).diamond.amount).toBe(5)
  const back = await planFile([['13900008001', '钻石', '-30', '撤回']])
  expect((await apply(back.id)).status).toBe(200)
  const { uuid, diamond } = await coinsOf('13900008001')
  expect(diamond.amount).toBe(0)
  const { results } = (await clerk.client.get(`/studio/ops/gamification/user/${uuid}/ledger/?kind=diamond`)).body
  expect(results.map(({ change }: Loose) => change)).toEqual([-30, 30])
  const log = await t.make((tx) =>
    tx.rows('select after from audit_log where tenant_id = 1 and kind = $1 and item = $2 order by id', [
      'gamification',
      uuid,
    ]),
  )
  expect(log).toEqual([
    { after: { kind: 'diamond', amount: 30 } },
    { after: { kind: 'point', amount: 1200 } },
    { after: { kind: 'diamond', amount: -30 } },
  ])
})

test('a row that is wrong says why, and stops the file', async () => {
  await t.user({ mobile: '13900008003' })
  const plan = await planFile([
    ['13900008999', '钻石', '5', '礼物'],
    ['13900008000', '钻石', '5', '给自己'],
    ['12', '钻石', '5', '礼物'],
    ['13900008003', '金币', '5', '礼物'],
    ['13900008003', '钻石', '-1', '撤回'],
    ['13900008003', '积分', '5', ''],
    ['13900008003', '魅力值', '100001', '礼物'],
    ['13900008003', '钻石', '5', '礼物'],
    ['13900008003', '钻石', '5', '礼物'],
  ])
  expect(problemsOf(plan)).toEqual([
    ['手机号 不在可选范围内'],
    ['手机号 不在可选范围内'],
    ['手机号 格式不正确'],
    ['币种 不在可选范围内'],
    ['数量 不能小于 0'],
    ['原因 不能为空'],
    ['数量 格式不正确'],
    [],
    ['手机号 已被使用'],
  ])
  expect((await apply(plan.id)).body.err_code).toBe('16114')
  expect((await coinsOf('13900008003')).diamond.amount).toBe(0)
})

test('a list is refused if its coins were spent after the preview', async () => {
  await t.user({ mobile: '13900008004' })
  await apply((await planFile([['13900008004', '钻石', '10', '礼物']])).id)
  const plan = await planFile([['13900008004', '钻石', '-10', '撤回']])
  await apply((await planFile([['13900008004', '钻石', '-4', '撤回']])).id)
  expect((await apply(plan.id)).body.err_code).toBe('16113')
  expect((await coinsOf('13900008004')).diamond.amount).toBe(6)
})

test('the file to fill in names customers, and only staff who grant coins can use it', async () => {
  const reply = await clerk.client.post('/studio/spreadsheet/coin/export/', {})
  expect([reply.status, reply.body.rows > 0]).toEqual([200, true])
  const other = (await t.user({ perms: ['shop.change_product'] })).client
  expect((await other.post('/studio/spreadsheet/coin/export/', {})).status).toBe(403)
})
