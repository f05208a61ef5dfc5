import { createParamStore } from '@/router/param-store'

describe('parameter store of a screen', () => {
  test('set merges values, removes empty ones, and notifies the screen and the router once', () => {
    const writes: object[] = []
    const store = createParamStore({ a: '1', b: '2' }, (next) => writes.push(next))
    let calls = 0
    const stop = store.subscribe(() => calls++)
    store.set({ b: undefined, c: 3 })
    expect(store.get()).toEqual({ a: '1', c: '3' })
    expect(writes).toEqual([{ a: '1', c: '3' }])
    expect(calls).toBe(1)
    stop()
    store.set({ c: 4 })
    expect(calls).toBe(1)
  })

  test('setting the same values preserves the object and writes nothing', () => {
    const writes: object[] = []
    const store = createParamStore({ a: '1' }, (next) => writes.push(next))
    const before = store.get()
    store.set({ a: 1 })
    store.replace({ a: '1' })
    expect(store.get()).toBe(before)
    expect(writes).toEqual([])
  })

  test('replace notifies the screen and is not written back to the router', () => {
    const writes: object[] = []
    const store = createParamStore({}, (next) => writes.push(next))
    let calls = 0
    store.subscribe(() => calls++)
    store.replace({ tab: '2' })
    expect([calls, writes]).toEqual([1, []])
  })
})
