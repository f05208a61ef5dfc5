import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { photoService } from '../../server/src/ports/photos'
import { UpstreamError } from '../../server/src/core/ports.types'

const PICTURE = Buffer.from('a picture')
const requests: string[] = []
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? ''
    requests.push(path)
    if (path.startsWith('/moved')) return reply.writeHead(302, { location: path.replace('moved', 'photo') }).end()
    if (path.startsWith('/html')) return reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    if (path.startsWith('/down')) return reply.writeHead(503).end()
    if (path.startsWith('/heavy'))
      return reply.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(6_000_000))
    if (path.startsWith('/slow')) return undefined
    return reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A service that answers has all the time that a busy machine needs. */
const take = (path: string) =>
  photoService(`${origin}${path}`, path.startsWith('/slow') ? 300 : 60_000).take(
    { width: 560, height: 310 },
    'qing/shi',
  )

test('take fills width, height and site into the URL of the photo service', async () => {
  expect(await take('/photo/{tenant}/{width}?h={height}')).toEqual(PICTURE)
  expect(requests.at(-1)).toBe('/photo/qing%2Fshi/560?h=310')
})

test('take follows a redirect of the photo service', async () => {
  expect(await take('/moved/{width}/{height}')).toEqual(PICTURE)
  expect(requests.at(-1)).toBe('/photo/560/310')
})

test.each(['/html', '/down', '/heavy', '/slow'])('take rejects the response of %s', async (path) => {
  await expect(take(`${path}/{width}/{height}`)).rejects.toThrow(UpstreamError)
})

test('take rejects with UpstreamError when the service is unreachable', async () => {
  await expect(
    photoService('http://127.0.0.1:1/{width}/{height}', 300).take({ width: 1, height: 1 }, 'x'),
  ).rejects.toThrow(UpstreamError)
})
