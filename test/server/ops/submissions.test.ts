import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { streamXlsxRows } from 'hucre/xlsx'
import { makeForm, makeVote } from '../../factories/interact'
import { makeImage } from '../../factories/product'
import { exportRows } from '../../../server/src/domains/ops/export/job'
import { UpstreamError } from '../../../server/src/core/ports.types'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let t: TestApp
let clerk: Client
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['form.read_submission'] })).client
})
afterAll(() => t.stop())

const jsonSchema = {
  required: ['name'],
  properties: {
    name: { type: 'string', title: '称呼' },
    kind: { type: 'string', title: '器型', enum: ['cup', 'cup2'], enumNames: ['杯', '高杯'] },
    likes: { type: 'array', title: '喜欢', items: { type: 'string', enum: ['a', 'b'], enumNames: ['甲', '乙'] } },
    again: { type: 'boolean', title: '再来' },
    photo: { type: 'image', title: '照片' },
    sign: { type: 'signature', title: '签名' },
    typed: { type: 'signature', title: '代签' },
    guests: {
      type: 'array',
      title: '同行人',
      items: {
        type: 'object',
        properties: { name: { type: 'string', title: '姓名' }, age: { type: 'integer', title: '年龄' } },
      },
    },
  },
}
const make = () => t.make((tx) => makeForm(tx, MAIN, { jsonSchema }))
const submit = async (slug: string, answers: object, user?: Awaited<ReturnType<TestApp['user']>>) =>
  (await (user ?? (await t.user())).client.post(`/form/form/${slug}/submit/`, answers, { key: true })).body.id as number
const list = async (query: string) => (await clerk.get(`/ops/form/submission/?${query}`)).body

