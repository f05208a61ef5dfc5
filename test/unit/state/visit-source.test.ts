import { rememberSource, visitSource } from '@/state/visit-source'

const mockStored = new Map<string, string>()
const mockConsume = jest.fn()
let mockArrive: (query: Record<string, string>) => void = () => {}
jest.mock('@/platform/session-store', () => ({
  sessionStore: {
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(mockStored.set(key, text)),
    remove() {},
  },
}))
jest.mock('@/platform/launch-params', () => ({
  launchParams: {
    consume: (keys: string[]) => mockConsume(keys),
    listen: (onArrive: typeof mockArrive) => {
      mockArrive = onArrive
    },
  },
}))

const mockRemember = jest.fn()
jest.mock('@/state/promoter-visit', () => ({ rememberPromoter: (code: string) => mockRemember(code) }))

const shared = { utm_campaign: '_sp_pro', utm_source: 'session', utm_content: 'a7' }

test('the first link of a visit is remembered across a reload without tracking', () => {
  mockConsume.mockReturnValue(shared)
  rememberSource()
  expect(mockConsume).toHaveBeenCalledWith(['utm_campaign', 'utm_source', 'utm_content'])
  expect(visitSource()).toEqual({ campaign: '_sp_pro', source: 'session', content: 'a7' })
  mockConsume.mockReturnValue({})
  jest.isolateModules(() => {
    const again = require('@/state/visit-source') as typeof import('@/state/visit-source')
    again.rememberSource()
    expect(again.visitSource()).toEqual({ campaign: '_sp_pro', source: 'session', content: 'a7' })
  })
})

test('a later shared link replaces the source, and a link without tracking does not', () => {
  rememberSource()
  mockArrive({ id: '3', utm_campaign: '_sp_int', utm_source: 'poster', utm_content: 'b1' })
  expect(visitSource()).toEqual({ campaign: '_sp_int', source: 'poster', content: 'b1' })
  mockArrive({ id: '4' })
  expect(visitSource()).toEqual({ campaign: '_sp_int', source: 'poster', content: 'b1' })
})

test('a promoter’s link names the promoter, and a user’s link does not', () => {
  mockRemember.mockReset()
  rememberSource()
  mockArrive({ ...shared })
  mockArrive({ ...shared, utm_source: 'promoter', utm_content: 'DEMOPROM' })
  expect(mockRemember.mock.calls).toEqual([['DEMOPROM']])
})
