import { signedMessage } from '@storefront/contract/domain/door/door-code'
import { CHUNK_LENGTH, chunkRows, type ListRow } from '@storefront/contract/domain/door/offline-list'
import type { DoorList, DoorScanReply, OfflineList, OfflineManifest } from '@storefront/contract/entities/door/door'
import { codeHash, fromBase64url, sha512, toBase64url, utf8 } from '@/features/door/offline/bytes'
import { type DoorStore, doorLists, readReply } from '@/features/door/offline/door-list'
import { DoorEngine } from '@/features/door/offline/engine'
import type { DoorPort } from '@/features/door/offline/types'
import { ScanQueue } from '@/features/door/offline/scan-queue'
import { createHash, createPrivateKey, createPublicKey, sign as signByNode } from 'node:crypto'

/**
 * The key of a seed of 32 bytes 7, behind what names Ed25519 in PKCS #8. Node signs with it in a hundredth of the time
 * of the app's package.
 */
const secret = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
})
const key = { id: 1, key: String(createPublicKey(secret).export({ format: 'jwk' }).x) }
const sign = (text: string) => signByNode(null, Buffer.from(text), secret).toString('base64url')
const START = Date.parse('2026-12-06T18:00:00Z')
const HOUR = 3_600_000

const checkin: DoorList = {
  id: 1,
  name: '入场',
  type_ids: null,
  takes_registrations: true,
  opens: null,
  closes: null,
  reentry: 'once',
  has_exit: false,
  is_inner: false,
  needs_rotating: false,
  questions: [],
  min_age: null,
  attention_type_ids: [],
  shows_initials: false,
}
const rowOf = (code: string, id: number, more: Partial<ListRow> = {}): ListRow => ({
  hash: codeHash(code),
  kind: 'ticket',
  id,
  typeId: 7,
  status: 'valid',
  uses: 1,
  useCount: 0,
  entered: 0,
  inside: 0,
  initials: '',
  ...more,
})
function listOf(rows: readonly ListRow[], more: Partial<OfflineManifest> = {}): OfflineList {
  const chunks = chunkRows(rows)
  const content: OfflineManifest = {
    v: 1,
    site: 'qingshi',
    event: 5,
    list: 1,
    lists: [checkin],
    gates: [{ id: 3, name: '南门', list: 1 }],
    types: [{ id: 7, name: '普通票' }],
    keys: [key],
    version: START,
    since: null,
    expires: START + 24 * HOUR,
    chunks: chunks.map(sha512),
    ...more,
  }
  const manifest = JSON.stringify(content)
  return { manifest, key: 1, signature: sign(manifest), chunks }
}

class Lost extends Error {}
/** A storage whose writes end after a number of them, as a kill ends them. */
function memoryStore(writesLeft = Number.POSITIVE_INFINITY): DoorStore & { rows: Map<string, string> } {
  const rows = new Map<string, string>()
  let left = writesLeft
  return {
    rows,
    read: (name) => rows.get(name) ?? null,
    write(name, text) {
      left -= 1
      if (left < 0) return false
      rows.set(name, text)
      return true
    },
    remove: (name) => void rows.delete(name),
    keys: () => [...rows.keys()],
  }
}

interface Options {
  rows?: readonly ListRow[]
  store?: DoorStore
  list?: OfflineList
}
function scene({ rows = [rowOf('ABCDEFGHJK', 9)], store = memoryStore(), list = listOf(rows) }: Options = {}) {
  const world = { now: START, isDown: false, sentScans: [] as { sequence: number }[], delayMs: 0 }
  const over = async <T>(value: T): Promise<T> => {
    if (world.isDown) throw new Lost()
    return value
  }
  const reply: DoorScanReply = {
    scan: 1,
    result: 'ok',
    reason: null,
    attention: false,
    questions: [],
    direction: 'entry',
    count: 1,
    ticket: null,
    last: null,
    opens: null,
    closes: null,
  }
  const counts = { entered: 0, refused: 0, inside: 0, conflicts: 0 }
  const port: DoorPort = {
    scan: () => over(reply),
    send: async (_, scans) => {
      await over(null)
      world.sentScans.push(...scans)
      return { stored: scans.map(({ nonce }) => nonce), conflicts: 0 }
    },
    list: () => over(list),
    beat: () =>
      over({
        now: new Date(world.now).toISOString(),
        gate: { id: 3, name: '南门', list: 1, counts },
        changes: 0,
        missing: 0,
      }),
    isLost: (error) => error instanceof Lost,
  }
  let count = 0
  const newNonce = () => {
    count += 1
    return `nonce-00${count}`
  }
  const boot = () => {
    const engine = new DoorEngine({
      event: 5,
      device: { id: 'device-1', name: '一号机' },
      port,
      store,
      now: () => world.now,
      newNonce,
    })
    engine.open(3, null)
    return engine
  }
  const start = async () => {
    const engine = boot()
    engine.open(3, { keys: [key], now: new Date(world.now).toISOString() })
    await engine.beat()
    return engine
  }
  const offline = async (engine: DoorEngine, code: string) => {
    world.isDown = true
    world.now += 4000
    return engine.scan(code)
  }
  return { world, boot, start, offline, store }
}

