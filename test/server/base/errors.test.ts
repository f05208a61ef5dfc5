import { countries } from '@storefront/contract/domain/country/country'
import { NonBlank } from '@storefront/contract/entities/common'
import { Type } from '@sinclair/typebox'
import { Failure } from '../../../server/src/core/failure'
import { errorMessage } from '../../../server/src/core/i18n'
import { checkerOf } from '../../../server/src/http/call/validate'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const mini = (headers = {}) => new Client(t.fastify, { headers: { 'sp-mp-aid': 'x', ...headers } })

const chinese = { language: 'zh-cn', tenant: { country: countries.CN } }

describe('language of an error', () => {
  const detail = async (client: Client, query = '') => (await client.get(`/shop/product/999/${query}`)).body.detail
  test('is that of the site by default', async () => {
    expect(await detail(mini())).toBe(errorMessage('zh-cn', 'notFound'))
    expect(await detail(t.visitor({ base: '/api-t/rimba' }))).toBe(errorMessage('id', 'notFound'))
  })
  test('is that of the user before the site', async () => {
    expect(await detail((await t.user({ language: 'id' })).client)).toBe(errorMessage('id', 'notFound'))
    expect(await detail((await t.user({ language: 'zh-cn', tenantId: OTHER })).client)).toBe(
      errorMessage('zh-cn', 'notFound'),
    )
  })
  test('is that of an Accept-Language with a single language before the user; a list is ignored', async () => {
    expect(await detail(mini({ 'accept-language': 'id' }))).toBe(errorMessage('id', 'notFound'))
    expect(await detail(mini({ 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }))).toBe(errorMessage('zh-cn', 'notFound'))
    const { client } = await t.user({ language: 'id' })
    expect((await client.get('/shop/product/999/', { headers: { 'accept-language': 'zh-CN' } })).body.detail).toBe(
      errorMessage('zh-cn', 'notFound'),
    )
  })
  test('is that of the lang query before all others', async () => {
    expect(await detail(mini({ 'accept-language': 'zh-CN' }), '?lang=id')).toBe(errorMessage('id', 'notFound'))
    expect(await detail(mini(), '?lang=xx&lang=id')).toBe(errorMessage('zh-cn', 'notFound'))
  })
})

