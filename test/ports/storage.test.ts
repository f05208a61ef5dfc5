import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import fc from 'fast-check'
import { type StoragePort, UpstreamError } from '../../server/src/ports'
import { LOOPBACK_S3 } from '../../server/loopback/constants'
import { sigV4 } from '../../server/loopback/s3'
import { diskStorage } from '../../server/src/ports/storage/disk'
import { isKey } from '../../server/src/ports/storage/key'
import { s3Storage } from '../../server/src/ports/storage/s3'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
let folder: string
beforeAll(async () => {
  vendors = await startVendors()
  folder = await mkdtemp(join(tmpdir(), 'disk-'))
})
afterAll(async () => {
  await vendors.close()
  await rm(folder, { recursive: true, force: true })
})

const s3 = (more = {}) =>
  s3Storage(
    {
      kind: 's3',
      endpoint: () => `${vendors.url}/loopback/s3`,
      publicUrl: 'https://cdn.example',
      ...LOOPBACK_S3,
      ...more,
    },
    2000,
  )
const stores: Record<string, () => StoragePort> = { disk: () => diskStorage(folder, '/media'), s3 }

describe.each(Object.keys(stores))('%s storage', (name) => {
  const store = () => stores[name]!()

  test('returns stored bytes with their type, and null after removal', async () => {
    const bytes = Buffer.from([0, 1, 2, 255, 254])
    await store().put('qingshi/2026/a-1.webp', bytes, 'image/webp')
    await store().put('qingshi/odd.bin', bytes, 'font/woff2')
    expect(await store().get('qingshi/2026/a-1.webp')).toEqual({ bytes, contentType: 'image/webp' })
    expect(await store().get('qingshi/odd.bin')).toEqual({ bytes, contentType: 'font/woff2' })
    await store().put('qingshi/odd.bin', Buffer.from('second'), 'application/octet-stream')
    expect(await store().get('qingshi/odd.bin')).toEqual({
      bytes: Buffer.from('second'),
      contentType: 'application/octet-stream',
    })
    await store().remove('qingshi/odd.bin')
    await store().remove('qingshi/odd.bin')
    expect(await store().get('qingshi/odd.bin')).toBeNull()
  })

  test('returns null for a key that is too long for a file name', async () => {
    expect(await store().get(`qingshi/${'x'.repeat(400)}`)).toBeNull()
  })

  test.each([
    '../etc/passwd',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.tmp/x',
    '.types/x',
    'a/.hidden',
    'a\\b',
    'A',
    'a/',
    '',
    'a\0b',
    'a%2e%2e/b',
    'x'.repeat(513),
    'a/..',
  ])('rejects the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError)
    await expect(store().remove(key)).rejects.toThrow(RangeError)
    expect(await store().get(key)).toBeNull()
    expect(() => store().url(key)).toThrow(RangeError)
  })

  test('gives a private file no public address', () => {
    expect(() => store().url('exports/t1/a.xlsx')).toThrow('a private file has no public address')
  })
})

test('no accepted key leaves the storage folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '.', '/', '-', '\\', '%') }), (key) => {
      fc.pre(isKey(key))
      expect(join('/srv', key).startsWith('/srv/')).toBe(true)
      expect(join('/srv', key)).toBe(`/srv/${key}`)
    }),
  )
})

test('diskStorage leaves no partial files, and readers see either the old or the new file', async () => {
  const store = diskStorage(folder, '/media')
  const texts = ['a'.repeat(500_000), 'b'.repeat(500_000)]
  await store.put('race.txt', Buffer.from(texts[0]!), 'text/plain')
  const writes = Promise.all(
    Array.from({ length: 20 }, (_, index) => store.put('race.txt', Buffer.from(texts[index % 2]!), 'text/plain')),
  )
  for (let index = 0; index < 20; index += 1) expect(texts).toContain((await store.get('race.txt'))?.bytes.toString())
  await writes
  expect(await readdir(join(folder, '.tmp'))).toEqual([])
  expect(store.url('a/b.png')).toBe('/media/a/b.png')
})

test('diskStorage throws UpstreamError when the disk refuses a write', async () => {
  const store = diskStorage(folder, '/media')
  await store.put('plain.txt', Buffer.from('x'), 'text/plain')
  await expect(store.put('plain.txt/below.txt', Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(UpstreamError)
  expect(await store.get('plain.txt/below.txt')).toBeNull()
})

test('sigV4 and AwsV4Signer match the published S3 example of AWS (GET Object)', async () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  const headers: [string, string][] = [
    ['host', 'examplebucket.s3.amazonaws.com'],
    ['range', 'bytes=0-9'],
    ['x-amz-content-sha256', empty],
    ['x-amz-date', '20130524T000000Z'],
  ]
  expect(
    sigV4({
      method: 'GET',
      path: '/test.txt',
      query: '',
      headers,
      bodyHash: empty,
      time: '20130524T000000Z',
      region: 'us-east-1',
      service: 's3',
      secret,
    }),
  ).toBe(signature)
  const signer = new AwsV4Signer({
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': empty },
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: secret,
    service: 's3',
    region: 'us-east-1',
    datetime: '20130524T000000Z',
    allHeaders: true,
  })
  expect(await signer.signature()).toBe(signature)
})

test.each([
  ['a wrong key', { secretAccessKey: 'wrong' }, /SignatureDoesNotMatch/],
  ['an unknown customer', { accessKeyId: 'nobody' }, /InvalidAccessKeyId/],
  ['a bucket that is not there', { bucket: 'other' }, /NoSuchBucket/],
])('s3Storage fails with %s', async (_name, more, reason) => {
  for (const call of [() => s3(more).put('a.txt', Buffer.from('x'), 'text/plain'), () => s3(more).get('a.txt')]) {
    const error: unknown = await call().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UpstreamError)
    expect(String(error)).toMatch(reason)
  }
})

describe('s3Storage', () => {
  const name = '订单 1.xlsx'
  const key = `exports/t1/${'a'.repeat(48)}.xlsx`

  test('signs an address that leads to a private file for five minutes, and to no other file', async () => {
    await s3().put(key, Buffer.from('rows'), 'application/x-sheet')
    const address = await s3().privateUrl(key, name)
    const reply = await fetch(address)
    expect(await reply.text()).toBe('rows')
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('300')
    const longer = address.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000')
    for (const other of [address.split('?')[0] ?? '', address.replace(key, 'other.xlsx'), longer])
      expect([other, (await fetch(other)).status]).toEqual([other, 403])
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
    expect((await fetch(address)).status).toBe(403)
    jest.restoreAllMocks()
  })

  test('leaves a private file to the server where the server hands out all files', async () => {
    expect(await s3({ publicUrl: '/media' }).privateUrl(key, name)).toBe(`/media/${key}`)
  })

  test('stores how long copies of a file may be kept', async () => {
    await s3().put('t1/2026/a.webp', Buffer.from('x'), 'image/webp')
    const request = await new AwsClient({ ...LOOPBACK_S3, service: 's3' }).sign(
      `${vendors.url}/loopback/s3/${LOOPBACK_S3.bucket}/t1/2026/a.webp`,
    )
    expect((await fetch(request)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

test('s3Storage times out when the store does not respond', async () => {
  const other = await stub('silence')
  const store = s3Storage({ kind: 's3', endpoint: other.url, publicUrl: '', ...LOOPBACK_S3 }, 200)
  await expect(store.get('a.txt')).rejects.toThrow(/timeout/)
  await other.close()
})