test('base64url and SHA-512 are those of the server', () => {
  for (const text of ['', 'a', 'ab', 'abc', '入场', 'x'.repeat(300)]) {
    expect(sha512(text)).toBe(createHash('sha512').update(text).digest('base64url'))
    expect(Buffer.from(fromBase64url(toBase64url(utf8(text))) ?? []).toString()).toBe(text)
  }
  expect(fromBase64url('!')).toBeNull()
})

test('a list that was changed on its way is refused, and each part of a large one fits into the smallest storage', () => {
  const rows = Array.from({ length: 5000 }, (_, n) => rowOf(`CODE${n}`, n + 1))
  const list = listOf(rows)
  expect(list.chunks.length).toBeGreaterThan(1)
  for (const chunk of list.chunks) expect(Buffer.byteLength(chunk)).toBeLessThanOrEqual(CHUNK_LENGTH)
  expect(CHUNK_LENGTH * 3).toBeLessThanOrEqual(200 * 1024)
  expect(readReply(list, [key])).not.toBeNull()
  expect(readReply({ ...list, chunks: [`${list.chunks[0]} `, ...list.chunks.slice(1)] }, [key])).toBeNull()
  expect(readReply({ ...list, manifest: list.manifest.replace('qingshi', 'rimba') }, [key])).toBeNull()
  expect(readReply(list, [{ id: 1, key: toBase64url(new Uint8Array(32)) }])).toBeNull()
})

test('a kill at any write leaves the list before or the new one, and never half of one', () => {
  const before = readReply(listOf([rowOf('ABCDEFGHJK', 9)]), [key])
  const next = readReply(
    listOf(
      Array.from({ length: 4000 }, (_, n) => rowOf(`CODE${n}`, n + 1)),
      { version: START + 1 },
    ),
    [key],
  )
  if (!before || !next) throw new Error('no lists')
  for (let writes = 0; writes < 6; writes += 1) {
    const store = memoryStore()
    doorLists(store, 5).write(before)
    const rows = store.rows
    let left = writes
    const dying: DoorStore = { ...store, write: (name, text) => left-- > 0 && rows.set(name, text).size > 0 }
    const isWritten = doorLists(dying, 5).write(next)
    expect(doorLists(store, 5).read()).toEqual(isWritten ? next : before)
  }
})

test('scans survive a kill with their numbers, and a number is never given twice', () => {
  const store = memoryStore()
  const scan = { code: 'A', gate: 3, device: 'device-1', scanned_at: '', result: 'ok' } as const
  const queue = new ScanQueue(store, 5)
  for (const nonce of ['one', 'two', 'three']) queue.add({ ...scan, nonce })
  queue.remove(['one', 'two', 'three'])
  const again = new ScanQueue(store, 5)
  again.add({ ...scan, nonce: 'four' })
  expect(new ScanQueue(store, 5).scans.map(({ nonce, sequence }) => [nonce, sequence])).toEqual([['four', 4]])
  store.rows.delete('sf:door:seq:5')
  expect(new ScanQueue(store, 5).sequence).toBe(4)
})

