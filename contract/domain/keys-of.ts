/**
 * Returns the keys of a table in its own type, in which `Object.keys` gives plain texts. The table must have no other
 * keys than its type names.
 */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[]
