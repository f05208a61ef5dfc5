import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { buildApp } from '../../../server/src/app'
import { startTestApp, type TestApp, testDeps } from '../support/app'
import type { Client } from '../support/client'
import { uploadFile } from '../support/upload'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f5d4a' } })

const upload = (
  client: Client,
  bytes: Buffer,
  { path = '/base/upload/', ...file }: { path?: string; field?: string; name?: string; type?: string } = {},
) => uploadFile(client, path, bytes, file)

test('an image is stored upright without metadata, with two thumbnails, and served as immutable', async () => {
  const { client } = await t.user()
  const bytes = await picture(1000, 500)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(client, bytes)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    width: 500,
    height: 1000,
    full: expect.stringMatching(/^\/media\/t1\/2026\/05\/[0-9a-f-]{36}\.jpg$/),
  })
  const get = async (url: string) => t.fastify.inject({ method: 'GET', url })
  const full = await get(body.full)
  expect(full.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';sandbox",
  })
  const meta = await sharp(full.rawPayload).metadata()
  expect([meta.width, meta.height, meta.exif, meta.orientation]).toEqual([500, 1000, undefined, undefined])
  const thumb = await sharp((await get(body.thumb)).rawPayload).metadata()
  expect([thumb.format, thumb.width, thumb.height]).toEqual(['webp', 200, 400])
  const wx = await sharp((await get(body.thumb_wx_mp)).rawPayload).metadata()
  expect([wx.format, wx.width, wx.height]).toEqual(['jpeg', 500, 400])
})

test('the size of an image is the size of its file, whatever is stored', async () => {
  const { client } = await t.user()
  const bytes = await picture(300, 200).jpeg({ quality: 100 }).toBuffer()
  const { body } = await upload(client, bytes, { path: '/form/form/image_upload/' })
  expect(await t.make((tx) => tx.rows('select bytes from image where tenant_id = 1 and id = $1', [body.id]))).toEqual([
    { bytes: bytes.length },
  ])
})

test('png, webp and gif are accepted by content, whatever their name and type', async () => {
  const { client } = await t.user()
  for (const format of ['png', 'webp', 'gif'] as const) {
    const { body } = await upload(client, await picture(20, 10).toFormat(format).toBuffer(), {
      name: '../../x.exe',
      type: 'text/html',
    })
    expect(body).toMatchObject({
      width: 20,
      height: 10,
      full: expect.stringMatching(new RegExp(`^/media/t1/[^.]+\\.${format}$`)),
    })
    const { headers, rawPayload } = await t.fastify.inject({ method: 'GET', url: body.full })
    expect([headers['content-type'], (await sharp(rawPayload).metadata()).format]).toEqual([`image/${format}`, format])
  }
})

test('a form upload accepts jpeg and png, and requires login', async () => {
  const path = '/form/form/image_upload/'
  const { client } = await t.user()
  const codes = []
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const { status, body } = await upload(client, await picture(20, 10).toFormat(format).toBuffer(), { path })
    codes.push([format, status, typeof body.id])
  }
  expect(codes).toEqual([
    ['jpeg', 200, 'number'],
    ['png', 200, 'number'],
    ['webp', 415, 'undefined'],
    ['gif', 415, 'undefined'],
  ])
  const visitor = await upload(t.visitor({ headers: { 'sp-mp-aid': 'x' } }), await picture(20, 10).png().toBuffer(), {
    path,
  })
  expect([visitor.status, visitor.body.err_code]).toEqual([401, '10401'])
})

test('an image names the colour that fills its place until it has come, and one to see through none', async () => {
  const { client } = await t.user()
  const square = (alpha: number) =>
    sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 200, g: 40, b: 40, alpha } } }).png()
  const opaque = await upload(client, await square(1).toBuffer())
  expect(opaque.body.color).toMatch(/^#c[0-9a-f]2[0-9a-f]2[0-9a-f]$/)
  const clear = await upload(client, await square(0.5).toBuffer())
  expect([clear.status, clear.body.color]).toEqual([200, undefined])
})

test('the thumbnail of a small image is not enlarged', async () => {
  const { client } = await t.user()
  const { body } = await upload(client, await picture(20, 10).png().toBuffer())
  const { bytes } = (await t.ports.storage.get(body.thumb.replace('/media/', ''))) ?? { bytes: Buffer.alloc(0) }
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 10 })
})

test('a file that is not an image, broken or truncated is rejected', async () => {
  const { client } = await t.user()
  const png = await picture(300, 300).png().toBuffer()
  const bad = [
    Buffer.from('<svg onload="x()">'),
    Buffer.from('GIF89a'),
    Buffer.from('#!/bin/sh'),
    Buffer.alloc(0),
    png.subarray(0, png.length / 2),
  ]
  for (const bytes of bad) {
    const { status, body } = await upload(client, bytes)
    expect([status, body]).toEqual([415, { detail: '不支持的文件类型', err_code: '10415' }])
  }
})

test('a picture of too many pixels is refused by that, before it is unpacked', async () => {
  const { client } = await t.user()
  const bomb = await picture(12_000, 9000).png().toBuffer()
  const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer')
  const { status, body } = await upload(client, bomb)
  expect([status, body]).toEqual([413, { detail: '图片尺寸过大，最多 50 百万像素，请缩小后再试', err_code: '10416' }])
  expect(toBuffer).not.toHaveBeenCalled()
  toBuffer.mockRestore()
})

const ANIMATED = ['gif', 'webp'] as const

