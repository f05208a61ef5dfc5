import { streamXlsxRows } from 'hucre/xlsx'
import { makeArticle, makeEvent, makeRegistrationEvent } from '../../factories/content'
import { makeNode } from '../../factories/node'
import { makeNote } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const idsOf = async (path: string): Promise<number[]> => (await owner.get(path)).body.results.map(({ id }: Loose) => id)

describe('articles', () => {
  test('that are taken off are gone for readers at once, and return when they are published', async () => {
    const id = await t.make((tx) => makeArticle(tx, MAIN, { title: '秋茶记' }))
    const publicStatus = async () => (await t.visitor().get(`/post/article/${id}/`)).status
    const listed = async () => (await t.visitor().get('/post/article/?search=秋茶记')).body.count
    expect([await publicStatus(), await listed()]).toEqual([200, 1])
    const reply = await owner.post(`/ops/post/article/${id}/active/`, { is_active: false })
    expect(reply.body).toMatchObject({ id, title: '秋茶记', is_active: false })
    expect([await publicStatus(), await listed()]).toEqual([404, 0])
    expect((await owner.get(`/ops/post/article/${id}/`)).body).toMatchObject({
      is_active: false,
      content: expect.any(String),
    })
    expect(await idsOf('/ops/post/article/?is_active=false&search=秋茶记')).toEqual([id])
    expect(await idsOf('/ops/post/article/?is_active=true&search=秋茶记')).toEqual([])
    await owner.post(`/ops/post/article/${id}/active/`, { is_active: true })
    expect([await publicStatus(), await listed()]).toEqual([200, 1])
  })

  test('of another site are neither read nor changed', async () => {
    const id = await t.make((tx) => makeArticle(tx, MAIN))
    const there = (await t.user({ tenantId: 2, perms: ['*'] })).client
    expect((await there.get(`/ops/post/article/${id}/`)).status).toBe(404)
    expect((await there.post(`/ops/post/article/${id}/active/`, { is_active: false })).status).toBe(404)
    expect((await t.visitor().get(`/post/article/${id}/`)).status).toBe(200)
  })
})

describe('notes', () => {
  test('are taken off and published again, while what an author made private stays with the author', async () => {
    const author = await t.user()
    const [note, privateNote] = await t.make(
      async (tx) => [await makeNote(tx, MAIN, author.id), await makeNote(tx, MAIN, author.id)] as const,
    )
    await author.client.post(`/note/note/mine/${privateNote}/active/`, { is_active: false })
    expect((await owner.get(`/ops/note/note/${privateNote}/`)).status).toBe(404)
    expect((await owner.post(`/ops/note/note/${privateNote}/active/`, { is_active: true })).status).toBe(404)
    expect(await idsOf(`/ops/note/note/?id=${note},${privateNote}`)).toEqual([note])
    expect((await owner.post(`/ops/note/note/${note}/active/`, { is_active: false })).body).toMatchObject({
      id: note,
      is_active: false,
    })
    expect((await t.visitor().get(`/note/note/${note}/`)).status).toBe(404)
    expect(await idsOf(`/ops/note/note/?id=${note}&is_active=false`)).toEqual([note])
    await owner.post(`/ops/note/note/${note}/active/`, { is_active: true })
    expect((await t.visitor().get(`/note/note/${note}/`)).status).toBe(200)
  })
})

