/**
 * Returns the last of a list, undefined of an empty one. (`Array.prototype.at` is too new for the older engines of
 * `config/targets.js`.)
 */
export const lastOf = <T>(list: readonly T[]): T | undefined => list[list.length - 1]
