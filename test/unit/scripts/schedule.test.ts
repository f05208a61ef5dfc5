import { schedule, type Suite } from '../../../scripts/lib/schedule.mjs'

const passes = { passed: 1, failed: 0, output: '' }

/** Runs suites and returns the order of their starts and ends, with the results. */
async function run(suites: readonly Suite[], slots: number) {
  const events: string[] = []
  const results = await schedule(suites, {
    slots,
    onStart: ({ name }) => events.push(`start ${name}`),
    onFinish: ({ suite }) => events.push(`end ${suite.name}`),
  })
  return { events, results }
}
const suite = (name: string, needs: readonly string[] = [], work: Suite['run'] = async () => passes): Suite => ({
  name,
  about: '',
  needs,
  run: work,
})

test('a suite starts after those that it needs, and the first of the list that may', async () => {
  const { events } = await run([suite('app'), suite('journeys', ['app']), suite('rules')], 1)
  expect(events).toEqual(['start app', 'end app', 'start journeys', 'end journeys', 'start rules', 'end rules'])
})

test('no more suites run side by side than there are slots', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    if (running === 2) resolve()
    await promise
    running -= 1
    return passes
  }
  await run(
    ['a', 'b', 'c', 'd'].map((name) => suite(name, [], work)),
    2,
  )
  expect(most).toBe(2)
})

test('a suite is not run after the failure of one that it needs, and counts as failed', async () => {
  const breaks = async () => {
    throw new Error('no disk')
  }
  const { events, results } = await run([suite('app', [], breaks), suite('journeys', ['app'])], 2)
  expect(events).toEqual(['start app', 'end app', 'end journeys'])
  expect(results.map(({ failed }) => failed)).toEqual([1, 1])
  expect(results[0]?.output).toContain('no disk')
  expect(results[1]?.failures).toEqual(['not run: app failed'])
})

test('a need that is no part of the run counts as passed', async () => {
  expect((await run([suite('journeys', ['app'])], 1)).events).toEqual(['start journeys', 'end journeys'])
})
