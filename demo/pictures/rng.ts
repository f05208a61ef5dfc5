/** Seeded random numbers, so that a picture never changes between two seedings. */
export interface Rng {
  /** In [0, 1). */
  next(): number
  /** In [from, to). */
  range(from: number, to: number): number
  /** Whole number in [0, n). */
  int(n: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** An independent stream: props may be added without moving the object's own dice. */
  fork(salt: number): Rng
}

/** Mulberry32: small, fast and good enough for pictures. */
export function rng(seed: number): Rng {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bf03635) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + next() * (to - from),
    int: (n) => Math.floor(next() * n),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    fork: (salt) => rng(Math.imul(seed + 1, 7919) + salt),
  }
}
