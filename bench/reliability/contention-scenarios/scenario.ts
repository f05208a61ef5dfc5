import type { Connection } from '../../../server/src/core/database.types'
import type { Person, Site } from '../site'

/** Makes a call as somebody, at one of the processes. */
export type Send = (
  who: Person,
  path: string,
  body?: object,
) => Promise<{ status: number; code: string; body: Readonly<Record<string, unknown>> }>

/** One who tries to have a unit: true when they were told that they have it. */
export type Attempt = (send: Send) => Promise<boolean>

export interface Contest {
  attempts: Attempt[]
  /** Counts the units that are gone, by each table that records them. */
  countConsumed(): Promise<number[]>
}

export interface Scarce {
  readonly name: string
  /** Units for the people, fewer than there are of them. */
  prepare(site: Site, people: readonly Person[], units: number): Promise<Contest>
}

/** Codes that mean that nothing is left; any other code is a fault. */
const refusals = new Set(['13001', '13031', '13011', '42001', '43012', '43022', '42031', '42105', '42106'])
/** Codes after which one looks again: another device of the same person emptied the basket meanwhile. */
const again = new Set(['12003'])

/** Sends until it is known whether one has it. */
export async function have(steps: () => Promise<{ status: number; code: string }>): Promise<boolean> {
  for (;;) {
    const { status, code } = await steps()
    if (status === 200) return true
    if (refusals.has(code)) return false
    if (!again.has(code)) throw new Error(`an answer that nobody expected: ${status} ${code}`)
  }
}

export const everyone = (
  people: readonly Person[],
  path: (n: number) => string,
  body?: (n: number) => object,
): Attempt[] => people.map((who, n) => (send) => have(() => send(who, path(n), body?.(n))))

/** Buys one piece: into the basket, and out of it as an order. The first refusal is the answer. */
export const buy =
  (who: Person, put: readonly [path: string, body: object], basket: string, preview: object): Attempt =>
  (send) =>
    have(async () => {
      const reply = await send(who, ...put)
      return reply.status === 200
        ? send(who, `/shop/${basket}/checkout_submit/`, { address_id: who.addressId, note: '', ...preview })
        : reply
    })

export async function count(site: Site, sql: string, ...values: (number | string)[]): Promise<number> {
  const [row] = await site.database.owner.read((tx) => tx.rows<{ n: number }>(`select (${sql})::int as n`, values))
  return row?.n ?? -1
}
export const make = <T>(site: Site, fn: (tx: Connection) => Promise<T>): Promise<T> => site.database.owner.tx(fn)
export const alone = async (site: Site, perms: string[] = []): Promise<Person> => {
  const [person] = await site.people(1, perms)
  if (!person) throw new Error('nobody was made')
  return person
}
export const times = (n: number): number[] => Array.from({ length: n }, (_, at) => at)
