import { until } from '../../scripts/lib/wait.mjs'
import { makeArticle } from '../factories/content'
import { makeNote, makeTopic } from '../factories/social'
import { MAIN } from '../server/support/app'
import { randomOf, type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

async function readersOf(count: number) {
  const { t } = environment
  const owner = await t.user()
  const note = await t.make((tx) => makeNote(tx, MAIN, owner.id))
  const readers = []
  for (const n of times(count)) {
    const { id, token } = await t.user()
    readers.push({ id, client: environment.client(n, token) })
  }
  return { note, readers, owner: environment.client(0, owner.token) }
}

const readCounts = async (note: number) => {
  const [row] = await environment.t.make((tx) =>
    tx.rows<{ like_count: number; likes: number }>(
      'select like_count, (select count(*)::int from note_like k where k.tenant_id = 1 and k.note_id = n.id) as likes from note n where n.tenant_id = 1 and n.id = $1',
      [note],
    ),
  )
  return row
}

test('concurrent repeated likes of many readers count each reader once', async () => {
  const { note, readers } = await readersOf(20)
  const taps = readers.flatMap(({ client }) =>
    times(6).map(() => client.post(`/note/note/${note}/like/`, { is_liked: true })),
  )
  expect(new Set((await Promise.all(taps)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await readCounts(note)).toEqual({ like_count: 20, likes: 20 })
})

test('after concurrent likes and unlikes the count equals the stored likes', async () => {
  const { note, readers } = await readersOf(12)
  const taps = times(10).flatMap((n) =>
    readers.map(({ client }) => client.post(`/note/note/${note}/like/`, { is_liked: n % 3 !== 2 })),
  )
  await Promise.all(taps)
  const row = await readCounts(note)
  expect(row?.like_count).toBe(row?.likes)
})

describe.each([
  ['article', '/post/article/', makeArticle],
  ['topic', '/circle/topic/', makeTopic],
] as const)('likes of one %s', (table, path, make) => {
  const counts = async (id: number) => {
    const [row] = await environment.t.make((tx) =>
      tx.rows<{ like_count: number; likes: number }>(
        `select like_count, (select count(*)::int from ${table}_like k where k.tenant_id = 1 and k.${table}_id = n.id) as likes from ${table} n where n.tenant_id = 1 and n.id = $1`,
        [id],
      ),
    )
    return row
  }
  const start = async () => ({
    id: await environment.t.make((tx) => make(tx, MAIN)),
    readers: (await readersOf(12)).readers,
  })

  test('that come at once, each six times, count each reader once', async () => {
    const { id, readers } = await start()
    const taps = readers.flatMap(({ client }) =>
      times(6).map(() => client.post(`${path}${id}/like/`, { is_liked: true })),
    )
    expect(new Set((await Promise.all(taps)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await counts(id)).toEqual({ like_count: 12, likes: 12 })
  })

  test.each(times(20))(
    'and unlikes in any order leave a count that equals the stored likes (seed %i)',
    async (seed) => {
      const { id, readers } = await start()
      const random = randomOf(seed)
      const taps = times(60).map(() =>
        readers[Math.floor(random() * readers.length)]?.client.post(`${path}${id}/like/`, { is_liked: random() < 0.6 }),
      )
      await Promise.all(taps)
      const row = await counts(id)
      expect(row?.like_count).toBe(row?.likes)
    },
  )
})

test('after likes and unlikes while the note is hidden and published, the count equals the stored likes', async () => {
  const { note, readers, owner } = await readersOf(12)
  const taps = times(10).flatMap((n) => [
    ...readers.map(({ client }) => client.post(`/note/note/${note}/like/`, { is_liked: n % 2 === 0 })),
    owner.post(`/note/note/mine/${note}/active/`, { is_active: n % 2 === 1 }),
  ])
  await Promise.all(taps)
  const row = await readCounts(note)
  expect(row?.like_count).toBe(row?.likes)
})

test('deleting a note during concurrent likes removes all its likes, and later likes get 404', async () => {
  const { note, readers } = await readersOf(10)
  const { t } = environment
  const [first, ...late] = readers
  await first?.client.post(`/note/note/${note}/like/`, { is_liked: true })
  const waiting = async () => {
    const [row] = await t.make((tx) =>
      tx.rows<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    )
    return row?.n ?? 0
  }
  const taps: Promise<{ status: number }>[] = []
  await t.database.of(MAIN).tx(async (tx) => {
    await tx.rows('delete from note where tenant_id = 1 and id = $1', [note])
    taps.push(...late.map(({ client }) => client.post(`/note/note/${note}/like/`, { is_liked: true })))
    await until(async () => (await waiting()) >= late.length, { what: 'all likes waiting for the deletion' })
  })
  expect((await Promise.all(taps)).map(({ status }) => status)).toEqual(late.map(() => 404))
  expect(await t.make((tx) => tx.rows('select 1 from note_like where tenant_id = 1 and note_id = $1', [note]))).toEqual(
    [],
  )
})

test('control: read-then-write counts likes wrong', async () => {
  const { note, readers } = await readersOf(20)
  const looksFirst = (userId: number) =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ like_count: number }>(
        'select like_count from note where tenant_id = 1 and id = $1',
        [note],
      )
      await tx.rows(
        'insert into note_like (tenant_id, note_id, user_id, created_at) values (1, $1, $2, now()) on conflict do nothing',
        [note, userId],
      )
      await tx.rows('update note set like_count = $2 where tenant_id = 1 and id = $1', [
        note,
        (row?.like_count ?? 0) + 1,
      ])
    })
  await Promise.all(readers.map(({ id }) => looksFirst(id)))
  const row = await readCounts(note)
  expect(row?.like_count).not.toBe(row?.likes)
})
