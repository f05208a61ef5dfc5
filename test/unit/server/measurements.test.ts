import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { hasSubscribers, publish, subscribe } from '../../../server/src/lib/measurements'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Lets Node run what it does after a collection. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('whoever listens to a measurement goes on to hear it after collections of garbage', async () => {
  const looks: boolean[] = []
  expect(hasSubscribers('cacheRead')).toBe(false)
  await turn()
  collectGarbage()
  const end = subscribe('cacheRead', ({ isHit }) => void looks.push(isHit))
  for (let n = 0; n < 5; n++) {
    await turn()
    collectGarbage()
  }
  publish('cacheRead', { cache: 'x', isHit: true })
  expect(looks).toEqual([true])
  end()
  publish('cacheRead', { cache: 'x', isHit: false })
  expect(looks).toEqual([true])
})
