import { pseudoTree } from '@storefront/contract/pseudo-locale'
import { clientNamespaces } from '../../support/catalogues'
import { startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('GET /base/user/languages/ names each language in itself and marks the current one', async () => {
  const results = (current: string) => [
    { code: 'zh-cn', name: '简体中文', is_current: current === 'zh-cn' },
    { code: 'en', name: 'English', is_current: current === 'en' },
    { code: 'id', name: 'Bahasa Indonesia', is_current: current === 'id' },
  ]
  expect((await t.visitor().get('/base/user/languages/')).body).toEqual({ count: 3, results: results('zh-cn') })
  expect((await t.visitor().get('/base/user/languages/?lang=id')).body.results).toEqual(results('id'))
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/base/user/languages/')).body.results).toEqual(results('id'))
})

test('the language of a user is stored and used from then on', async () => {
  const { client } = await t.user()
  expect((await client.post('/base/user/switch_language/', { language: 'id' })).body).toEqual({ ok: true })
  expect((await client.get('/base/user/languages/')).body.results[2].is_current).toBe(true)
  expect((await client.get('/shop/product/999999/')).body.detail).toBe('Konten yang Anda cari tidak ditemukan')
})

test('a visitor may switch without storing a language, and an unsupported language is rejected', async () => {
  const visitor = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  expect((await visitor.post('/base/user/switch_language/', { language: 'id' })).body).toEqual({ ok: true })
  expect((await visitor.get('/base/user/languages/')).body.results[0].is_current).toBe(true)
  expect((await visitor.post('/base/user/switch_language/', { language: 'xx' })).status).toBe(404)
})

describe('GET /base/catalogue/{language}/', () => {
  test('returns the texts of the client by namespace, and none of the server', async () => {
    const { body } = await t.visitor().get('/base/catalogue/id/')
    expect(body).toEqual({
      language: 'id',
      version: expect.stringMatching(/^[\da-f]{12}$/),
      namespaces: clientNamespaces('id'),
    })
    expect(Object.keys(body.namespaces)).not.toContain('server')
  })

  test('returns no texts to a caller who has the present version, and all to one with another', async () => {
    const { version } = (await t.visitor().get('/base/catalogue/id/')).body
    expect((await t.visitor().get(`/base/catalogue/id/?version=${version}`)).body).toEqual({
      language: 'id',
      version,
      namespaces: null,
    })
    expect((await t.visitor().get('/base/catalogue/id/?version=0')).body.namespaces).not.toBeNull()
  })

  test.each(['xx', '..', 'ID%2f..%2fen', '__proto__'])('refuses %s, which has no catalogue', async (language) => {
    const { status, body } = await t.visitor().get(`/base/catalogue/${language}/`)
    expect(status === 404 && body.err_code !== '10500').toBe(true)
  })

  test('returns the pseudo-locale, which the list does not offer', async () => {
    expect((await t.visitor().get('/base/catalogue/en-xa/')).body.namespaces).toEqual(
      pseudoTree(clientNamespaces('zh-cn')),
    )
    expect((await t.visitor().get('/shop/product/999999/?lang=en-xa')).body.detail).toMatch(/^［.*］$/)
  })
})