test('a device goes offline by itself, decides each ticket once, survives a kill, and sends all in order when the network is back', async () => {
  const { world, start, boot, offline } = scene({
    rows: [rowOf('ABCDEFGHJK', 9), rowOf('BBBBBBBBBB', 10, { status: 'refunded' })],
  })
  const engine = await start()
  expect(engine.state).toMatchObject({ isOnline: true, isReady: true })
  expect(await offline(engine, 'abcde fghjk')).toMatchObject({ result: 'ok', isOffline: true })
  expect(await offline(boot(), 'ABCDEFGHJK')).toMatchObject({ result: 'error', reason: 'used' })
  const last = boot()
  expect(await offline(last, 'BBBBBBBBBB')).toMatchObject({ reason: 'refunded' })
  expect(last.state).toMatchObject({ isOnline: false, queue: 3 })
  world.isDown = false
  await last.beat()
  expect(last.state).toMatchObject({ isOnline: true, queue: 0 })
  expect(world.sentScans.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
})

test('a scan without an answer is sent later with the same nonce', async () => {
  const { world, start, offline } = scene()
  const engine = await start()
  await offline(engine, 'ABCDEFGHJK')
  world.isDown = false
  await engine.beat()
  expect(world.sentScans).toMatchObject([{ nonce: 'nonce-001', result: 'ok' }])
})

const content = {
  site: 'qingshi',
  keyId: 1,
  kind: 'ticket',
  id: 70,
  eventId: 5,
  typeId: 7,
  code: 'ZZZZZZZZZZ',
  expires: null,
} as const
const signedCode = (more: object = {}) => {
  const message = signedMessage({ ...content, ...more })
  return `${message}.${sign(message)}`
}
test.each([
  ['sold after the list was made', signedCode(), 'ok', null],
  ['forged', signedCode().replace('.t70.', '.t71.'), 'error', 'forged'],
  ['of another site', signedCode({ site: 'rimba' }), 'error', 'foreign'],
  ['of another event', signedCode({ eventId: 6 }), 'error', 'wrong_event'],
  ['of a ticket that has another code by now', signedCode({ id: 9 }), 'error', 'revoked'],
  ['that has expired', signedCode({ expires: START - HOUR }), 'error', 'code_expired'],
  [
    'whose end was written later',
    signedCode({ expires: START - HOUR }).replace(/\.\d{10}\./, '.1999999999.'),
    'error',
    'forged',
  ],
] as const)('offline a signed code %s is decided', async (_, code, result, reason) => {
  const { start, offline } = scene()
  expect(await offline(await start(), code)).toMatchObject({ result, reason })
})

test('a clock that was put back is noticed, also by the app started again, until the server is heard of', async () => {
  const { world, start, boot, offline } = scene()
  await start()
  world.now -= 2 * HOUR
  expect(await offline(boot(), 'ABCDEFGHJK')).toMatchObject({ reason: 'clock' })
  world.isDown = false
  const engine = boot()
  await engine.beat()
  expect(await offline(engine, 'ABCDEFGHJK')).toMatchObject({ result: 'ok' })
})

test('a list that has expired, or none, is said', async () => {
  const { world, start, offline } = scene()
  const engine = await start()
  world.now += 25 * HOUR
  expect(await offline(engine, 'ABCDEFGHJK')).toMatchObject({ reason: 'list_expired' })
  expect(engine.isReady()).toBe(false)
  const empty = scene()
  expect(await empty.offline(empty.boot(), 'ABCDEFGHJK')).toMatchObject({ reason: 'no_list' })
})

test('the same code within three seconds is one scan', async () => {
  const { world, start } = scene()
  const engine = await start()
  expect(await engine.scan('ABCDEFGHJK')).not.toBeNull()
  world.now += 2999
  expect(await engine.scan('ABCDEFGHJK')).toBeNull()
  world.now += 3001
  expect(await engine.scan('ABCDEFGHJK')).not.toBeNull()
})

test('a hundred bad codes in a row leave the scanner working', async () => {
  const { world, start, offline } = scene()
  const engine = await start()
  world.isDown = true
  for (let n = 0; n < 100; n += 1) {
    world.now += 4000
    const code = ['', '💥'.repeat(300), `D1.${n}`, `${signedCode()}x`, 'ZZZZZZZZZZ', '\u0000\uffff', '%'][n % 7] ?? ''
    expect((await engine.scan(code))?.result).toBe('error')
  }
  expect(await offline(engine, 'ABCDEFGHJK')).toMatchObject({ result: 'ok' })
})

test('a full storage is said, and the scan is sent all the same', async () => {
  const store = memoryStore()
  const { world, start, offline } = scene({ store })
  const engine = await start()
  store.write = () => false
  expect(await offline(engine, 'ABCDEFGHJK')).toMatchObject({ result: 'ok' })
  expect(engine.state).toMatchObject({ isFull: true, queue: 1 })
  world.isDown = false
  await engine.beat()
  expect(world.sentScans).toHaveLength(1)
})
