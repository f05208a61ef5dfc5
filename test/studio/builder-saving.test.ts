import { errors } from '@storefront/contract/errors'
import { CallError } from '../../studio/src/calls/error'
import { setConfig, type setTitle } from '../../studio/src/builder/document/operations'
import { createBuilderStore } from '../../studio/src/builder/document/store'
import { readLocalCopy, type SavedDocument } from '../../studio/src/builder/saving/local-copy'
import { createSaver } from '../../studio/src/builder/saving/saver'
import { pageOf } from './support/documents'

const PAGE = 5
const offline = () => new CallError(0, '', 'offline')

/** A server that compares and swaps, and whose next answers can be lost. */
function startServer() {
  const first: SavedDocument = { version: 1, document: pageOf(1, 2) }
  const server = {
    draft: first,
    saves: 0,
    isOnline: true,
    losesReply: false,
    save: async ({ version, document }: SavedDocument) => {
      server.saves++
      if (!server.isOnline) throw offline()
      if (version !== server.draft.version) throw new CallError(409, errors.editConflict.code, 'conflict')
      server.draft = { version: version + 1, document }
      if (server.losesReply) {
        server.losesReply = false
        throw offline()
      }
      return { version: server.draft.version }
    },
    read: async () => {
      if (!server.isOnline) throw offline()
      return server.draft
    },
    /** Another person saves. */
    edit: (change: ReturnType<typeof setTitle>) => {
      const other = createBuilderStore(server.draft.document)
      other.getState().change(change)
      const { document } = other.getState()
      server.draft = {
        version: server.draft.version + 1,
        document: {
          ...server.draft.document,
          title: document.title,
          modules: document.order.map((id) => document.modules[id]!),
        },
      }
    },
  }
  const store = createBuilderStore(first.document)
  const saver = createSaver(PAGE, store, first, server)
  const type = (id: number, html: string) => void store.getState().change(setConfig(id, ['html'], html), `${id}/html`)
  return { server, store, saver, type, status: () => saver.state.getState().status }
}

const htmlOf = ({ document }: SavedDocument, place: number) => document.modules[place]?.config.html

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('saves once, a while after the last keystroke, and keeps what is not saved on the device until then', async () => {
  const { server, type, status } = startServer()
  for (const html of ['a', 'ab', 'abc']) {
    type(1, html)
    await jest.advanceTimersByTimeAsync(500)
  }
  expect([server.saves, status(), readLocalCopy(PAGE)?.document.modules[0]?.config.html]).toEqual([0, 'pending', 'abc'])
  await jest.advanceTimersByTimeAsync(2_000)
  expect([server.saves, status(), htmlOf(server.draft, 0), readLocalCopy(PAGE)]).toEqual([1, 'saved', 'abc', null])
})

test('saves what is typed during a save over the version of that save', async () => {
  const { server, saver, type, status } = startServer()
  type(1, 'a')
  const flush = saver.flush()
  type(1, 'b')
  await flush
  await jest.advanceTimersByTimeAsync(2_000)
  expect([server.draft.version, htmlOf(server.draft, 0), status()]).toEqual([3, 'b', 'saved'])
})

test('undo works across a save, and is saved itself', async () => {
  const { server, store, saver, type } = startServer()
  type(1, 'a')
  await saver.flush()
  store.getState().undo()
  await saver.flush()
  expect(server.draft.document).toEqual(pageOf(1, 2))
  expect(server.draft.version).toBe(3)
})

test('brings changes of different modules together without a question', async () => {
  const { server, saver, store, type, status } = startServer()
  server.edit(setConfig(2, ['html'], 'theirs'))
  type(1, 'mine')
  expect(await saver.flush()).toBe(true)
  expect([htmlOf(server.draft, 0), htmlOf(server.draft, 1), status()]).toEqual(['mine', 'theirs', 'saved'])
  expect(store.getState().document.modules[2]?.config.html).toBe('theirs')
})

test('asks where both changed one module, saves nothing meanwhile, and then what was chosen', async () => {
  const { server, saver, type, status } = startServer()
  server.edit(setConfig(1, ['html'], 'theirs'))
  type(1, 'mine')
  type(2, 'mine')
  expect(await saver.flush()).toBe(false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect([status(), server.saves, readLocalCopy(PAGE) !== null]).toEqual(['conflict', 1, true])
  saver.settle(new Set([1]))
  await jest.advanceTimersByTimeAsync(0)
  expect([htmlOf(server.draft, 0), htmlOf(server.draft, 1), status()]).toEqual(['theirs', 'mine', 'saved'])
})

test('keeps what is edited offline on the device, and saves it when the network is back', async () => {
  const { server, type, status } = startServer()
  server.isOnline = false
  type(1, 'offline')
  await jest.advanceTimersByTimeAsync(2_000)
  expect([status(), readLocalCopy(PAGE)?.document.modules[0]?.config.html]).toEqual(['offline', 'offline'])
  server.isOnline = true
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect([status(), htmlOf(server.draft, 0), readLocalCopy(PAGE)]).toEqual(['saved', 'offline', null])
})

test('sees by itself that a save whose reply was lost was carried out', async () => {
  const { server, saver, type, status } = startServer()
  server.losesReply = true
  type(1, 'a')
  expect(await saver.flush()).toBe(false)
  type(2, 'b')
  await jest.advanceTimersByTimeAsync(20_000)
  expect([htmlOf(server.draft, 0), htmlOf(server.draft, 1), status()]).toEqual(['a', 'b', 'saved'])
})
