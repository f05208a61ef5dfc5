import { httpCdn } from '../../server/src/ports/cdn/http'
import { UpstreamError } from '../../server/src/core/ports.types'
import { startVendors, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

test('purge names the tags as JSON', async () => {
  const url = `${vendors.url}/loopback/cdn/purge_cache`
  await httpCdn({ url }, 1000).purge(['site-1'])
  expect(await (await fetch(url)).json()).toEqual({ purges: [['site-1']] })
})

test('purge carries the token and rejects when the CDN refused it or was not there', async () => {
  await expect(httpCdn({ url: `${vendors.url}/nowhere`, token: 'secret' }, 1000).purge(['x'])).rejects.toThrow(
    UpstreamError,
  )
  expect(vendors.received.every(({ headers }) => headers.authorization === 'Bearer secret')).toBe(true)
  await expect(httpCdn({ url: 'http://127.0.0.1:9/' }, 1000).purge(['x'])).rejects.toThrow('could not be reached')
})

test('without an address a CDN is off and takes nothing', async () => {
  expect(vendors.ports.cdn.isOn).toBe(false)
  await expect(vendors.ports.cdn.purge(['x'])).rejects.toThrow(UpstreamError)
})
