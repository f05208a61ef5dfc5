/**
 * A purchase in a shop that was just opened: no demo site, its goods and its home page made by the calls of the studio.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PageConfig } from '@storefront/contract/entities/site/site'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import { startShopServer, type ShopServer } from '../support/shop-server'
import { assertClean, boot, fillAddress, logIn, pageOf } from './support'

const OWNER = '13812340088'
const NAME = '晨露茶铺'
const TEA = '晨露茶 10 号'

let server: ShopServer
let owner: Api
before(async () => {
  server = await startShopServer({ slug: 'dew', name: NAME, owner: OWNER })
  await stock()
})
after(() => server?.remove())

/** Credentials as the studio takes them: the fields of the vendor's row that have a value. */
async function enterCredentials(): Promise<void> {
  const { weapp, alipay, payments } = await server.accounts('dew', NAME)
  const kinds = { weapp, alipay, 'pay:wechat': payments.wechat, 'pay:alipay': payments.alipay }
  for (const [kind, account] of Object.entries(kinds)) {
    const values = Object.fromEntries(
      Object.entries(account).filter(([, value]) => typeof value === 'string' && value !== ''),
    )
    await owner.ok('PUT', `/studio/credential/${encodeURIComponent(kind)}/`, { body: { version: 0, values } })
  }
  // The server reads what it knows of a shop anew after some seconds.
  await until(async () => (await new Api(server.url).ok<PageConfig>('GET', '/mpage/user/pageconfig/')).config.is_open, {
    what: 'the opening of the shop',
  })
}

/** The owner's work: contracts with the vendors, ten products, and a text on the home page. */
async function stock(): Promise<void> {
  owner = new Api(server.url)
  await owner.loginStudio(OWNER)
  await enterCredentials()
  const variant = { id: null, attributes: [], promotion_price: null, sku: '', inventory: 6 }
  const more = {
    abstract: '',
    description: '',
    ctype: 'shop.product',
    category: null,
    tags: [],
    price_marked: null,
    is_active: true,
    images: [],
  }
  for (let n = 1; n <= 10; n += 1)
    await owner.ok('POST', '/studio/product/', {
      body: { name: `晨露茶 ${n} 号`, ...more, variants: [{ ...variant, price: String(19 + n) }] },
    })
  interface Document {
    modules: object[]
  }
  const { results } = await owner.ok<{ results: { id: number; slug: string }[] }>('GET', '/studio/page/')
  const path = `/studio/page/${results.find(({ slug }) => slug === 'index')?.id}/`
  const page = await owner.ok<{ version: number; doc: Document }>('GET', path)
  const text = {
    id: 900001,
    type: 'mpage.richtextpagemodule',
    name: '',
    style: '',
    hidden: false,
    config: { html: '<p>头采已到</p>' },
  }
  const doc = { ...page.doc, modules: [text, ...page.doc.modules] }
  const { version } = await owner.ok<{ version: number }>('PUT', `${path}draft/`, {
    body: { version: page.version, doc },
  })
  await owner.ok('POST', `${path}publish/`, { body: { version } })
}

test('a shopper reads the home page of a shop that was just opened, and buys there', async () => {
  const app = await boot(server, { path: pageOf('mobile.index') })
  try {
    await app.page.waitForText('头采已到')
    await app.page.tap(TEA)
    await app.waitForPage(pageOf('shop.product.detail'))
    await app.page.waitForText(TEA)
    await app.page.tap('立即购买')
    await app.page.waitForText('选择规格')
    await app.page.tap('立即购买', { within: '选择规格' })
    await app.page.waitFor(
      () => app.page.route === pageOf('login') || app.page.route === pageOf('shop.checkout'),
      'the login or the checkout',
    )
    if (app.page.route === pageOf('login')) await logIn(app, server.url)
    await app.waitForPage(pageOf('shop.checkout'))
    await app.rest()
    await app.page.tap('新增收货地址')
    await app.waitForPage(pageOf('shop.shippingaddress.edit'))
    await fillAddress(app, server.url)
    await app.waitForPage(pageOf('shop.checkout'))
    await app.page.waitForText(/青石路 ?1 ?号/)
    await app.rest()
    await app.page.tap('提交订单')
    await app.waitForPage(pageOf('payment'))
    await app.page.tap('立即支付')
    await app.page.waitForText('支付成功')
    await app.rest()
    await app.page.tap('查看订单')
    await app.waitForPage(pageOf('shop.order.detail'))
    await app.page.waitForText('待发货')
    assertClean(app)
  } finally {
    await app.close()
  }
  const { results } = await owner.ok<{ results: { tit: string; status: string }[] }>('GET', '/studio/shop/order/', {
    query: { tab: 'all' },
  })
  assert.deepEqual(
    results.map(({ tit, status }) => [tit, status]),
    [['29.00', 'wait_ship']],
  )
})
