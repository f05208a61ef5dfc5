import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Tenant } from '../../../server/src/core/context.types'
import type { PageDocument } from '../../../server/src/documents/cache'
import { PackedPages, pageEncodingOf } from '../../../server/src/documents/packed-pages'

const tenantOf = (name: string) => ({ name }) as Tenant
const documentOf = (head: string): PageDocument => ({ status: 200, parts: null, head, screen: null })
const makePages = () => {
  const composed: string[] = []
  const pages = new PackedPages((tenant, { head }) => {
    composed.push(tenant.name)
    return `<p>${tenant.name} ${head} 青石</p>`
  })
  return { pages, composed }
}

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, identity;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip; q=0', 'identity'],
  ['br;q=0.1', 'br'],
])('of the encodings "%s" a page is sent as %s', (accepted, encoding) => {
  expect(pageEncodingOf(accepted)).toBe(encoding)
})

test('a page is the same in each encoding, and is packed once', async () => {
  const { pages, composed } = makePages()
  const [tenant, document] = [tenantOf('青石茶'), documentOf('a')]
  const [plain, br, gzip] = await Promise.all(
    (['identity', 'br', 'gzip'] as const).map((encoding) => pages.read(tenant, document, encoding)),
  )
  expect(plain?.toString()).toBe('<p>青石茶 a 青石</p>')
  expect(brotliDecompressSync(br ?? '').toString()).toBe(plain?.toString())
  expect(gunzipSync(gzip ?? '').toString()).toBe(plain?.toString())
  expect(await pages.read(tenant, document, 'br')).toBe(br)
  expect(composed).toHaveLength(3)
})

test('a document that sites share is another page for each of them, and for one whose settings were read again', async () => {
  const { pages, composed } = makePages()
  const shared = documentOf('')
  const [first, second] = [tenantOf('一'), tenantOf('二')]
  expect((await pages.read(first, shared, 'identity')).toString()).toContain('一')
  expect((await pages.read(second, shared, 'identity')).toString()).toContain('二')
  expect((await pages.read(tenantOf('三'), shared, 'identity')).toString()).toContain('三')
  // Those who take turns do not pack it anew.
  await pages.read(first, shared, 'identity')
  expect(composed).toEqual(['一', '二', '三'])
})
