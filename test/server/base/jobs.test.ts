import { until } from '../../../scripts/lib/wait.mjs'
import { JobRunner } from '../../../server/src/jobs/runner'
import { pruneLogs } from '../../../server/src/jobs/prune'
import { retryJobs, troubledJobs } from '../../../server/src/jobs/troubled-jobs'
import { attemptsMaxOf } from '../../../server/src/jobs/attempts'
import { scheduleJob } from '../../../server/src/db/queue'
import { MAIN, OTHER, RETENTION_DAYS, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.make((tx) => tx.exec('delete from job'))
})

/** Plans the deletion of files, which are due in this order. */
async function planDeletions(...keys: string[]): Promise<void> {
  const now = t.ports.clock.now().getTime()
  for (const [index, key] of keys.entries())
    await t.make((tx) =>
      tx.rows("insert into job (tenant_id, kind, key, run_at, attempts) values ($1, 'file_expire', $2, $3, 0)", [
        MAIN,
        key,
        new Date(now - (keys.length - index) * 1000),
      ]),
    )
}
const attempts = () =>
  t.make((tx) => tx.rows<{ key: string; attempts: number }>('select key, attempts from job order by id'))

test('a job whose claim another process took over while those before it ran is not run again', async () => {
  await planDeletions('first', 'second', 'third')
  const other = new JobRunner(t.due.deps, t.due.directory, t.due.log)
  const removals: string[] = []
  jest.spyOn(t.ports.storage, 'remove').mockImplementation(async (key) => {
    removals.push(key)
    if (removals.length > 1) return
    t.ports.clock.forward(90)
    expect(await other.runDue(t.ports.clock.now())).toBe(3)
  })
  await t.due.runDue(t.ports.clock.now())
  // The first one itself took longer than its claim, and every kind of job may be run twice.
  expect(removals.sort()).toEqual(['first', 'first', 'second', 'third'])
})

test('a job claimed in one batch with slow ones has the whole time of its claim from its turn on', async () => {
  await planDeletions('first', 'second')
  const other = new JobRunner(t.due.deps, t.due.directory, t.due.log)
  const removals: string[] = []
  jest.spyOn(t.ports.storage, 'remove').mockImplementation(async (key) => {
    removals.push(key)
    t.ports.clock.forward(45)
    await other.runDue(t.ports.clock.now())
  })
  await t.due.runDue(t.ports.clock.now())
  expect(removals).toEqual(['first', 'second'])
})

test('a job that runs for longer than its claim keeps it, so that no other process runs it', async () => {
  await planDeletions('long')
  const other = new JobRunner(t.due.deps, t.due.directory, t.due.log)
  const slow = new JobRunner(t.due.deps, t.due.directory, t.due.log, 5)
  const dueAt = async () => {
    const [row] = await t.make((tx) => tx.rows<{ run_at: string }>('select run_at from job'))
    return Date.parse(row?.run_at ?? '')
  }
  let removals = 0
  jest.spyOn(t.ports.storage, 'remove').mockImplementation(async () => {
    removals += 1
    for (let n = 0; n < 4; n++) {
      t.ports.clock.forward(45)
      const end = t.ports.clock.now().getTime() + 60_000
      await until(async () => (await dueAt()) >= end, { what: 'a renewal' })
      await other.runDue(t.ports.clock.now())
    }
  })
  expect(await slow.runDue(t.ports.clock.now())).toBe(1)
  expect([removals, await attempts()]).toEqual([1, []])
})

test('jobs run in the order in which they became due', async () => {
  await planDeletions('c', 'a', 'b')
  await t.make((tx) => tx.exec("update job set run_at = run_at - interval '1 minute' where key = 'b'"))
  const removals: string[] = []
  jest.spyOn(t.ports.storage, 'remove').mockImplementation(async (key) => void removals.push(key))
  await t.due.runDue(t.ports.clock.now())
  expect(removals).toEqual(['b', 'c', 'a'])
})

test('jobs of a batch that a stopping process has not begun are due at once for another one', async () => {
  await planDeletions('first', 'second', 'third')
  const stopping = new JobRunner(t.due.deps, t.due.directory, t.due.log)
  const other = new JobRunner(t.due.deps, t.due.directory, t.due.log)
  const removals: string[] = []
  jest.spyOn(t.ports.storage, 'remove').mockImplementation(async (key) => {
    removals.push(key)
    if (key === 'first') await stopping.stop()
  })
  await stopping.runDue(t.ports.clock.now())
  expect([removals, await attempts()]).toEqual([['first'], ['second', 'third'].map((key) => ({ key, attempts: 0 }))])
  expect(await other.runDue(t.ports.clock.now())).toBe(2)
})

