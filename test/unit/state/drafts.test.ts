import fc from 'fast-check'
import type * as Drafts from '@/state/drafts'
import type { Draft } from '@/state/note-draft'

const mockUser = { current: 'u1' }
const mockTenant = { tenant: '' }
const mockStored = new Map<string, string>()
let mockFull = false
jest.mock('@/router/router', () => ({ router: { site: () => mockTenant } }))
jest.mock('@/state/session', () => ({
  session: () => ({ user: { uuid: mockUser.current } }),
  useSession: (select: (state: object) => unknown) => select({ user: { uuid: mockUser.current } }),
}))
jest.mock('@/platform/text-store', () => ({
  textStore: {
    most: 1_000_000,
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => !mockFull && Boolean(mockStored.set(key, text)),
    remove: (key: string) => mockStored.delete(key),
    keys: () => [...mockStored.keys()],
  },
}))

/** The store as the app meets it after a start. */
function loadStore(uuid = 'u1'): typeof Drafts {
  jest.resetModules()
  mockUser.current = uuid
  return jest.requireActual<typeof Drafts>('@/state/drafts')
}

const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  v: 2,
  draft_id: id,
  note: null,
  title: '茶',
  content: '',
  images: [],
  topics: [],
  products: [],
  isPublic: true,
  edited: 1,
  ...more,
})

beforeEach(() => {
  mockStored.clear()
  mockFull = false
  mockTenant.tenant = ''
})

test('drafts survive a restart, and an edited draft moves to the front', () => {
  const store = loadStore()
  store.putDraft(draft('a'))
  store.putDraft(draft('b'))
  store.putDraft(draft('a', { title: '茶与山' }))
  expect(loadStore().drafts()).toEqual([draft('a', { title: '茶与山' }), draft('b')])
  loadStore().removeDraft('a')
  expect(loadStore().drafts()).toEqual([draft('b')])
})

test('each user and each site has its own drafts', () => {
  loadStore('u1').putDraft(draft('a'))
  expect(loadStore('u2').drafts()).toEqual([])
  mockTenant.tenant = 'rimba'
  expect(loadStore('u1').drafts()).toEqual([])
})

test('a full device is reported, and the draft remains until the app is closed', () => {
  const store = loadStore()
  mockFull = true
  expect(store.putDraft(draft('a'))).toBe(false)
  expect(store.drafts()).toHaveLength(1)
  expect(loadStore().drafts()).toEqual([])
})

test('the oldest draft is dropped beyond the maximum', () => {
  const store = loadStore()
  for (let n = 0; n < store.DRAFTS_MAX + 3; n++) store.putDraft(draft(`d${n}`))
  expect(store.drafts()).toHaveLength(store.DRAFTS_MAX)
  expect(store.drafts()[0]?.draft_id).toBe(`d${store.DRAFTS_MAX + 2}`)
})

test('a draft of the first version is read, and one that cannot be read stays as it is until it is removed', () => {
  const { v: _, topics: __, products: ___, ...old } = draft('old')
  const later = { v: 3, title: '桂花', blocks: ['开了'] }
  mockStored.set('sf:drafts::u1', JSON.stringify({ v: 1, d: [old, later] }))
  const store = loadStore()
  expect(store.drafts()).toEqual([draft('old')])
  store.putDraft(draft('new'))
  const stored = () => JSON.parse(mockStored.get('sf:drafts::u1') ?? '').d
  expect(stored()).toEqual([draft('new'), draft('old'), later])
  store.removeDraft('old')
  store.removeUnreadable({ ...later })
  expect(stored()).toEqual([draft('new')])
})

test('any stored data reads as valid drafts or none', () => {
  const part = { ...draft('a') }
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record({
            v: fc.constant(1),
            d: fc.array(
              fc.oneof(
                fc.jsonValue(),
                fc.record({ ...Object.fromEntries(Object.keys(part).map((key) => [key, fc.jsonValue()])) }),
              ),
            ),
          })
          .map((value) => JSON.stringify(value)),
      ),
      (text) => {
        mockStored.set('sf:drafts::u1', text)
        for (const one of loadStore().drafts())
          expect([typeof one.draft_id, typeof one.title, Array.isArray(one.images)]).toEqual(['string', 'string', true])
      },
    ),
    { numRuns: 60 },
  )
})
