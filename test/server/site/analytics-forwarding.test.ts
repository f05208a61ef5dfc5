import { plainPage } from '../../../server/src/domains/site/telemetry/forward'
import { UpstreamError } from '../../../server/src/core/ports.types'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
beforeEach(() => Object.assign(t.ports.analytics, { isOn: true, batches: [], breakWith: null }))
afterAll(() => t.stop())

const event = (more: object = {}) => ({
  name: 'coupon_receive',
  page: '/shop/product/3/',
  data: { coupon: 3 },
  ...more,
})
const track = (client: Client, ...events: object[]) =>
  client.post('/base/track/', { events: events.length > 0 ? events : [event()] })
async function runJobs(): Promise<void> {
  t.ports.clock.forward(61)
  await t.due.runDue(t.ports.clock.now())
}
const sentEvents = () => t.ports.analytics.batches.flatMap(({ events }) => events)

test('events are sent together a minute later, each once', async () => {
  const { client } = await t.user()
  await track(client)
  await track(client, event({ name: 'page_view' }), event({ name: 'form_submit', data: { form: 'huifang' } }))
  await t.due.runDue(t.ports.clock.now())
  expect(sentEvents()).toEqual([])
  await runJobs()
  await runJobs()
  expect(t.ports.analytics.batches).toHaveLength(1)
  expect(t.ports.analytics.batches[0]?.site).toBe('qingshi')
  expect(sentEvents().map(({ name }) => name)).toEqual(['coupon_receive', 'page_view', 'form_submit'])
  expect(new Set(sentEvents().map(({ id }) => id)).size).toBe(3)
})

test('a batch that the service did not take is sent again by the same ids, with what came meanwhile', async () => {
  const { client } = await t.user()
  t.ports.analytics.breakWith = new UpstreamError('analytics', 'analytics: the service answered 503')
  await track(client)
  await runJobs()
  await track(client, event({ name: 'page_view' }))
  t.ports.analytics.breakWith = null
  t.ports.clock.forward(3600)
  await runJobs()
  expect(sentEvents().map(({ name }) => name)).toEqual(['coupon_receive', 'page_view'])
  await runJobs()
  expect(sentEvents()).toHaveLength(2)
})

test('nothing that names or finds a person is sent', async () => {
  const user = await t.user()
  const data = {
    coupon: 3,
    is_new: true,
    mobile: '13800000001',
    number: 13_800_000_001,
    utm_content: 'K7M2P9QX',
    name: '林小满',
    mail: 'xiaoman@example.cn',
    text: 'a-long-text-that-says-more-than-a-word',
    note: 'call 138 0000 0001',
    digits: 'm13800000001',
    kind: 'page',
  }
  await track(
    user.client,
    event({
      page: '/base/user/0f8fad5b-d9cb-469f-a165-70867728950e/?utm_campaign=_sp_pro&utm_content=K7M2P9QX&q=林',
      data,
    }),
  )
  await runJobs()
  expect(sentEvents()).toEqual([
    {
      id: expect.stringMatching(/^qingshi-\d+$/),
      name: 'coupon_receive',
      page: '/base/user/***/?utm_campaign=_sp_pro',
      data: { coupon: 3, is_new: true, kind: 'page' },
      visit: null,
      time: expect.any(String),
    },
  ])
})

test('a visit is another one every day, and not the device’s own', async () => {
  const { client } = await t.user()
  const visits = async () => {
    await client.post('/base/track/?_sid=visit-1234567890', { events: [event()] })
    await runJobs()
    return sentEvents().map(({ visit }) => visit)
  }
  await visits()
  const [first, second] = await visits()
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(second).toBe(first)
  t.ports.clock.forward(86_400)
  expect((await visits())[2]).not.toBe(first)
})

test('pages keep their words and ids, and lose codes, tokens and searches', () => {
  expect(plainPage('/event/ticketorder/20260506ABC123/')).toBe('/event/ticketorder/***/')
  expect(plainPage('/distribution/partner/K7M2P9QX/')).toBe('/distribution/partner/***/')
  expect(plainPage('/shop/product/12/?utm_source=wx&search=13800000001')).toBe('/shop/product/12/?utm_source=wx')
})

test('a site without a service sends nothing, and what waited when it was switched off is never sent', async () => {
  const { client } = await t.user()
  await track(client)
  t.ports.analytics.isOn = false
  await track(client)
  await runJobs()
  t.ports.analytics.isOn = true
  await track(client, event({ name: 'page_view' }))
  await runJobs()
  expect(sentEvents().map(({ name }) => name)).toEqual(['page_view'])
})

test('a batch is of one site', async () => {
  const [here, there] = [await t.user(), await t.user({ tenantId: OTHER })]
  await track(here.client)
  await track(there.client)
  await runJobs()
  expect(t.ports.analytics.batches.map(({ site, events }) => [site, events.length])).toHaveLength(2)
  expect(new Set(t.ports.analytics.batches.map(({ site }) => site)).size).toBe(2)
})
