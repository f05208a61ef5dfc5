import { limitNames, type Limits } from '../../../server/src/kernel/limits'

/** Limits that no test meets, save those it names. */
export const limitsWith = (few: Partial<Limits> = {}): Limits => ({ ...(Object.fromEntries(limitNames.map((name) => [name, 1_000_000])) as Limits), ...few })
