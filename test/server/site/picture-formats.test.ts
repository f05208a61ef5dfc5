import sharp from 'sharp'
import { startTestApp, type TestApp } from '../support/app'

/** Accept headers of browsers for an `<img>`, and of clients that load pictures without drawing them. */
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const SAFARI_14 = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const CRAWLER = 'image/*, */*'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** A picture of noise: no format makes it smaller than a JPEG of low quality. */
const noise = (edge: number) =>
  sharp(Buffer.from(Array.from({ length: edge * edge * 3 }, (_, n) => (n * 7919 + ((n * n) % 251)) % 256)), {
    raw: { width: edge, height: edge, channels: 3 },
  })

/** A picture of soft hills, as JPEGs of cameras are. */
function hills(width = 640, height = 480) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#c96"/><stop offset="1" stop-color="#369"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width / 3}" cy="${height / 2}" r="${height / 4}" fill="#fff8"/></svg>`
  return sharp(Buffer.from(svg))
}

const put = (key: string, bytes: Buffer, contentType: string) => t.ports.storage.put(key, bytes, contentType)
const get = (key: string, accept?: string, headers: Record<string, string> = {}) =>
  t.fastify.inject({
    method: 'GET',
    url: `/media/${key}`,
    headers: { ...(accept === undefined ? {} : { accept }), ...headers },
  })
const typeOf = async (key: string, accept?: string) => (await get(key, accept)).headers['content-type']

test('a JPEG is sent in the best format that the client names, and unchanged to those that name none', async () => {
  const jpeg = await hills().jpeg({ quality: 90 }).toBuffer()
  await put('t1/a.jpg', jpeg, 'image/jpeg')
  const [avif, webp] = [await get('t1/a.jpg', CHROME), await get('t1/a.jpg', SAFARI_14)]
  expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp'])
  for (const { rawPayload, headers } of [avif, webp]) {
    expect(rawPayload.length).toBeLessThan(jpeg.length)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 480 })
    expect(headers).toMatchObject({
      vary: expect.stringContaining('Accept'),
      'cache-control': expect.stringContaining('immutable'),
    })
  }
  for (const accept of [
    undefined,
    '',
    CRAWLER,
    'image/avif;q=0, image/webp;q=0.0',
    'image/jpeg',
    'image/avifx',
    '*/*',
  ]) {
    const reply = await get('t1/a.jpg', accept)
    expect([accept, reply.headers['content-type'], reply.rawPayload.equals(jpeg)]).toEqual([accept, 'image/jpeg', true])
    expect(reply.headers.vary).toContain('Accept')
  }
})

test('a PNG keeps every pixel, and is never sent as AVIF', async () => {
  const png = await hills(200, 200).png({ compressionLevel: 0 }).toBuffer()
  await put('t1/code.png', png, 'image/png')
  const reply = await get('t1/code.png', CHROME)
  expect([reply.headers['content-type'], await typeOf('t1/code.png', 'image/avif')]).toEqual([
    'image/webp',
    'image/png',
  ])
  const pixels = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer()
  expect((await pixels(reply.rawPayload)).equals(await pixels(png))).toBe(true)
})

test('a picture that would not be smaller, an animation, a thumbnail and a film stay what they are', async () => {
  const gif = await hills(200, 200).gif().toBuffer()
  const png = await hills(200, 200).png().toBuffer()
  // An animation chunk before the picture's data, as APNG has it.
  const apng = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from([0, 0, 0, 8]),
    Buffer.from('acTL'),
    Buffer.alloc(12),
    png.subarray(33),
    Buffer.alloc(3000),
  ])
  const files = [
    ['t1/noise.jpg', await noise(400).jpeg({ quality: 5 }).toBuffer(), 'image/jpeg'],
    ['t1/icon.png', await hills(16, 16).png().toBuffer(), 'image/png'],
    ['t1/a.gif', gif, 'image/gif'],
    ['t1/moving.png', apng, 'image/png'],
    ['t1/a.thumb.webp', await noise(200).webp().toBuffer(), 'image/webp'],
    ['t1/film.mp4', Buffer.alloc(5000), 'video/mp4'],
  ] as const
  for (const [key, bytes, type] of files) {
    await put(key, bytes, type)
    const { headers, rawPayload } = await get(key, CHROME)
    expect([key, headers['content-type'], rawPayload.equals(bytes)]).toEqual([key, type, true])
  }
  expect((await get('t1/film.mp4', CHROME)).headers.vary ?? '').not.toContain('Accept')
})

