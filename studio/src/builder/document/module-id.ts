import type { ModuleId } from './types'

const HALF = 2 ** 32
/** Above what a database counts up to, and well inside JavaScript's integers. */
const LOWEST = 2 ** 44

/** An id that no other module has, made without asking anybody: 51 random bits. */
export function createModuleId(): ModuleId {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return LOWEST + (high % 2 ** 19) * HALF + low
}