describe('a bad request', () => {
  const log = (body: unknown, query = '') => mini().post(`/base/log/${query}`, body)

  test('lists every invalid field with its reason', async () => {
    const entries = [{ code: 'x', message: 'm'.repeat(2001), page: 1 }, {}]
    const { status, body } = await log({ entries })
    expect(status).toBe(400)
    expect(body).toEqual({
      detail: '提交的内容有误：entries.0.code 格式不正确',
      err_code: '10400',
      fields: {
        'entries.0.code': '格式不正确',
        'entries.0.message': '最多 2000 个字',
        'entries.0.page': '格式不正确',
        'entries.1.code': '不能为空',
        'entries.1.message': '不能为空',
        'entries.1.page': '不能为空',
      },
    })
  })

  test('counts the length of a text in characters, an emoji as one', async () => {
    const entry = (message: string) => ({ entries: [{ code: 1, message, page: '' }] })
    expect((await log(entry('😀'.repeat(2000)))).status).toBe(200)
    expect((await log(entry('😀'.repeat(2001)))).body.fields).toEqual({ 'entries.0.message': '最多 2000 个字' })
    const { client } = await t.user()
    const feedback = (text: string) =>
      client.post('/feedback/feedback/', { kind: 'suggestion', text, images: [] }, { key: true })
    expect((await feedback('😀'.repeat(2000))).body.text).toBe('😀'.repeat(2000))
    expect((await feedback('😀'.repeat(2001))).body.fields).toEqual({ text: '最多 2000 个字' })
  })

  test('takes away what a schema does not name beside a text that is long in emoji alone', () => {
    const Part = Type.Union([Type.Object({ a: Type.String({ minLength: 2, maxLength: 3 }) }), Type.Null()])
    const check = checkerOf(Type.Object({ part: Part }), 'body')
    expect(check({ part: { a: '😀😀😀', more: 1 } }, chinese)).toEqual({ value: { part: { a: '😀😀😀' } } })
    expect(check({ part: { a: '😀' } }, chinese)).toBeInstanceOf(Failure)
  })

  test('refuses a name of blanks alone as it does a missing one', () => {
    const check = checkerOf(Type.Object({ name: NonBlank(5) }), 'body')
    for (const name of ['   ', '\u3000\u00a0', undefined])
      expect(check({ name }, chinese)).toMatchObject({ fields: { name: '不能为空' } })
    expect(check({ name: ' 一 ' }, chinese)).toEqual({ value: { name: '一' } })
    expect(check({ name: '一二三四五六' }, chinese)).toMatchObject({ fields: { name: '最多 5 个字' } })
  })

  test('gives the reasons in the requested language', async () => {
    expect((await log({ entries: [] }, '?lang=id')).body).toEqual({
      detail: 'Data tidak valid: entries minimal 1 item',
      err_code: '10400',
      fields: { entries: 'minimal 1 item' },
    })
    expect((await mini().post('/base/user/verify/', { mobile: '1', kind: 'nope' })).body.fields).toEqual({
      kind: '不在可选范围内',
    })
  })

  test('does not convert types in a body, but converts a query', async () => {
    const { client } = await t.user()
    expect((await client.post('/shop/basket/line/1/update_count/', { quantity: '2' })).body.fields).toEqual({
      quantity: '格式不正确',
    })
    expect((await client.get('/shop/product/?limit=2&offset=0')).status).toBe(200)
    expect((await client.get('/shop/product/?limit=abc')).body.fields).toEqual({ limit: '格式不正确' })
    expect((await client.get('/shop/product/?limit=101&from=2026-02-31')).body.fields).toEqual({
      limit: '不能大于 100',
      from: '格式不正确',
    })
  })

  test('unknown properties of a body, or of a query that asks for no list, are ignored', async () => {
    expect((await log({ entries: [{ code: 1, message: '', page: '', more: { deep: [] } }], other: 1 })).status).toBe(
      200,
    )
    expect((await mini().get('/shop/delivery/?unknown=1&district=')).status).toBe(200)
  })

  test('an endpoint that requires a body returns 400 without one', async () => {
    const { status, body } = await mini().post('/base/log/')
    expect([status, body.err_code]).toEqual([400, '10400'])
  })
})

