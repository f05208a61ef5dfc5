import type { Api } from '../../support/api'
import { type Endpoints, type Make, dayAfter, none } from './example'

type Days = Record<string, { time_ranges: { start_time: string; end_time: string; block: string | null }[] }>
/** A free slot of the demo's studio, for this caller. */
export const freeSlot = async (api: Api) => {
  const days = await api.ok<Days>('GET', `/reservation/resv/1/variant/1/quotas/?fd=${dayAfter(8)}&td=${dayAfter(30)}`)
  for (const [date, { time_ranges }] of Object.entries(days)) {
    const slot = time_ranges.find(({ block }) => block === null)
    if (slot) return { resvvariant: 1, date, start_time: slot.start_time, end_time: slot.end_time }
  }
  throw new Error('the demo has no free slot')
}
const bookSlot = async (api: Api) => ({
  params: { id: 'taoyi-gongfang' },
  body: { ...(await freeSlot(api)), data: { name: '小满', people: 1 } },
})
const booking = async (api: Api) =>
  (
    await api.ok<{ resvrecord: { id: number } }>(
      'POST',
      '/reservation/resv/taoyi-gongfang/submit/',
      await bookSlot(api),
    )
  ).resvrecord.id
export const walkIn = async (api: Api) =>
  (
    await api.ok<{ id: number }>('POST', '/ops/reservation/resv/1/record/', {
      body: { ...(await freeSlot(api)), name: '路过的人' },
    })
  ).id

export const reservationsExamples: { [N in keyof Endpoints['reservations']]: Make } = {
  reservations: none,
  reservation: () => ({ params: { id: 'taoyi-gongfang' } }),
  reservationQuotas: () => ({ params: { id: 1, variant_id: 1 }, query: { fd: dayAfter(0), td: dayAfter(30) } }),
  submitReservation: bookSlot,
  reservationRecords: () => ({ query: { tab: 'all' } }),
  reservationRecord: async (api) => ({ params: { id: await booking(api) } }),
  cancelReservationRecord: async (api) => ({ params: { id: await booking(api) }, body: { reason: '改天再来' } }),
}