describe('events', () => {
  test('are listed by phase, state and waiting registrations, with their counts', async () => {
    const day = 86_400_000
    const now = t.ports.clock.now().getTime()
    const past = await t.make((tx) =>
      makeEvent(tx, MAIN, { name: '集市甲', startAt: new Date(now - 2 * day), endAt: new Date(now - day) }),
    )
    const next = await t.make((tx) =>
      makeRegistrationEvent(tx, MAIN, { needsApproval: true, event: { name: '集市乙' } }),
    )
    const visitor = (await t.user()).client
    await visitor.post(`/event/eventregistration/${next}/`, { data: {} }, { key: true })
    expect(await idsOf('/ops/event/event/?search=集市')).toEqual([next, past])
    expect(await idsOf('/ops/event/event/?search=集市&phase=over')).toEqual([past])
    expect(await idsOf('/ops/event/event/?search=集市&waiting=true')).toEqual([next])
    expect((await owner.get(`/ops/event/event/${next}/`)).body).toMatchObject({
      registrations: 1,
      pending: 1,
      signed_in: 0,
      is_active: true,
    })
    expect((await owner.get(`/ops/event/event/${past}/`)).body).toMatchObject({
      registrations: null,
      tickets: [{ name: '普通票', left: 20, issued: 0 }],
    })
  })

  test('are published and taken off only with the permission for it', async () => {
    const id = await t.make((tx) => makeEvent(tx, MAIN))
    const gate = (await t.user({ perms: ['event.verify_ticket', 'event.read_eventregistration'] })).client
    expect((await gate.get(`/ops/event/event/${id}/`)).status).toBe(200)
    expect((await gate.post(`/ops/event/event/${id}/active/`, { is_active: false })).status).toBe(403)
    expect((await owner.post(`/ops/event/event/${id}/active/`, { is_active: false })).body.is_active).toBe(false)
    expect((await t.visitor().get(`/event/event/${id}/`)).status).toBe(404)
    expect(await idsOf(`/ops/event/event/?id=${id}&is_active=false`)).toEqual([id])
  })

  test('give a file of their registrations, chosen as in the list, to who asked for it', async () => {
    const id = await t.make((tx) => makeRegistrationEvent(tx, MAIN))
    const [one, other] = [await t.user(), await t.user()]
    for (const { client } of [one, other])
      await client.post(`/event/eventregistration/${id}/`, { data: {} }, { key: true })
    const [registration] = (await owner.get(`/ops/event/event/${id}/registration/?search=${one.mobile}`)).body.results
    const task = (
      await owner.post(`/ops/event/event/${id}/registration/export/`, { search: one.mobile }, { key: true })
    ).body
    expect(task).toMatchObject({ status: 'waiting', total: 1, name: `event-${id}-2026-05-06.xlsx` })
    await t.due.runDue(t.ports.clock.now())
    const { body } = await owner.get(`/ops/event/export/${task.id}/`)
    expect(body).toMatchObject({ status: 'done', done: 1 })
    const file = await t.fastify.inject({ method: 'GET', url: body.url })
    const rows: unknown[][] = []
    for await (const { values } of streamXlsxRows(file.rawPayload)) rows.push(values)
    expect(rows[0]?.slice(0, 5)).toEqual(['报名号', '报名时间', '称呼', '手机号', '状态'])
    expect(rows[1]?.slice(0, 5)).toEqual([
      registration.code,
      '2026-05-06 12:00',
      expect.any(String),
      one.mobile,
      '已报名',
    ])
    expect(rows).toHaveLength(2)
    const clerk = (await t.user({ perms: ['*'] })).client
    for (const path of [`/ops/event/export/${task.id}/`, `/ops/form/export/${task.id}/`])
      expect((await clerk.get(path)).status).toBe(404)
    expect((await owner.get(`/ops/form/export/${task.id}/`)).status).toBe(404)
  })
})

describe('short links', () => {
  test('count each redirect that is followed, and no look at one', async () => {
    const { sl } = (await owner.get('/ops/base/sl/?url=%2Fmobile%2F%3Fx%3D1')).body
    const { pathname } = new URL(sl)
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await t.fastify.inject({ method, url: pathname })).statusCode).toBe(302)
    const visits = async () =>
      (await owner.get('/ops/base/shortlink/?search=x%3D1')).body.results.map((link: Loose) => [
        link.sl,
        link.path,
        link.visits,
      ])
    await expect(visits()).resolves.toEqual([[sl, '/mobile/?x=1', 2]])
  })
})

describe('nodes', () => {
  test('come with the users of their whole branch and the way to them', async () => {
    const root = await t.make((tx) => makeNode(tx, MAIN, '杭州'))
    const leaf = await t.make((tx) => makeNode(tx, MAIN, '运河店', { parentId: root, depth: 2 }))
    for (const node of [root, leaf, leaf]) {
      const { id } = await t.user()
      await t.make((tx) => tx.rows('update account set node = $3 where tenant_id = $1 and id = $2', [MAIN, id, node]))
    }
    expect((await owner.get('/ops/base/node/')).body).toMatchObject({
      count: 1,
      results: [{ id: root, numchild: 1, members: 3 }],
      path: [],
    })
    expect((await owner.get(`/ops/base/node/?parent=${root}`)).body).toMatchObject({
      results: [{ id: leaf, members: 2 }],
      path: [{ id: root }],
    })
    expect((await owner.get('/ops/base/node/?parent=999999')).status).toBe(404)
  })
})