describe('malformed requests', () => {
  const raw = (options: Parameters<Client['send']>[0]) => mini().send(options)
  const post = (payload: string, type = 'application/json') =>
    raw({ method: 'POST', url: '/api/base/log/', payload, headers: { 'content-type': type } })

  test.each([
    ['malformed JSON', () => post('{"a":'), 400, '10400'],
    ['a JSON body with __proto__', () => post('{"__proto__": {"x": 1}}'), 400, '10400'],
    ['a number as body', () => post('1'), 400, '10400'],
    ['null as body', () => post('null'), 400, '10400'],
    ['an XML body', () => post('<a/>', 'application/xml'), 415, '10415'],
    ['a form-encoded body', () => post('a=1', 'application/x-www-form-urlencoded'), 415, '10415'],
    ['an invalid content type', () => post('{}', 'x'), 415, '10415'],
    ['an array nested 8,000 deep', () => post('['.repeat(8000) + ']'.repeat(8000)), 400, '10400'],
    ['an object nested 30,000 deep', () => post(`${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`), 400, '10400'],
    ['unclosed brackets', () => post('['.repeat(200_000)), 400, '10400'],
    ['a body over the size limit', () => post(JSON.stringify({ a: 'x'.repeat(300_000) })), 413, '10413'],
    ['bad percent-encoding in the path', () => raw({ method: 'GET', url: '/api/mpage/page/%E0%A4%A/' }), 400, '10400'],
    [
      'bad percent-encoding in the query',
      () => raw({ method: 'GET', url: '/api/shop/product/?search=%E0%A4%A' }),
      200,
      undefined,
    ],
    ['NUL in the path', () => raw({ method: 'GET', url: '/api/mpage/page/a%00b/' }), 400, '10400'],
    ['NUL in the query', () => raw({ method: 'GET', url: '/api/shop/product/?search=%00' }), 400, '10400'],
    ['NUL in a body', () => post(JSON.stringify({ entries: [{ code: 1, message: '\0', page: '' }] })), 400, '10400'],
    ['U+FFFE in a body', () => post('{"entries":[{"code":1,"message":"\\ufffe","page":""}]}'), 400, '10400'],
    ['U+FFFF in a body', () => post('{"entries":[{"code":1,"message":"\\uffff","page":""}]}'), 400, '10400'],
    ['a lone surrogate in a body', () => post('{"entries":[{"code":1,"message":"\\ud800","page":""}]}'), 400, '10400'],
    ['a non-numeric id', () => raw({ method: 'GET', url: '/api/shop/product/abc/' }), 400, '10400'],
    ['an id beyond bigint', () => raw({ method: 'GET', url: '/api/shop/product/99999999999999999999/' }), 400, '10400'],
    [
      'the largest safe integer as id',
      () => raw({ method: 'GET', url: `/api/shop/product/${Number.MAX_SAFE_INTEGER}/` }),
      404,
      '10404',
    ],
    [
      'a path over the length limit',
      () => raw({ method: 'GET', url: `/api/mpage/page/${'a'.repeat(2000)}/` }),
      400,
      '10400',
    ],
    ['an unknown path', () => raw({ method: 'GET', url: '/api/nothing/here/' }), 404, '10404'],
    ['an unknown method', () => raw({ method: 'PATCH', url: '/api/shop/product/1/' }), 404, '10404'],
    ['OPTIONS', () => raw({ method: 'OPTIONS', url: '/api/shop/product/' }), 404, '10404'],
    ['a path outside the API', () => raw({ method: 'GET', url: '/wp-admin/' }), 404, '10404'],
  ])('%s gets the declared error response', async (_what, send, status, code) => {
    const answer = await send()
    expect([answer.status, answer.body.err_code]).toEqual([status, code])
    if (code) expect(answer.body.detail).not.toBe('')
  })

  test('nesting that is too deep is rejected in each language, and brackets inside strings do not count', async () => {
    const deep = `${'['.repeat(51)}${']'.repeat(51)}`
    expect((await post(deep)).body.detail).toBe('提交的内容有误： 嵌套层级过多')
    const answer = await raw({
      method: 'POST',
      url: '/api/base/log/?lang=id',
      payload: deep,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.body.detail).toBe('Data tidak valid:  bertingkat terlalu dalam')
    const entry = { code: 1, message: `"\\${'[{'.repeat(300)}`, page: '' }
    expect(
      (await post(JSON.stringify({ entries: [entry], more: JSON.parse('['.repeat(48) + ']'.repeat(48)) }))).status,
    ).toBe(200)
  })

  test('HEAD responds like GET, without a body', async () => {
    const { status, body } = await raw({ method: 'HEAD', url: '/api/shop/product/' })
    expect([status, body]).toEqual([200, ''])
  })
})

describe('internal errors', () => {
  test('return 500 without internal details, with the id of the request', async () => {
    const { client } = await t.user()
    const find = jest.spyOn(t.database.driver, 'use').mockRejectedValue(new Error('relation "secret" does not exist'))
    const { status, body, headers } = await client.get('/shop/product/', { headers: { 'x-request-id': 'abc-123456' } })
    find.mockRestore()
    expect([status, body]).toEqual([500, { detail: errorMessage('zh-cn', 'internal'), err_code: '10500' }])
    expect(headers['x-request-id']).toBe('abc-123456')
  })

  test('replace an invalid request id', async () => {
    const { headers } = await mini().get('/shop/product/', { headers: { 'x-request-id': 'a b' } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('every API response forbids sniffing, caching and framing', async () => {
  const { headers } = await mini().get('/shop/product/')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'strict-transport-security': 'max-age=15552000',
  })
})

test('paths work with and without a trailing slash', async () => {
  expect((await mini().get('/shop/product')).status).toBe(200)
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/shop/product')).status).toBe(200)
})
