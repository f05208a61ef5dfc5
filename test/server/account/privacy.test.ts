import { makeAddress } from '../../factories/account'
import { makeArticle } from '../../factories/content'
import { makeNote, makeTopic } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { comment, joinMini, wrongCounts } from '../support/community'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const DAY = 86_400
const runJobs = () => t.due.runDue(t.ports.clock.now())
const rowsOf = (table: string, user: number, owner = 'user_id') =>
  t.make((tx) => tx.rows<Loose>(`select * from ${table} where tenant_id = 1 and ${owner} = $1`, [user]))

test('a file of one’s data is written by a job, once at a time, for its owner alone, until it expires', async () => {
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t))
  const note = await t.make((tx) => makeNote(tx, MAIN, buyer.id, { title: '我的杯子' }))
  await comment(buyer.client, 'note', note, '自己说一句')
  const start = () => buyer.client.post('/base/user/me/export/', undefined, { key: true })
  const { id } = (await start()).body
  expect((await start()).body).toMatchObject({ id, status: 'waiting' })
  expect((await buyer.client.get(`/base/user/me/export/${id}/file/`)).body.err_code).toBe('17011')
  await runJobs()
  const { name, data } = (await buyer.client.get(`/base/user/me/export/${id}/file/`)).body
  expect(name).toMatch(/^qingshi-\d{4}-\d\d-\d\d\.json$/)
  expect(data.orders).toMatchObject([{ number }])
  expect([data.notes[0].title, data.comments[0].text, data.addresses.length]).toEqual(['我的杯子', '自己说一句', 1])
  const text = JSON.stringify(data)
  for (const secret of ['token_hash', 'tenant_id', 'perms']) expect(text).not.toContain(`"${secret}"`)
  expect((await (await t.user()).client.get(`/base/user/me/export/${id}/file/`)).body.err_code).toBe('10404')
  expect(t.ports.storage.files.size).toBe(1)
  t.ports.clock.forward(7 * DAY + 1)
  await runJobs()
  expect([(await buyer.client.get('/base/user/me/export/')).body.count, t.ports.storage.files.size]).toEqual([0, 0])
})

test('an account is removed after its waiting time: who it was goes, its orders stay', async () => {
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t))
  const [reader, note] = [await t.user(), await t.make((tx) => makeNote(tx, MAIN, buyer.id))]
  await t.make((tx) => makeAddress(tx, MAIN, buyer.id))
  await joinMini(t, buyer)
  const theirs = await comment(buyer.client, 'note', note, '我写的')
  const other = await comment(reader.client, 'note', note, '你好')
  await buyer.client.post(`/comment/threadedcomment/${other.id}/like/`, { is_liked: true })
  const [article, topic] = await t.make(async (tx) => [await makeArticle(tx, MAIN), await makeTopic(tx, MAIN)] as const)
  for (const path of [`/post/article/${article}/`, `/circle/topic/${topic}/`])
    await buyer.client.post(`${path}like/`, { is_liked: true })
  await reader.client.post(`/base/user/${buyer.uuid}/follow/`, { is_followed: true })
  const request = () => buyer.client.post('/base/user/me/removal/', undefined, { key: true })
  const removes = new Date(t.ports.clock.now().getTime() + 14 * DAY * 1000).toISOString()
  expect((await request()).body).toEqual({ requested: t.ports.clock.now().toISOString(), removes, wait_days: 14 })
  expect((await request()).body.err_code).toBe('17012')
  t.ports.clock.forward(14 * DAY - 1)
  await runJobs()
  expect((await buyer.client.get('/base/user/me/')).status).toBe(200)
  t.ports.clock.forward(2)
  await runJobs()
  expect((await buyer.client.get('/base/user/me/')).status).toBe(401)
  const [account] = await rowsOf('account', buyer.id, 'id')
  expect(account).toMatchObject({
    name: '已注销用户',
    mobile: null,
    avatar_id: null,
    email: '',
    birthday: null,
    perms: [],
  })
  for (const table of ['identity', 'session', 'shipping_address', 'contact', 'article_like', 'topic_like'])
    expect([table, await rowsOf(table, buyer.id)]).toEqual([table, []])
  expect(await rowsOf('shop_order', buyer.id)).toMatchObject([{ number }])
  const page = await reader.client.get(`/base/user/${buyer.uuid}/`)
  expect([page.status, page.body.detail]).toEqual([410, '该用户已注销'])
  expect((await reader.client.post(`/base/user/${buyer.uuid}/follow/`, { is_followed: true })).body.err_code).toBe(
    '17006',
  )
  expect((await reader.client.get(`/comment/threadedcomment/${theirs.id}/`)).body.comment.author.name).toBe(
    '已注销用户',
  )
  expect((await reader.client.get('/base/user/me/summary/')).body.following_count).toBe(0)
  expect((await reader.client.get(`/post/article/${article}/`)).body.like_count).toBe(0)
  expect((await reader.client.get(`/circle/topic/${topic}/`)).body.like_count).toBe(0)
  expect(await wrongCounts(t)).toEqual([])
})

test('a removal that is taken back does not happen, and can be asked for again', async () => {
  const user = await t.user()
  expect((await user.client.delete('/base/user/me/removal/')).body.detail).toBe('没有进行中的注销申请')
  await user.client.post('/base/user/me/removal/', undefined, { key: true })
  expect((await user.client.delete('/base/user/me/removal/')).body).toMatchObject({ requested: null, removes: null })
  t.ports.clock.forward(15 * DAY)
  await runJobs()
  expect((await user.client.get('/base/user/me/')).status).toBe(200)
  expect((await user.client.post('/base/user/me/removal/', undefined, { key: true })).status).toBe(200)
})
