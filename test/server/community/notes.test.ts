import * as fc from 'fast-check'
import { abstractOf } from '../../../server/src/lib/abstract'
import { makeImage } from '../../factories/product'
import { makeNote } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const input = (more: object = {}) => ({
  title: '秋天的杯子',
  content: '第一行\n第二行',
  images: [],
  is_active: true,
  ...more,
})
const write = async (client: Client, more: object = {}): Promise<Loose> =>
  (await client.post('/note/note/', input(more), { key: true })).body
const idsAt = async (client: Client, path: string): Promise<number[]> =>
  (await client.get(path)).body.results.map(({ id }: Loose) => id)

describe('POST /note/note/', () => {
  test('creates a note of its author, with line breaks preserved and markup as text', async () => {
    const { client, uuid } = await t.user()
    const note = await write(client, { title: '  秋天的杯子 ', content: '<b>一</b>\n\n二' })
    expect(note).toMatchObject({
      title: '秋天的杯子',
      content: '<b>一</b>\n\n二',
      abstract: '<b>一</b> 二',
      is_active: true,
      is_mine: true,
      is_liked: false,
      like_count: 0,
      hits: 0,
      images: [],
      main_image: null,
      author: { uuid },
      published: '2026-05-06T04:00:00.000Z',
    })
    expect((await t.visitor().get(`/note/note/${note.id}/`)).body).toMatchObject({
      content: '<b>一</b>\n\n二',
      is_mine: false,
    })
  })

  test('creates a note that can be read by its slug, and when private only by its owner', async () => {
    const writer = await t.user()
    const id = await t.make((tx) => makeNote(tx, MAIN, writer.id, { slug: 'rainy-day', isActive: false }))
    const note = await write(writer.client)
    const read = async (key: string, client = writer.client) => (await client.get(`/note/note/${key}/`)).body
    expect(note.slug).toMatch(/^[a-z][a-z0-9]{15}$/)
    expect([(await read('rainy-day')).id, (await read(note.slug, t.visitor())).id]).toEqual([id, note.id])
    expect([(await read('rainy-day', t.visitor())).err_code, (await read('no-such-note')).err_code]).toEqual([
      '10404',
      '10404',
    ])
    expect((await read('rainy-day')).hits).toBe(1)
  })

  test('creates one note for requests repeated with one idempotency key', async () => {
    const { client } = await t.user()
    const answers = [1, 2, 3].map(() => client.post('/note/note/', input(), { key: 'once' }))
    const ids = (await Promise.all(answers)).map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(1)
    expect(await idsAt(client, '/note/note/mine/')).toEqual([ids[0]])
  })

  test('accepts images in order without duplicates, and only uploads of the author', async () => {
    const [writer, other] = [await t.user(), await t.user()]
    const [one, two, theirs, site] = await t.make(async (tx) => [
      await makeImage(tx, MAIN, writer.id),
      await makeImage(tx, MAIN, writer.id),
      await makeImage(tx, MAIN, other.id),
      await makeImage(tx, MAIN),
    ])
    const note = await write(writer.client, { images: [two, one, two] })
    expect(note.images.map(({ id }: Loose) => id)).toEqual([two, one])
    expect(note.main_image.full).toBe(note.images[0].full)
    for (const strange of [theirs, site, 999_999]) {
      const { status, body } = await writer.client.post('/note/note/', input({ images: [one, strange] }))
      expect([status, Object.keys(body.fields)]).toEqual([400, ['images']])
    }
    expect(await idsAt(writer.client, '/note/note/mine/')).toEqual([note.id])
  })

  test('accepts an image already in the note, even if another user uploaded it', async () => {
    const { id: userId, client } = await t.user()
    const [image, id] = await t.make(async (tx) => {
      const picture = await makeImage(tx, MAIN)
      return [picture, await makeNote(tx, MAIN, userId, { images: [picture] })]
    })
    expect((await client.put(`/note/note/${id}/`, input({ images: [image] }))).body.images).toMatchObject([
      { id: image },
    ])
    expect((await client.put(`/note/note/${id}/`, input({ images: [] }))).body.images).toEqual([])
    expect((await client.put(`/note/note/${id}/`, input({ images: [image] }))).status).toBe(400)
  })

  test.each([
    ['a title of spaces', { title: ' 　' }, 'title'],
    ['a title that is too long', { title: '长'.repeat(61) }, 'title'],
    ['a text that is too long', { content: '长'.repeat(5001) }, 'content'],
    ['ten pictures', { images: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, 'images'],
  ])('rejects %s with a message', async (_, more, field) => {
    const { client } = await t.user()
    const { status, body } = await client.post('/note/note/', input(more))
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(body.detail).toMatch(/./)
  })
})

describe('a private note', () => {
  test('is visible to its owner only', async () => {
    const [owner, other, gate] = [await t.user(), await t.user(), await t.user({ perms: ['note.change_note'] })]
    const { id } = await write(owner.client, { is_active: false })
    for (const { client } of [other, gate, { client: t.visitor() }]) {
      expect((await client.get(`/note/note/${id}/`)).status).toBe(404)
      expect(await idsAt(client, '/note/note/?limit=100')).not.toContain(id)
    }
    expect((await other.client.post(`/note/note/${id}/like/`, { is_liked: true })).status).toBe(404)
    expect((await owner.client.get(`/note/note/${id}/`)).body).toMatchObject({
      is_active: false,
      is_mine: true,
      like_count: 0,
    })
    expect(await idsAt(owner.client, '/note/note/mine/?is_active=false')).toEqual([id])
    expect(await idsAt(owner.client, '/note/note/mine/?is_active=true')).toEqual([])
  })

  test('is listed from its first publication, and retains that date when hidden and published again', async () => {
    const { client } = await t.user()
    const { id } = await write(client, { is_active: false })
    t.ports.clock.forward(3600)
    expect((await client.post(`/note/note/mine/${id}/active/`, { is_active: true })).body).toEqual({ is_active: true })
    const { published: publishedAt } = (await client.get(`/note/note/${id}/`)).body
    expect(publishedAt).toBe(t.ports.clock.now().toISOString())
    expect((await idsAt(t.visitor(), '/note/note/'))[0]).toBe(id)
    t.ports.clock.forward(3600)
    for (const is_active of [true, false, true]) await client.post(`/note/note/mine/${id}/active/`, { is_active })
    expect((await client.get(`/note/note/${id}/`)).body.published).toBe(publishedAt)
  })
})

test('another user, or one of another site, cannot update, publish, hide or delete a note', async () => {
  const [owner, other] = [await t.user(), await t.user()]
  const note = await write(owner.client)
  const there = await t.user({ tenantId: OTHER })
  for (const { client } of [other, there]) {
    expect((await client.put(`/note/note/${note.id}/`, input({ title: 'mine' }))).status).toBe(404)
    expect((await client.post(`/note/note/mine/${note.id}/active/`, { is_active: false })).status).toBe(404)
    expect((await client.delete(`/note/note/${note.id}/`)).status).toBe(404)
  }
  expect((await there.client.get(`/note/note/${note.id}/`)).status).toBe(404)
  expect((await owner.client.get(`/note/note/${note.id}/`)).body).toMatchObject({ title: note.title, is_active: true })
})

test('the owner updates and deletes a note, and its likes are deleted with it', async () => {
  const [owner, other] = [await t.user(), await t.user()]
  const { id } = await write(owner.client)
  await other.client.post(`/note/note/${id}/like/`, { is_liked: true })
  const rewritten = await owner.client.put(
    `/note/note/${id}/`,
    input({ title: '改过', content: '新', is_active: false }),
  )
  expect(rewritten.body).toMatchObject({ id, title: '改过', content: '新', is_active: false, like_count: 1 })
  expect((await owner.client.delete(`/note/note/${id}/`)).body).toEqual({ ok: true })
  expect((await owner.client.get(`/note/note/${id}/`)).status).toBe(404)
  expect(await t.make((tx) => tx.rows('select 1 from note_like where tenant_id = 1 and note_id = $1', [id]))).toEqual(
    [],
  )
})

test('reading a note counts a hit, and lists return its ownership and like state', async () => {
  const [owner, reader] = [await t.user(), await t.user()]
  const { id } = await write(owner.client)
  await reader.client.get(`/note/note/${id}/`)
  await reader.client.post(`/note/note/${id}/like/`, { is_liked: true })
  const at = async (client: Client) => (await client.get(`/note/note/?user=${owner.uuid}`)).body.results
  expect(await at(reader.client)).toMatchObject([{ id, hits: 1, like_count: 1, is_liked: true, is_mine: false }])
  expect(await at(owner.client)).toMatchObject([{ is_liked: false, is_mine: true }])
  expect(await at(t.visitor())).toMatchObject([{ is_liked: false, is_mine: false }])
  expect((await t.visitor().get('/note/note/?user=nobody')).body).toEqual({ count: 0, results: [] })
  expect(Object.keys((await t.visitor().get('/note/note/?ordering=constructor')).body.fields)).toEqual(['ordering'])
})

test('endpoints for own data return 10401 to a visitor', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'wx-qingshi' } })
  const answers = [
    visitor.get('/note/note/mine/'),
    visitor.post('/note/note/', input()),
    visitor.put('/note/note/1/', input()),
    visitor.delete('/note/note/1/'),
    visitor.post('/note/note/1/like/', { is_liked: true }),
    visitor.post('/note/note/mine/1/active/', { is_active: true }),
    visitor.get('/shop/userpickupvoucherholder/'),
  ]
  for (const { body } of await Promise.all(answers)) expect(body.err_code).toBe('10401')
})