test('answers are shown as texts with the labels of the form', async () => {
  const { slug, id: form } = await make()
  const user = await t.user()
  const image = await t.make((tx) => makeImage(tx, MAIN, user.id))
  const answers = {
    name: '林小满',
    kind: 'cup2',
    likes: ['b', 'a'],
    again: true,
    photo: { id: image },
    sign: { id: image },
    typed: { name: '周牧野' },
    guests: [{ name: '牧野', age: 8 }, { name: '阿拾' }],
  }
  const id = await submit(slug, answers, user)
  const { body } = await clerk.get(`/ops/form/submission/${id}/`)
  expect(body).toMatchObject({ id, form: { id: form, slug }, user: { mobile: user.mobile }, note: '' })
  const text = (title: string, value: string) => ({ title, value, images: [] })
  expect(body.answers).toEqual([
    text('称呼', '林小满'),
    text('器型', '高杯'),
    text('喜欢', '乙, 甲'),
    text('再来', '是'),
    { title: '照片', value: '', images: [expect.stringMatching(/^\/media\//)] },
    { title: '签名', value: '', images: [expect.stringMatching(/^\/media\//)] },
    text('代签', '周牧野'),
    text('同行人 / 姓名 1', '牧野'),
    text('同行人 / 年龄 1', '8'),
    text('同行人 / 姓名 2', '阿拾'),
    text('同行人 / 年龄 2', ''),
  ])
})

test('submissions are found by form, name, mobile, words, note and the value of a field', async () => {
  const [one, two] = [await make(), await make()]
  const user = await t.user()
  const first = await submit(one.slug, { name: '喝茶%的人', kind: 'cup', guests: [{ name: '牧野', age: 8 }] }, user)
  await submit(one.slug, { name: '李', kind: 'cup2' })
  await submit(two.slug, { name: '王' })
  await clerk.post(`/ops/form/submission/${first}/note/`, { note: '已回电' })
  const count = async (query: string) => (await list(`form=${one.id}&${query}`)).count
  const text = encodeURIComponent
  const queries = [
    '',
    `search=${user.mobile}`,
    `search=${text('茶%')}`,
    `search=${text('%人')}`,
    `search=${text('牧野')}`,
    `search=${text('已回电')}`,
    `field=name&value=${text('喝茶')}`,
    'field=kind&value=cup',
    `field=kind&value=${text('高杯')}`,
    'field=guests&value=8',
    'field=nothing&value=8',
    'from=2026-05-07',
  ]
  const counts = []
  for (const query of queries) counts.push(await count(query))
  expect(counts).toEqual([2, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0])
  expect((await list('')).results[0].form.slug).toBe(two.slug)
})

test('forms are listed with how often they were filled in', async () => {
  const { id, slug } = await make()
  await submit(slug, { name: '一' })
  t.ports.clock.forward(24 * 3600)
  await submit(slug, { name: '二' })
  const { body } = await clerk.get(`/ops/form/form/?id=${id}`)
  expect(body).toMatchObject({
    count: 1,
    results: [{ slug, submissions: 2, today: 1, last_submitted: t.ports.clock.now().toISOString() }],
  })
})

/** The rows of the file at an address. */
async function readFile(url: string): Promise<unknown[][]> {
  const reply = await t.fastify.inject({ method: 'GET', url })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const rows = []
  for await (const { values } of streamXlsxRows(reply.rawPayload)) rows.push(values)
  return rows
}

test('a file holds the chosen submissions, strings stay strings, and it is deleted after a day', async () => {
  const { id: form, slug } = await make()
  const user = await t.user()
  const first = await submit(slug, { name: '=1+1', kind: 'cup', guests: [{ name: '@sum', age: 8 }] }, user)
  await submit(slug, { name: '不要', kind: 'cup2' })
  await submit(slug, { name: '+86', kind: 'cup', guests: [{ name: '一' }, { name: '二' }] })
  const task = (await clerk.post(`/ops/form/form/${form}/export/`, { field: 'kind', value: 'cup' }, { key: true })).body
  expect(task).toMatchObject({ status: 'waiting', total: 2, done: 0, url: null, name: `${slug}-2026-05-07.xlsx` })
  await t.due.runDue(t.ports.clock.now())
  const { body } = await clerk.get(`/ops/form/export/${task.id}/`)
  expect(body).toMatchObject({
    status: 'done',
    total: 2,
    done: 2,
    url: expect.stringMatching(/^\/media\/exports\/t1\/[0-9a-f]{48}\.xlsx$/),
  })
  const [head, row, last] = await readFile(body.url)
  const guests = ['同行人 / 姓名 1', '同行人 / 年龄 1', '同行人 / 姓名 2', '同行人 / 年龄 2']
  expect(head).toEqual([
    '编号',
    '提交时间',
    '称呼',
    '手机号',
    '备注',
    '称呼',
    '器型',
    '喜欢',
    '再来',
    '照片',
    '签名',
    '代签',
    ...guests,
  ])
  expect(row?.slice(0, 7)).toEqual([
    String(first),
    '2026-05-07 12:00',
    expect.any(String),
    user.mobile,
    '',
    '=1+1',
    '杯',
  ])
  expect([row?.slice(12), last?.slice(12)].map((cells) => cells?.map((cell) => cell ?? ''))).toEqual([
    ['@sum', '8', '', ''],
    ['一', '', '二', ''],
  ])
  t.ports.clock.forward(24 * 3600)
  await t.due.runDue(t.ports.clock.now())
  expect([
    (await clerk.get(`/ops/form/export/${task.id}/`)).status,
    (await t.fastify.inject({ method: 'GET', url: body.url })).statusCode,
  ]).toEqual([404, 404])
})

test('only the operator who started a file sees it', async () => {
  const { id: form } = await make()
  const { id } = (await clerk.post(`/ops/form/form/${form}/export/`, {}, { key: true })).body
  const other = (await t.user({ perms: ['*'] })).client
  expect((await other.get(`/ops/form/export/${id}/`)).status).toBe(404)
  expect((await clerk.post('/ops/form/form/999999/export/', {}, { key: true })).status).toBe(404)
})

test('a file that cannot be stored is tried again', async () => {
  await t.due.runDue(t.ports.clock.now())
  const { id: form, slug } = await make()
  await submit(slug, { name: '一' })
  const { id } = (await clerk.post(`/ops/form/form/${form}/export/`, {}, { key: true })).body
  const put = jest.spyOn(t.ports.storage, 'put').mockRejectedValueOnce(new UpstreamError('storage', 'down'))
  await t.due.runDue(t.ports.clock.now())
  expect((await clerk.get(`/ops/form/export/${id}/`)).body.status).toBe('running')
  put.mockRestore()
  t.ports.clock.forward(120)
  await t.due.runDue(t.ports.clock.now())
  expect((await clerk.get(`/ops/form/export/${id}/`)).body.status).toBe('done')
})

test('a file that another process has written meanwhile is the one that can be fetched', async () => {
  const { id: form, slug } = await make()
  await submit(slug, { name: '一' })
  const { id } = (await clerk.post(`/ops/form/form/${form}/export/`, {}, { key: true })).body
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no tenant')
  const db = t.database.of(MAIN)
  const ctx = { tenant, language: tenant.language, now: t.ports.clock.now(), db, ports: t.ports, log: t.fastify.log }
  const removals = jest.spyOn(t.ports.storage, 'remove')
  const puts = jest.spyOn(t.ports.storage, 'put')
  let reads = 0
  const slowDb = {
    tx: db.tx,
    // The task, then its rows: the other one begins and ends before they are there.
    read: async <T>(fn: Parameters<typeof db.read<T>>[0]) => {
      if (++reads === 2) await exportRows(ctx, String(id))
      return db.read(fn)
    },
  }
  await exportRows({ ...ctx, db: slowDb }, String(id))
  const [first, second] = puts.mock.calls.map(([key]) => key)
  expect((await clerk.get(`/ops/form/export/${id}/`)).body).toMatchObject({ status: 'done', url: `/media/${first}` })
  expect(removals.mock.calls).toEqual([[second]])
  for (const spy of [removals, puts]) spy.mockRestore()
})

test('50,000 submissions are written in bounded memory', async () => {
  const { id: form } = await make()
  const user = await t.user()
  await t.make((tx) =>
    tx.rows(
      `insert into form_submission (tenant_id, form_id, user_id, answers, created_at)
       select 1, $1, $2, jsonb_build_object('name', 'n' || n, 'kind', 'cup', 'guests', jsonb_build_array(jsonb_build_object('name', repeat('字', 40)))), now() from generate_series(1, 50000) n`,
      [form, user.id],
    ),
  )
  const { id } = (await clerk.post(`/ops/form/form/${form}/export/`, {}, { key: true })).body
  let [peak, sampleCount] = [0, 0]
  const put = jest.spyOn(t.ports.storage, 'put')
  // What is in use, without what a busy machine has not collected yet.
  const usedBytes = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = usedBytes()
  // A collection takes long where the process holds much: a fifth of the time at most is spent on looking.
  let watch: NodeJS.Timeout
  const sample = () => {
    const began = performance.now()
    sampleCount++
    peak = Math.max(peak, usedBytes() - before)
    watch = setTimeout(sample, Math.max(200, 4 * (performance.now() - began)))
  }
  watch = setTimeout(sample, 200)
  await t.due.runDue(t.ports.clock.now())
  clearTimeout(watch)
  const { body } = await clerk.get(`/ops/form/export/${id}/`)
  expect(body).toMatchObject({ status: 'done', total: 50_000, done: 50_000 })
  put.mockRestore()
  // All rows at once would be at least 1 KB each, 50 MB.
  expect(sampleCount).toBeGreaterThan(1)
  expect(peak / 2 ** 20).toBeLessThan(10)
  let count = 0
  const bytes = (await t.ports.storage.get(body.url.slice('/media/'.length)))?.bytes ?? Buffer.alloc(0)
  for await (const _ of streamXlsxRows(bytes)) count++
  expect(count).toBe(50_001)
})

test('the results of a vote count options and the voters of each day of the site', async () => {
  const { id, items } = await t.make((tx) => makeVote(tx, MAIN))
  const ballot = { submits: { [`${items[0]}`]: [1], [`${items[1]}`]: [1, 2] } }
  for (const _ of [1, 2]) await (await t.user()).client.post(`/vote/vote/${id}/submit/`, ballot, { key: true })
  t.ports.clock.forward(24 * 3600)
  await (await t.user()).client.post(
    `/vote/vote/${id}/submit/`,
    { submits: { [`${items[0]}`]: [3], [`${items[1]}`]: [2] } },
    { key: true },
  )
  const { body } = await clerk.get(`/ops/vote/vote/${id}/`)
  const counts = body.vote_items.map(({ options }: { options: { count: number }[] }) =>
    options.map(({ count }) => count),
  )
  expect([body.voters, body.days.map(({ voters }: { voters: number }) => voters), counts]).toEqual([
    3,
    [2, 1],
    [
      [2, 0, 1],
      [2, 3],
    ],
  ])
  expect((await clerk.get('/ops/vote/vote/')).body.results[0]).toMatchObject({ id, voters: 3 })
  expect((await clerk.get('/ops/vote/vote/999999/')).status).toBe(404)
})

test("operators do not see another site's submissions", async () => {
  const { slug, id: form } = await make()
  const id = await submit(slug, { name: '一' })
  const other = (await t.user({ tenantId: 2, perms: ['*'] })).client
  expect((await other.get(`/ops/form/submission/${id}/`)).status).toBe(404)
  expect((await other.get(`/ops/form/submission/?form=${form}`)).body.count).toBe(0)
  expect((await other.post(`/ops/form/form/${form}/export/`, {}, { key: true })).status).toBe(404)
})
