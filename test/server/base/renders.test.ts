import { limitRender } from '../../../server/src/lib/picture'

test('render runs at most two jobs at once, and starts the others in order', async () => {
  const startedJobs: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    limitRender(async () => {
      startedJobs.push(n)
      await new Promise<void>((end) => ends.push(end))
      return n
    })
  const all = [0, 1, 2, 3].map(work)
  const settle = () => new Promise(setImmediate)
  await settle()
  expect(startedJobs).toEqual([0, 1])
  ends[1]?.()
  await settle()
  expect(startedJobs).toEqual([0, 1, 2])
  for (const end of ends) end()
  await settle()
  for (const end of ends) end()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})
