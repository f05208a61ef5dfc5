import { type CallContext, headersOf, requestOf, urlOf } from '@/services/request'

const context: CallContext = {
  apiBase: '/api',
  visit: 'v1',
  domain: 'shop.example',
  csrf: 'c5',
  token: '',
  appId: '',
  language: '',
}

test('the URL has its path parameters, the session id and the domain', () => {
  expect(urlOf('/shop/product/{id}/', { params: { id: 7 } }, context)).toBe(
    '/api/shop/product/7/?_sid=v1&c_domain=shop.example',
  )
})

test('path and query values are encoded', () => {
  const url = urlOf('/mpage/page/{key}/', { params: { key: 'a/b?c' }, query: { search: '茶 & 杯' } }, context)
  expect(url).toBe('/api/mpage/page/a%2Fb%3Fc/?search=%E8%8C%B6%20%26%20%E6%9D%AF&_sid=v1&c_domain=shop.example')
})

test('undefined and empty query values are left out, zero and false are not', () => {
  const url = urlOf('/x/', { query: { a: undefined, b: '', offset: 0, flag: false } }, context)
  expect(url).toContain('/x/?offset=0&flag=false&_sid')
})

test.each([[{}], [{ params: { id: '' } }]])('a missing path parameter throws (%p)', (input) => {
  expect(() => urlOf('/shop/product/{id}/', input, context)).toThrow(RangeError)
})

test('a tenant has its own API base', () => {
  expect(urlOf('/x/', {}, { ...context, apiBase: '/api-t/tea' })).toMatch(/^\/api-t\/tea\/x\//)
})

test.each(['GET', 'POST', 'PUT', 'DELETE'])('a browser sends the CSRF token with %s', (method) => {
  expect(requestOf(`${method} /shop/basket/`, {}, context).headers).toEqual({
    Accept: 'application/json',
    'X-CSRFToken': 'c5',
  })
})

test('a mini-program sends its token and its app id', () => {
  expect(headersOf(false, { ...context, csrf: '', token: 't9', appId: 'wx1' })).toEqual({
    Accept: 'application/json',
    Authorization: 'Token t9',
    'SP-MP-AID': 'wx1',
  })
})

test('the language is sent once it is known', () => {
  expect(headersOf(false, { ...context, language: 'id' })['Accept-Language']).toBe('id')
})

test('the body is JSON, and the idempotency key is a header', () => {
  const request = requestOf('POST /shop/shippingaddress/', { body: { name: '林' } }, context, 'k1')
  expect(request).toMatchObject({
    method: 'POST',
    body: '{"name":"林"}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
  })
})