test('a format is encoded once, and so is found out that it is not smaller', async () => {
  await put('t1/once.jpg', await hills().jpeg({ quality: 90 }).toBuffer(), 'image/jpeg')
  await put('t1/never.jpg', await noise(400).jpeg({ quality: 5 }).toBuffer(), 'image/jpeg')
  const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer')
  const replies = await Promise.all(Array.from({ length: 6 }, () => get('t1/once.jpg', 'image/avif')))
  expect(new Set(replies.map(({ headers }) => headers['content-type']))).toEqual(new Set(['image/avif']))
  expect(toBuffer).toHaveBeenCalledTimes(1)
  await get('t1/once.jpg', 'image/avif')
  await get('t1/never.jpg', 'image/avif')
  await get('t1/never.jpg', 'image/avif')
  expect(toBuffer).toHaveBeenCalledTimes(2)
  toBuffer.mockRestore()
})

test('two pictures are encoded at a time, and those that would wait too long are sent as they are for a minute', async () => {
  const jpeg = await hills().jpeg({ quality: 90 }).toBuffer()
  const keys = Array.from({ length: 30 }, (_, n) => `t1/many/${n}.jpg`)
  await Promise.all(keys.map((key) => put(key, jpeg, 'image/jpeg')))
  const toBuffer = sharp.prototype.toBuffer as () => Promise<Buffer>
  const [running, most] = [{ now: 0 }, { seen: 0 }]
  const spy = jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: sharp.Sharp) {
    running.now += 1
    most.seen = Math.max(most.seen, running.now)
    const bytes = await toBuffer.call(this)
    running.now -= 1
    return bytes as never
  })
  const replies = await Promise.all(keys.map((key) => get(key, CHROME)))
  const encoded = replies.filter(({ headers }) => headers['content-type'] === 'image/avif')
  const interim = replies.filter(({ headers }) => headers['cache-control'] === 'public, max-age=60')
  expect([encoded.length, interim.length, most.seen]).toEqual([8, 22, 2])
  for (const { headers } of interim) expect([headers['content-type'], headers.etag]).toEqual(['image/jpeg', '"stored"'])
  spy.mockRestore()
  expect(await typeOf('t1/many/29.jpg', CHROME)).toBe('image/avif')
})

