import { rangeOf } from '../../../server/src/lib/range'
import { startTestApp, type TestApp } from '../support/app'

test.each([
  [undefined, null],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-99', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('rangeOf ten bytes parses %s as %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.ports.storage.put('t1/film.mp4', Buffer.from('0123456789'), 'video/mp4')
})
afterAll(() => t.stop())

const get = (range?: string) =>
  t.fastify.inject({ method: 'GET', url: '/media/t1/film.mp4', headers: range ? { range } : {} })

test('GET /media/ returns a requested byte range, and 416 beyond the end', async () => {
  const whole = await get()
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type'], whole.body]).toEqual([
    200,
    'bytes',
    'video/mp4',
    '0123456789',
  ])
  const part = await get('bytes=2-4')
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length'], part.body]).toEqual([
    206,
    'bytes 2-4/10',
    '3',
    '234',
  ])
  const none = await get('bytes=10-')
  expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */10'])
})
