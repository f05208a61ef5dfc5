import { assertDeclaredReply } from '../support/declared-reply'

const assert = (method: string, url: string, body: unknown) => () => assertDeclaredReply(method, url, body)
const emptyPage = { count: 0, next: null, previous: null, results: [] }

test('a reply that lacks what its endpoint declares is refused with the place', () => {
  expect(assert('GET', '/api/shop/product/?limit=1', emptyPage)).not.toThrow()
  expect(assert('GET', '/api-t/rimba/shop/product/?limit=1', { ...emptyPage, count: 'x' })).toThrow('/count')
})

test('a path of words is declared by its own row before one with a parameter', () => {
  expect(assert('GET', '/api/note/note/mine/', emptyPage)).not.toThrow()
  expect(assert('GET', '/api/note/note/1/', emptyPage)).toThrow('GET /note/note/1/')
})

test('a path outside of the table is not checked', () => {
  expect(assert('GET', '/api/docs/', 'x')).not.toThrow()
  expect(assert('POST', '/api/note/note/1/', 'x')).not.toThrow()
})