/** An animation of frames that differ, which packs well. */
function animation(edge: number, frames: number, format: (typeof ANIMATED)[number]): Promise<Buffer> {
  const raw = Buffer.alloc(edge * edge * frames * 3)
  for (let n = 0; n < frames; n++) raw.fill((n * 37) % 256, n * edge * edge * 3, (n + 1) * edge * edge * 3)
  return sharp(raw, { raw: { width: edge, height: edge * frames, channels: 3, pageHeight: edge } })
    .toFormat(format, { effort: 1, loop: 3, delay: Array.from({ length: frames }, () => 120) })
    .toBuffer()
}

test.each(ANIMATED)(
  'an animated %s with too many frames or pixels is refused by that before decoding',
  async (format) => {
    const { client } = await t.user()
    const [many, large] = [await animation(8, 101, format), await animation(500, 49, format)]
    expect([many.length < 100_000, large.length < 100_000]).toEqual([true, true])
    const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer')
    for (const bytes of [many, large]) {
      const { status, body } = await upload(client, bytes)
      expect([status, body]).toEqual([
        413,
        { detail: '动图过大，最多 100 帧、各帧合计 12 百万像素，请缩短或缩小后再试', err_code: '10417' },
      ])
    }
    expect(toBuffer).not.toHaveBeenCalled()
    toBuffer.mockRestore()
  },
)

test.each(ANIMATED)('an animated %s keeps its frames, their times and its repetitions', async (format) => {
  const { client } = await t.user()
  const { status, body } = await upload(client, await animation(100, 20, format))
  expect([status, body]).toMatchObject([200, { width: 100, height: 100 }])
  const { rawPayload } = await t.fastify.inject({ method: 'GET', url: body.full })
  const { pages, loop, delay } = await sharp(rawPayload).metadata()
  expect([pages, loop, delay]).toEqual([20, 3, Array.from({ length: 20 }, () => 120)])
  const thumb = await t.fastify.inject({ method: 'GET', url: body.thumb })
  expect((await sharp(thumb.rawPayload).metadata()).pages).toBeUndefined()
})

/** A PNG with a chunk of an animation in the place where one has it. */
function animatedPng(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(2, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  // Behind the signature and the header.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

test('an animated PNG is refused by that, because it would stand still', async () => {
  const { client } = await t.user()
  const { status, body } = await upload(client, animatedPng(await picture(20, 10).png().toBuffer()))
  expect([status, body]).toEqual([415, { detail: '动态 PNG 会变成静图，请改用 GIF 或 WebP 动图', err_code: '10418' }])
})

test.each([8 * 1024 * 1024 + 1, 50 * 1024 * 1024])(
  'a file of %d bytes is rejected with the limit, and not decoded',
  async (size) => {
    const { client } = await t.user()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#789' } })
      .png()
      .toBuffer()
    const decoding = (['metadata', 'toBuffer'] as const).map((method) => jest.spyOn(sharp.prototype, method))
    const { status, body } = await upload(client, Buffer.concat([picture, Buffer.alloc(size - picture.length)]))
    expect([status, body]).toEqual([413, { detail: '文件过大，最大 8192 KB', err_code: '10413' }])
    for (const spy of decoding) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  },
)

test('a large image below the size limit is accepted in its full size', async () => {
  const { client } = await t.user()
  const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, n) => (n * 7919 + ((n * n) % 251)) % 256))
  const bytes = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(1024 * 1024)
  const { status, body } = await upload(client, bytes)
  expect([status, body]).toMatchObject([200, { width: 900, height: 900 }])
})

test('an upload without a file, with another field name or with another body type is rejected', async () => {
  const { client } = await t.user()
  expect((await upload(client, Buffer.from('x'), { field: 'other' })).body.fields).toEqual({ file: '不能为空' })
  expect((await client.post('/base/upload/', {})).body).toEqual({ detail: '不支持的文件类型', err_code: '10415' })
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
    const malformed = await client.send({
      method: 'POST',
      url: '/api/base/upload/',
      payload: 'nonsense',
      headers: { 'content-type': type },
    })
    expect([type, malformed.status, malformed.body.err_code]).toEqual([type, 400, '10400'])
  }
})

test('an upload by a visitor is rejected', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  expect((await upload(visitor, await picture(9, 9).png().toBuffer())).body.err_code).toBe('10401')
})

test('GET /media/ returns 404 notFound without reading the storage for an invalid path, and for an unknown file', async () => {
  const read = jest.spyOn(t.ports.storage, 'get')
  const errorOf = async (path: string) => {
    const reply = await t.fastify.inject({ method: 'GET', url: `/media/${path}` })
    return [path, reply.statusCode, reply.json().err_code]
  }
  for (const path of ['../secret', '%2e%2e/secret', 'A', '%00', ''])
    expect(await errorOf(path)).toEqual([path, 404, '10404'])
  expect(read).not.toHaveBeenCalled()
  expect(await errorOf('nothing.jpg')).toEqual(['nothing.jpg', 404, '10404'])
  read.mockRestore()
})

test('GET /media/ serves files of one site alone at the domain of that site', async () => {
  const keys = ['t1/own.png', 't2/foreign.png']
  for (const key of keys) await t.ports.storage.put(key, Buffer.from('x'), 'image/png')
  const { fastify } = await buildApp({
    ...testDeps,
    database: t.database,
    ports: t.ports,
    publicUrl: 'https://rimba.test',
  })
  const statusesAt = (host: string) =>
    Promise.all(keys.map(async (key) => (await fastify.inject({ url: `/media/${key}`, headers: { host } })).statusCode))
  expect(await statusesAt('shop.test')).toEqual([200, 404])
  expect(await statusesAt('unknown.test')).toEqual([200, 200])
  // A domain of a site that is the platform's address, too.
  expect(await statusesAt('rimba.test')).toEqual([200, 200])
  await fastify.close()
})
