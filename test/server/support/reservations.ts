import { makeReservation } from '../../factories/reservation'
import { MAIN, type TestApp } from './app'
import type { Answer, Client, Loose } from './client'

/** The clock of the tests stands at noon of 6 May 2026 in Shanghai, a Wednesday; this is the day after. */
export const TOMORROW = '2026-05-07'

export const makeResv = (t: TestApp, options: Parameters<typeof makeReservation>[2] = {}) =>
  t.make((tx) => makeReservation(tx, MAIN, options))

/** A slot of a day. */
export const slotOf = (resvvariant: number | undefined, start_time = '09:00', end_time = '10:00', date = TOMORROW) => ({
  resvvariant,
  date,
  start_time,
  end_time,
})

export const bookSlot = (client: Client, slug: string, choice: object, data: object = {}): Promise<Answer<Loose>> =>
  client.post(`/reservation/resv/${slug}/submit/`, { ...choice, data }, { key: true })

export const readQuotas = (
  client: Client,
  slug: string,
  variant: number | undefined,
  fd = TOMORROW,
  td = fd,
): Promise<Answer<Loose>> => client.get(`/reservation/resv/${slug}/variant/${variant}/quotas/?fd=${fd}&td=${td}`)

/** Why the slots of a day cannot be booked, by when they begin; null for those that can. */
export async function blocksOf(
  client: Client,
  slug: string,
  variant: number | undefined,
  date = TOMORROW,
): Promise<Record<string, string | null>> {
  const { body } = await readQuotas(client, slug, variant, date)
  const ranges: { start_time: string; block: string | null }[] = body[date]?.time_ranges ?? []
  return Object.fromEntries(ranges.map(({ start_time, block }) => [start_time, block]))
}

/** Reads the counters of a resource, the earliest first. */
export const takenUnits = async (t: TestApp, resource: number): Promise<number[]> =>
  (
    await t.make((tx) =>
      tx.rows<{ taken: number }>('select taken from resv_unit where tenant_id = 1 and resource_id = $1 order by at', [
        resource,
      ]),
    )
  ).map(({ taken }) => taken)
