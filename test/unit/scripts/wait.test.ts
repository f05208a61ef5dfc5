import { until, within } from '../../../scripts/lib/wait.mjs'

const never = new Promise<boolean>(() => undefined)

test('until throws at its timeout while its check hangs', async () => {
  await expect(until(() => never, { timeout: 20, what: 'a reply' })).rejects.toThrow(
    'a reply did not come true within 0.02 s',
  )
})

test('until names what its last check threw', async () => {
  const failing = until(() => Promise.reject(new Error('refused')), { timeout: 0, every: 1 })
  await expect(failing).rejects.toMatchObject({ cause: new Error('refused') })
})

test('within returns a result in time and throws without one', async () => {
  expect(await within(Promise.resolve(3), 1000, 'a number')).toBe(3)
  await expect(within(never, 10, 'a number')).rejects.toThrow('a number did not come within 0.01 s')
})
