import { httpAnalytics } from '../../server/src/ports/analytics/http'
import { UpstreamError } from '../../server/src/core/ports.types'
import { startVendors, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const batch = {
  site: 'qingshi',
  events: [
    {
      id: 'qingshi-1',
      name: 'page_view',
      page: '/shop/product/3/',
      data: {},
      visit: null,
      time: '2026-05-06T04:00:00.000Z',
    },
  ],
}

test('send hands a batch over as JSON', async () => {
  const url = `${vendors.url}/loopback/analytics`
  await httpAnalytics({ url }, 60_000).send(batch)
  expect(await (await fetch(url)).json()).toEqual({ batches: [batch] })
})

test('send carries the token and rejects what the service refused, or did not hear', async () => {
  await expect(httpAnalytics({ url: `${vendors.url}/nowhere`, token: 'secret' }, 60_000).send(batch)).rejects.toThrow(
    UpstreamError,
  )
  expect(vendors.received.every(({ headers }) => headers.authorization === 'Bearer secret')).toBe(true)
  await expect(httpAnalytics({ url: 'http://127.0.0.1:9/' }, 1000).send(batch)).rejects.toThrow('could not be reached')
})

test('without an address it is off and takes nothing', async () => {
  expect(vendors.ports.analytics.isOn).toBe(false)
  await expect(vendors.ports.analytics.send(batch)).rejects.toThrow(UpstreamError)
})
