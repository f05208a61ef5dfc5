import { JobRunner } from '../../../server/src/jobs/runner'
import { MAIN, startTestApp, type TestApp } from '../support/app'

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