test('a broken file and a decompression bomb are sent as they are, without being unpacked', async () => {
  const jpeg = await hills().jpeg({ quality: 90 }).toBuffer()
  const bomb = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files = [
    ['t1/cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
    [
      't1/script.jpg',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="x()">${' '.repeat(5000)}</svg>`),
      'image/jpeg',
    ],
    ['t1/bomb.png', bomb, 'image/png'],
  ] as const
  const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer')
  for (const [key, bytes, type] of files) {
    await put(key, bytes, type)
    const { statusCode, headers, rawPayload } = await get(key, CHROME)
    expect([key, statusCode, headers['content-type'], rawPayload.equals(bytes)]).toEqual([key, 200, type, true])
  }
  const sizes = await Promise.all(
    toBuffer.mock.contexts.map(
      async (picture) => (await (picture as sharp.Sharp).metadata().catch(() => null))?.width ?? 0,
    ),
  )
  expect(sizes).not.toContain(5000)
  toBuffer.mockRestore()
})

test('formats have tags of their own, and no addresses', async () => {
  const jpeg = await hills().jpeg({ quality: 90 }).toBuffer()
  await put('t1/tag.jpg', jpeg, 'image/jpeg')
  const avif = await get('t1/tag.jpg', CHROME)
  const stored = await get('t1/tag.jpg', CRAWLER)
  expect([avif.headers.etag, stored.headers.etag]).toEqual(['"avif"', '"stored"'])
  const codeOf = async (accept: string, headers: Record<string, string>) =>
    (await get('t1/tag.jpg', accept, headers)).statusCode
  expect(await codeOf(CHROME, { 'if-none-match': 'W/"avif"' })).toBe(304)
  expect(await codeOf(CHROME, { 'if-none-match': '"stored"' })).toBe(200)
  expect(await codeOf(CRAWLER, { 'if-none-match': '"x", "stored"' })).toBe(304)
  const part = await get('t1/tag.jpg', CHROME, { range: 'bytes=0-9', 'if-range': '"avif"' })
  expect([part.statusCode, part.rawPayload.equals(avif.rawPayload.subarray(0, 10))]).toEqual([206, true])
  expect(await codeOf(CHROME, { range: 'bytes=0-9', 'if-range': '"stored"' })).toBe(200)
  expect((await get('formats/t1/tag.jpg.avif', CHROME)).statusCode).toBe(404)
})

test('a picture is sent although its format cannot be stored', async () => {
  await put('t1/full-disk.jpg', await hills().jpeg({ quality: 90 }).toBuffer(), 'image/jpeg')
  const storing = jest.spyOn(t.ports.storage, 'put').mockRejectedValue(new Error('no space'))
  expect(await typeOf('t1/full-disk.jpg', CHROME)).toBe('image/avif')
  storing.mockRestore()
})

test('a file that a job has made for one person is not negotiated', async () => {
  await put('exports/a.jpg', await hills().jpeg({ quality: 90 }).toBuffer(), 'image/jpeg')
  const { headers } = await get('exports/a.jpg', CHROME)
  expect([headers['content-type'], headers['cache-control'], headers.etag]).toEqual([
    'image/jpeg',
    'private, no-store',
    undefined,
  ])
})

test('a picture is sent no wider than asked for, in the best format of the client or in its own', async () => {
  const files = [
    [
      't1/wide.jpg',
      await hills(1500, 900).jpeg({ quality: 90 }).toBuffer(),
      'image/jpeg',
      ['image/avif', 'image/webp', 'image/jpeg'],
    ],
    [
      't1/wide.png',
      await hills(1500, 900).png({ compressionLevel: 0 }).toBuffer(),
      'image/png',
      ['image/webp', 'image/webp', 'image/png'],
    ],
    [
      't1/wide.webp',
      await hills(1500, 900).webp({ quality: 95 }).toBuffer(),
      'image/webp',
      ['image/avif', 'image/webp', 'image/webp'],
    ],
  ] as const
  for (const [key, bytes, stored, types] of files) {
    await put(key, bytes, stored)
    const replies = await Promise.all([CHROME, SAFARI_14, CRAWLER].map((accept) => get(`${key}?w=800`, accept)))
    expect([key, replies.map(({ headers }) => headers['content-type'])]).toEqual([key, types])
    for (const { rawPayload, headers } of replies) {
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 480 })
      expect(rawPayload.length).toBeLessThan(bytes.length)
      expect(headers).toMatchObject({
        vary: expect.stringContaining('Accept'),
        'cache-control': expect.stringContaining('immutable'),
      })
    }
    expect((await sharp((await get(key, CHROME)).rawPayload).metadata()).width).toBe(1500)
  }
})

test('a width that is not offered, or not smaller, changes nothing', async () => {
  const jpeg = await hills(1000, 600).jpeg({ quality: 90 }).toBuffer()
  await put('t1/width.jpg', jpeg, 'image/jpeg')
  for (const query of ['w=801', 'w=8000000', 'w=-1', 'w=', 'w=800&w=800', 'w[a]=1', 'w=0x320', 'W=800', 'w=1200']) {
    const { statusCode, rawPayload } = await get(`t1/width.jpg?${query}`, CHROME)
    expect([query, statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([query, 200, 1000])
  }
})

test('a photo of a camera is made smaller although it is too large to be encoded in its own width', async () => {
  await put('t1/photo.jpg', await hills(5000, 4000).jpeg().toBuffer(), 'image/jpeg')
  const { headers, rawPayload } = await get('t1/photo.jpg?w=1600', CHROME)
  expect([headers['content-type'], (await sharp(rawPayload).metadata()).width]).toEqual(['image/avif', 1600])
})

test('a picture that would have too many pixels in the width stays what it is, and never becomes narrower', async () => {
  await put('t1/tall.jpg', await hills(1000, 12_000).jpeg().toBuffer(), 'image/jpeg')
  const { headers, rawPayload } = await get('t1/tall.jpg?w=800', CHROME)
  expect([headers['content-type'], (await sharp(rawPayload).metadata()).width]).toEqual(['image/webp', 800])
  expect((await sharp((await get('t1/tall.jpg?w=800', 'image/avif')).rawPayload).metadata()).width).toBe(800)
})
