import { type Params, type Query, textOf } from '@/lib/query'
import type { ScreenParams } from './types'

/** A screen's parameters with its listeners; `replace` is for the router, `set` for the screen. */
export interface ParamStore extends ScreenParams {
  replace(next: Query): void
}

const same = (a: Query, b: Query): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

/**
 * Keeps the parameters of one open screen.
 * @param changedByScreen told after the screen itself changed them, so that H5 can write the address
 */
export function createParamStore(initial: Query, changedByScreen: (next: Query) => void = () => {}): ParamStore {
  let current = initial
  const listeners = new Set<() => void>()
  const replace = (next: Query) => {
    if (same(current, next)) return
    current = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    replace,
    set(values: Params) {
      const others = Object.entries(current).filter(([key]) => !(key in values))
      const next = { ...Object.fromEntries(others), ...textOf(values) }
      if (same(current, next)) return
      replace(next)
      changedByScreen(next)
    },
  }
}