test('a job that fails is due again after 1, 2 and 4 minutes', async () => {
  await planDeletions('broken')
  jest.spyOn(t.ports.storage, 'remove').mockRejectedValue(new Error('no storage'))
  await t.due.runDue(t.ports.clock.now())
  for (const [index, minutes] of [1, 2, 4].entries()) {
    t.ports.clock.forward(minutes * 60 - 1)
    await t.due.runDue(t.ports.clock.now())
    expect(await attempts()).toEqual([{ key: 'broken', attempts: index + 1 }])
    t.ports.clock.forward(1)
    await t.due.runDue(t.ports.clock.now())
    expect(await attempts()).toEqual([{ key: 'broken', attempts: index + 2 }])
  }
})

/** Runs what is due every two hours until a job was tried so often. */
async function runTries(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await t.due.runDue(t.ports.clock.now())
    t.ports.clock.forward(2 * 3600)
  }
}

describe('a job that fails each time', () => {
  const owner = () => t.database.owner
  const states = () =>
    t.make((tx) =>
      tx.rows<{ attempts: number; isFailed: boolean }>(
        'select attempts, failed_at is not null as "isFailed", last_error from job',
      ),
    )

  test('is tried as often as its kind may, shows its last error without personal data, and runs again on request', async () => {
    await planDeletions('broken')
    const remove = jest.spyOn(t.ports.storage, 'remove').mockRejectedValue(new Error('no storage for 13800000000'))
    await runTries(attemptsMaxOf('file_expire') - 1)
    expect(await states()).toEqual([
      { attempts: attemptsMaxOf('file_expire') - 1, isFailed: false, last_error: 'no storage for ***' },
    ])
    await runTries(3)
    expect(remove).toHaveBeenCalledTimes(attemptsMaxOf('file_expire'))
    expect(await troubledJobs(owner(), null)).toEqual([
      {
        ...{ slug: 'qingshi', kind: 'file_expire', key: 'broken', attempts: attemptsMaxOf('file_expire') },
        ...{ run_at: expect.any(String), failed_at: expect.any(String), last_error: 'no storage for ***' },
      },
    ])
    expect(await troubledJobs(owner(), 'rimba')).toEqual([])

    remove.mockResolvedValue(undefined)
    expect(await retryJobs(owner(), { slug: 'rimba', kind: null, key: null }, t.ports.clock.now())).toBe(0)
    expect(await retryJobs(owner(), { slug: 'qingshi', kind: 'refund', key: null }, t.ports.clock.now())).toBe(0)
    expect(await retryJobs(owner(), { slug: 'qingshi', kind: null, key: null }, t.ports.clock.now())).toBe(1)
    expect(await t.due.runDue(t.ports.clock.now())).toBe(1)
    expect(await states()).toEqual([])
  })

  test('has failed when the processes that tried it ended each time', async () => {
    await planDeletions('deadly')
    await t.make((tx) => tx.rows('update job set attempts = $1', [attemptsMaxOf('file_expire')]))
    const remove = jest.spyOn(t.ports.storage, 'remove').mockResolvedValue(undefined)
    remove.mockClear()
    await t.due.runDue(t.ports.clock.now())
    expect(remove).not.toHaveBeenCalled()
    expect(await states()).toMatchObject([{ isFailed: true, last_error: 'the process that tried it ended' }])
  })

  test('starts over when it is scheduled again', async () => {
    await planDeletions('again')
    await t.make((tx) => tx.exec("update job set attempts = 30, failed_at = now(), last_error = 'x'"))
    const runAt = new Date('2031-01-01T00:00:00Z')
    await t.make((tx) => scheduleJob(tx, { tenantId: MAIN, kind: 'file_expire', key: 'again', runAt }))
    expect(await states()).toMatchObject([{ attempts: 0, isFailed: false }])
  })
})

test('logs are deleted by age in every site, the oldest first, however many they are', async () => {
  const now = t.ports.clock.now()
  const addEvents = (tenantId: number, days: number, count: number) =>
    t.make((tx) =>
      tx.rows(
        `insert into track_event (tenant_id, name, page, data, created_at)
          select $1, 'visit', $3, '{}', $2 from generate_series(1, $4::int)`,
        [tenantId, new Date(now.getTime() - days * 86_400_000), `${days}`, count],
      ),
    )
  const { track_event: days } = RETENTION_DAYS
  await addEvents(MAIN, days + 1, 2500)
  await addEvents(MAIN, days - 1, 3)
  await addEvents(OTHER, days + 300, 1)
  expect(await pruneLogs(t.database.owner, RETENTION_DAYS, now)).toBe(2501)
  const pages = await t.make((tx) => tx.rows('select tenant_id, page, count(*) from track_event group by 1, 2'))
  expect(pages).toEqual([{ tenant_id: MAIN, page: `${days - 1}`, count: 3 }])
})
