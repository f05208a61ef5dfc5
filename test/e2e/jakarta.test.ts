import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { Api, lastSent, loginCode } from '../support/api'
import { payInApp } from '../support/midtrans'
import {
  arrive,
  assertQuiet,
  axe,
  FRONT,
  openPhone,
  type Page,
  type RunningServer,
  shoot,
  startServer,
} from './support'

/** Numbers that have no account yet, and the owner's, as people write them. */
const BUYER = '0812 8765 0001'
const OWNER = '0819 0000 0001'
const OTHER_BUYER = '0812 8765 0002'

let server: RunningServer
let browser: Browser
test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

async function logIn(page: Page, mobile: string): Promise<void> {
  const national = mobile.replace(/^0|\s/g, '')
  const login = page.locator(FRONT).filter({ has: page.getByRole('checkbox', { name: /menyetujui/ }) })
  await login.getByLabel('Ponsel').fill(mobile)
  const before = await lastSent(server.url, national)
  await login.getByRole('button', { name: 'Kirim kode' }).click()
  await login.getByLabel('Kode', { exact: true }).fill(await loginCode(server.url, national, before))
  await login.getByRole('checkbox').first().click()
  await login.getByRole('button', { name: 'Masuk', exact: true }).click()
  await arrive(page, /^(?!.*\/login\/)/)
}

/** The path from the province down to the kelurahan, as the picker asks for it. */
const REGIONS = ['Daerah Khusus Ibukota Jakarta', 'Kota Administrasi Jakarta Selatan', 'Mampang Prapatan', 'Bangka']

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Penerima').fill('Sekar Ayu')
  await page.getByLabel('Nomor ponsel').fill(BUYER)
  await page.getByRole('button', { name: /^Wilayah/ }).click()
  const sheet = page.getByRole('dialog')
  for (const name of REGIONS) await sheet.getByRole('button', { name, exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  assert.equal(await page.getByLabel('Kode pos').inputValue(), '12730')
  await page.getByLabel('Alamat lengkap').fill('Jalan Kemang Raya 12')
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'jakarta-address')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
}

/** Sends the order by a carrier of the country, on the operator's phone. */
async function ship(page: Page, number: string): Promise<void> {
  await page.goto(`/mobile-t/rimba/login/?next=${encodeURIComponent('/mobile-t/rimba/ops/order/')}`)
  await logIn(page, OWNER)
  await page.getByText(number).first().click()
  await arrive(page, /\/ops\/order\/\d+\//)
  await page
    .getByText(/Sekar Ayu 0812-8765-0001/)
    .first()
    .waitFor()
  await page.getByLabel('Kurir').fill('SiCepat')
  await page.getByLabel('Nomor resi').fill('001234567890')
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.locator(FRONT).getByText('Dalam pengiriman').waitFor()
}

test('a buyer in Jakarta logs in, picks a kelurahan, pays by QRIS, and the shop ships', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const { product } = await new Api(server.url, 'rimba').buyable()
  await page.goto('/mobile-t/rimba/')
  await page
    .getByText(/Rp\s?\d/)
    .first()
    .waitFor()
  await page.goto(`/mobile-t/rimba/product/${product}/`)
  await page.getByRole('button', { name: 'Beli', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beli', exact: true }).click()
  await arrive(page, /\/login\//)
  await logIn(page, BUYER)
  await arrive(page, /\/checkout\//)
  await page
    .getByRole('button', { name: /alamat/i })
    .first()
    .click()
  await arrive(page, /shippingaddress/)
  await fillAddress(page)
  await arrive(page, /\/checkout\//)
  await page.getByText(/Jalan Kemang Raya 12, Bangka, Mampang Prapatan/).waitFor()
  await page.getByRole('button', { name: 'Buat pesanan' }).click()
  await arrive(page, /\/order\/pay\//)
  await page.getByRole('radio', { name: 'QRIS' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: false }).last().click()
  await page.getByRole('img', { name: /^Kode QR untuk Rp/ }).waitFor()
  await payInApp(server.url)
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor()
  await page.getByRole('button', { name: 'Lihat pesanan' }).click()
  await arrive(page, /\/order\/(?!pay\/)[^/]+\//)
  const number = new URL(page.url()).pathname.split('/').at(-2) ?? ''

  const clerk = await openPhone(browser, server)
  await ship(clerk.page, number)
  await shoot(clerk.page, 'jakarta-sent')
  await page.reload()
  await page.getByText('SiCepat').first().waitFor()
  await shoot(page, 'jakarta-order')
  assertQuiet(complaints)
  assertQuiet(clerk.complaints)
  await clerk.close()
  await close()
})

test('a buyer of the shop in Jakarta has goods sent to China', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const next = '/mobile-t/rimba/shop/shippingaddress/edit/'
  await page.goto(`/mobile-t/rimba/login/?next=${encodeURIComponent(next)}`)
  await logIn(page, OTHER_BUYER)
  await arrive(page, /shippingaddress/)
  await page.getByLabel('Penerima').fill('Lin Xiaoman')
  await page.getByRole('button', { name: /^Negara/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tiongkok' }).click()
  await page.getByLabel('Kode pos').waitFor({ state: 'detached' })
  await page.getByLabel('Nomor ponsel').fill('138 0000 0001')
  await page.getByRole('button', { name: /^Wilayah/ }).click()
  const sheet = page.getByRole('dialog')
  for (const name of ['浙江省', '杭州市', '西湖区']) await sheet.getByRole('button', { name, exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByLabel('Alamat lengkap').fill('文三路 100 号')
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'jakarta-abroad')
  await page.getByRole('button', { name: 'Simpan alamat' }).click()
  await page.getByText('浙江省 杭州市 西湖区 文三路 100 号, Tiongkok').waitFor()
  await shoot(page, 'jakarta-abroad-list')
  assertQuiet(complaints)
  await close()
})
