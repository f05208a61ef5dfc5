import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { companyCode } from '../../server/src/ports/logistics/companies'
import { kuaidi100, kuaidi100Sign } from '../../server/src/ports/logistics/kuaidi100'
import { startVendors, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const track = (number: string, more: object = {}) =>
  vendors.ports.logistics.track(vendors.accounts.logistics, {
    company: 'zhongtong',
    number,
    mobileTail: '0001',
    ...more,
  })

test('kuaidi100Sign returns the upper-case MD5 of param, key and customer', () => {
  expect(kuaidi100Sign('abc', 'd', 'ef')).toBe('E80B5017098950FC58AAD83C8C14978E')
})

test('track returns the nodes of a parcel newest first, read in China time', async () => {
  vendors.time.now = new Date('2026-05-06T04:00:00Z')
  const tracking = await track('ZT1')
  if (tracking.result !== 'ok') throw new Error(tracking.result)
  expect(tracking.isSigned).toBe(false)
  expect(tracking.nodes[0]).toEqual({ at: new Date('2026-05-06T04:00:00Z'), text: '快递员正在派送，请保持电话畅通' })
  const times = tracking.nodes.map(({ at }) => at.getTime())
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('track marks a signed-for parcel as signed', async () => {
  expect(await track('ZT2OK')).toMatchObject({ result: 'ok', isSigned: true })
})

test.each([
  ['nothing yet', 'NONE1', {}, { result: 'nothing' }],
  ['a wrong number', 'WRONG1', {}, { result: 'wrong', reason: expect.stringContaining('400') }],
  ['a busy service', 'BUSY1', {}, { result: 'unreachable', reason: expect.stringContaining('502') }],
  [
    'SF without the end of a mobile number',
    'SF1',
    { company: 'shunfeng', mobileTail: '' },
    { result: 'wrong', reason: expect.stringContaining('408') },
  ],
])('track returns a distinct result for %s', async (_name, number, more, expected) => {
  expect(await track(number, more)).toEqual(expected)
})

test('track sends the last digits of the mobile number to SF', async () => {
  expect(await track('SF2', { company: 'shunfeng' })).toMatchObject({ result: 'ok' })
})

test('track returns "refused" for an account unknown to the service', async () => {
  const answer = await vendors.ports.logistics.track(
    { customer: 'X', key: 'Y' },
    { company: 'jd', number: 'JD1', mobileTail: '' },
  )
  expect(answer).toEqual({ result: 'refused', reason: expect.stringContaining('503') })
})

test('track returns "unreachable" when the service is down or returns invalid data', async () => {
  const account = vendors.accounts.logistics
  const parcel = { company: 'jd', number: 'JD1', mobileTail: '' }
  expect(await kuaidi100('http://127.0.0.1:9', 1000).track(account, parcel)).toMatchObject({ result: 'unreachable' })
  const server = createServer((_request, reply) => reply.end('<html>')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await kuaidi100(base, 1000).track(account, parcel)).toMatchObject({ result: 'unreachable' })
  server.close()
})

test.each([
  ['顺丰速运', 'shunfeng'],
  ['SF Express', 'shunfeng'],
  [' 中通快递 ', 'zhongtong'],
  ['EMS', 'ems'],
  ['JNE', null],
  ['', null],
])('companyCode maps the carrier %p to %p', (text, code) => {
  expect(companyCode(text, 'CN')).toBe(code)
})
