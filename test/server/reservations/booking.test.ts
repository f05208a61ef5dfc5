import { makeReservation } from '../../factories/reservation'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** The clock of the tests stands at noon of 6 May 2026 in Shanghai, a Wednesday. */
const DAY = '2026-05-07'
const make = (options: Parameters<typeof makeReservation>[2] = {}) => t.make((tx) => makeReservation(tx, MAIN, options))
const book = (client: Client, slug: string, choice: object, data: object = {}) =>
  client.post(`/reservation/resv/${slug}/submit/`, { ...choice, data }, { key: true })
const quotas = (client: Client, slug: string, variant: number, fd = DAY, td = fd) =>
  client.get(`/reservation/resv/${slug}/variant/${variant}/quotas/?fd=${fd}&td=${td}`)
const at = (resvvariant: number | undefined, start_time = '09:00', end_time = '10:00', date = DAY) => ({ resvvariant, date, start_time, end_time })

test('a booking takes the only seat of its slot, and the next person is refused', async () => {
  const { slug, variants } = await make({ successPageTitle: '预约成功' })
  const [one, two] = [await t.user(), await t.user()]
  const { status, body } = await book(one.client, slug, at(variants[0]))
  expect([status, body]).toMatchObject([
    200,
    {
      success_page_title: '预约成功',
      resvrecord: {
        status: 'confirmed',
        status_display: '已预约',
        start: '2026-05-07T01:00:00.000Z',
        end: '2026-05-07T02:00:00.000Z',
        start_date: DAY,
        start_time: '09:00',
        end_time: '10:00',
        actions: ['cancel'],
      },
    },
  ])
  expect(body.resvrecord.code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
  expect((await book(two.client, slug, at(variants[0]))).body.err_code).toBe('14209')
  const { body: days } = await quotas(two.client, slug, variants[0] ?? 0)
  expect(days[DAY].time_ranges.map(({ block }: { block: string | null }) => block)).toEqual(['full', null])
})
