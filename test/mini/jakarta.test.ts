/**
 * The Indonesian shop as a mini-program, whose vendor logs the buyer in: a number, an address and a payment of the
 * country.
 */
import { after, before, test } from 'node:test'
import { Api } from '../support/api'
import { payInApp } from '../support/midtrans'
import { assertClean, boot, pageOf, type RunningServer, startServer } from './support'

/** The path from the province down to the kelurahan, as the picker asks for it. */
const REGIONS = ['Daerah Khusus Ibukota Jakarta', 'Kota Administrasi Jakarta Selatan', 'Mampang Prapatan', 'Bangka']

let server: RunningServer
before(async () => {
  server = await startServer({ env: { DEFAULT_TENANT: 'rimba' } })
})
after(() => server?.remove())

test('a buyer in Jakarta picks a kelurahan, and pays by QRIS', async () => {
  const { product } = await new Api(server.url).buyable()
  const app = await boot(server, { path: pageOf('shop.product.detail'), query: { id: String(product) } })
  try {
    const { page } = app
    await page.waitForText('Beli')
    await page.tap('Beli')
    await page.waitForText('Pilih varian')
    await page.tap('Beli')
    await app.waitForPage(pageOf('shop.checkout'))
    await app.page.tap(/alamat/i)
    await app.waitForPage(pageOf('shop.shippingaddress.edit'))
    await app.page.input('Nama penerima', 'Sekar Ayu')
    await app.page.input('Nomor ponsel penerima', '0812 8765 0003')
    await app.page.tap(/Kelurahan/)
    for (const name of REGIONS) {
      await app.page.waitForText(name)
      await app.page.tap(name, { nth: -1 })
    }
    await app.page.input('Jalan, nomor rumah, dan lain-lain', 'Jalan Kemang Raya 12')
    await app.page.tap('Simpan alamat')

    await app.waitForPage(pageOf('shop.checkout'))
    await app.page.waitForText(/Jalan Kemang Raya 12, Bangka, Mampang Prapatan.*12730/)
    await app.rest()
    await app.page.tap('Buat pesanan')
    await app.waitForPage(pageOf('payment'))
    await app.page.tap('QRIS')
    await app.page.tap(/^Bayar/)
    await app.page.waitForText('Sudah bayar, cek sekarang')
    await payInApp(server.url)
    await app.page.tap('Sudah bayar, cek sekarang')
    await app.waitForText('Pembayaran berhasil')
    assertClean(app)
  } finally {
    await app.close()
  }
})
