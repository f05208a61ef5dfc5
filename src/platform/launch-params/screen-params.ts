import type { Params } from '@/lib/query'

let remove: (params: Params) => void = () => {}

/** The router hands in how the screen in front takes parameters out of its own address: those that are undefined. */
export function onConsume(handler: (params: Params) => void): void {
  remove = handler
}

/** Takes parameters away from the screen in front, if there is one. */
export const removeFromScreen = (keys: readonly string[]): void =>
  remove(Object.fromEntries(keys.map((key) => [key, undefined])))
