import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { remotePictures } from '../../server/src/ports/remote-picture'
import { UpstreamError } from '../../server/src/core/ports.types'

const PICTURE = Buffer.from('a picture')
const requests: string[] = []
let server: Server
let port = 0
beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? ''
    requests.push(path)
    if (path.startsWith('/moved')) return reply.writeHead(302, { location: '/photo' }).end()
    if (path.startsWith('/loop')) return reply.writeHead(302, { location: path }).end()
    if (path.startsWith('/inside')) return reply.writeHead(302, { location: `http://127.0.0.2:${port}/photo` }).end()
    if (path.startsWith('/file')) return reply.writeHead(302, { location: 'file:///etc/passwd' }).end()
    if (path.startsWith('/none')) return reply.writeHead(404).end()
    if (path.startsWith('/down')) return reply.writeHead(503).end()
    if (path.startsWith('/heavy')) return reply.writeHead(200).end(Buffer.alloc(2000))
    if (path.startsWith('/slow')) return undefined
    return reply.writeHead(200).end(PICTURE)
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/**
 * Lets through the address of the server alone, in the place of public ones. A busy machine may take seconds for what
 * has an answer.
 */
const download = (path: string, timeoutMs = 60_000) =>
  remotePictures(timeoutMs, { allowIPAddressList: ['127.0.0.1'] }).download(`http://127.0.0.1:${port}${path}`, 1000)

test.each(['/photo', '/moved'])('a picture at %s is read', async (path) => {
  expect(await download(path)).toEqual(PICTURE)
})

test.each([
  ['/none', 'missing'],
  ['/loop', 'missing'],
  ['/file', 'missing'],
  ['/heavy', 'tooLarge'],
])('%s has no picture, says that it is %s, and is not worth another attempt', async (path, problem) => {
  expect(await download(path)).toBe(problem)
})

test.each([
  ['/down', 60_000],
  ['/slow', 300],
])('%s is worth another attempt', async (path, timeoutMs) => {
  await expect(download(path, timeoutMs)).rejects.toThrow(UpstreamError)
})

test.each([
  '127.0.0.1',
  'localhost',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0x7f.1',
  '10.0.0.1',
  '169.254.169.254',
  '[fd00::1]',
])('an address of a private network is not connected to: %s', async (host) => {
  const count = requests.length
  expect(await remotePictures(300).download(`http://${host}:${port}/photo`, 1000)).toBe('private')
  expect(requests).toHaveLength(count)
})

test('a redirect to a private network is not followed', async () => {
  expect(await download('/inside')).toBe('private')
  expect(requests.at(-1)).toBe('/inside')
})