describe('likes', () => {
  const readCounts = async (id: number) => {
    const [row] = await t.make((tx) =>
      tx.rows<{ like_count: number; likes: number }>(
        'select like_count, (select count(*)::int from note_like k where k.tenant_id = 1 and k.note_id = n.id) as likes from note n where n.tenant_id = 1 and n.id = $1',
        [id],
      ),
    )
    return row
  }

  test('count each user once, in any order of likes, unlikes, hiding and publishing', async () => {
    const [owner, ...users] = [await t.user(), await t.user(), await t.user(), await t.user()]
    const tap = fc.record({ who: fc.nat({ max: users.length - 1 }), is_liked: fc.boolean() })
    const toggle = fc.record({ is_active: fc.boolean() })
    const steps = fc.array(fc.oneof({ arbitrary: tap, weight: 4 }, toggle), { maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (all, atOnce) => {
        const { id } = await write(owner.client)
        const act = (step: (typeof all)[number]) =>
          'who' in step
            ? users[step.who]?.client.post(`/note/note/${id}/like/`, { is_liked: step.is_liked })
            : owner.client.post(`/note/note/mine/${id}/active/`, step)
        if (atOnce) {
          await Promise.all(all.map(act))
          const row = await readCounts(id)
          expect(row?.like_count).toBe(row?.likes)
          return
        }
        const liking = new Set<number>()
        let isActive = true
        for (const step of all) {
          const reply = await act(step)
          if (!('who' in step)) isActive = step.is_active
          else if (!isActive) expect(reply?.status).toBe(404)
          else {
            if (step.is_liked) liking.add(step.who)
            else liking.delete(step.who)
            expect(reply?.body).toEqual({ is_liked: step.is_liked, like_count: liking.size })
          }
          expect(await readCounts(id)).toEqual({ like_count: liking.size, likes: liking.size })
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('abstractOf', () => {
  test('returns one line of the beginning without splitting a character, with an ellipsis when truncated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const abstract = abstractOf(text)
        const line = text.replace(/\s+/g, ' ').trim()
        expect(abstract).not.toMatch(/[\r\n]|\s\s/)
        expect([...abstract].length).toBeLessThanOrEqual(81)
        expect(abstract === line || (abstract.endsWith('…') && line.startsWith(abstract.slice(0, -1)))).toBe(true)
        expect(abstract).not.toMatch(/\p{Surrogate}/u)
      }),
    )
  })
})
