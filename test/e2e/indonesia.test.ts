import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api, lastSent, loginCode } from '../support/api'
import { payInApp } from '../support/midtrans'
import { arrive, assertQuiet, axe, FRONT, openPhone, type Page, type RunningServer, startServer } from './support'

/** A shopper of the Indonesian shop, who has an address, and its owner; national numbers. */
const SHOPPER = '81200000001'
const OWNER = '81900000001'

let server: RunningServer
let browser: Browser
test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const site = async (mobile: string): Promise<Api> => {
  const api = new Api(server.url, 'rimba')
  await api.login(mobile)
  return api
}

interface PlacedOrder {
  number: string
  tit: string
}

/** An unpaid order of one product. */
async function placeOrder(api: Api): Promise<PlacedOrder> {
  const { product, variant } = await api.buyable()
  await api.ok('POST', `/shop/product/${product}/add_basket/`, { body: { variant_id: variant, quantity: 1 } })
  const checkout = await api.ok<{ sums: { total: string }; address: { id: number } }>('POST', '/shop/basket/checkout/')
  return api.ok('POST', '/shop/basket/checkout_submit/', {
    body: { address_id: checkout.address.id, note: '', total: checkout.sums.total },
  })
}

async function logIn(page: Page): Promise<void> {
  const login = page.locator(FRONT).filter({ has: page.getByRole('checkbox', { name: /menyetujui/ }) })
  await login.getByLabel('Ponsel').fill(`0${SHOPPER}`)
  const before = await lastSent(server.url, SHOPPER)
  await login.getByRole('button', { name: 'Kirim kode' }).click()
  await login.getByLabel('Kode', { exact: true }).fill(await loginCode(server.url, SHOPPER, before))
  await login.getByRole('checkbox').first().click()
  await login.getByRole('button', { name: 'Masuk', exact: true }).click()
  await arrive(page, /^(?!.*\/login\/)/)
}

test('a buyer in Indonesia pays an order by QRIS, and the shop sends it by a carrier of the country', async () => {
  const buyer = await site(SHOPPER)
  const order = await placeOrder(buyer)
  const { page, complaints, close } = await openPhone(browser, server)
  const pay = `/mobile-t/rimba/order/pay/?order=${order.number}&amount=${order.tit}`
  await page.goto(`/mobile-t/rimba/login/?next=${encodeURIComponent(pay)}`)
  await logIn(page)

  const methods = page.getByRole('radiogroup')
  await methods.getByRole('radio', { name: 'QRIS' }).waitFor()
  assert.deepEqual((await methods.getByRole('radio').allInnerTexts()).slice(0, 6), [
    'QRIS',
    'GoPay',
    'Virtual Account BCA',
    'Virtual Account BNI',
    'Virtual Account BRI',
    'Mandiri Bill Payment',
  ])
  await methods.getByRole('radio', { name: 'Virtual Account BCA' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: false }).last().click()
  await page.getByText('Nomor virtual account').waitFor()
  assert.deepEqual(await axe(page), [])
  const number = await page.getByText(/^(?:\d{4} )+\d{1,4}$/).textContent()
  await page.reload()
  await page.getByText(number ?? '').waitFor()

  await page.getByRole('button', { name: 'Pilih metode lain' }).click()
  await methods.getByRole('radio', { name: 'GoPay' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: false }).last().click()
  await page.getByRole('button', { name: 'Buka GoPay' }).waitFor()
  await page.getByRole('button', { name: 'Pilih metode lain' }).click()
  await methods.getByRole('radio', { name: 'QRIS' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: false }).last().click()
  await page.getByRole('img', { name: /^Kode QR untuk Rp/ }).waitFor()
  assert.deepEqual(await axe(page), [])
  await payInApp(server.url)
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: 'Lihat pesanan' }).click()
  await arrive(page, new RegExp(`/order/${order.number}/`))

  const owner = await site(OWNER)
  const list = await owner.ok<{ results: { id: number }[] }>('GET', '/ops/shop/order/', {
    query: { search: order.number },
  })
  const id = list.results[0]?.id
  await owner.ok('POST', `/ops/shop/order/${id}/process/`, {
    body: { action: 'ship', carrier: 'SiCepat', tracking_no: '001234567890' },
  })
  const parcel = await until(
    async () =>
      (await buyer.ok<{ deliveries: { number: string }[] }>('GET', `/shop/order/${order.number}/`)).deliveries[0]
        ?.number,
    { what: 'a parcel', every: 50 },
  )
  await page.goto(`/mobile-t/rimba/order_nodedelivery/${parcel}/`)
  await page.getByRole('button', { name: 'Lacak di SiCepat' }).waitFor()
  assertQuiet(complaints)
  await close()
})
