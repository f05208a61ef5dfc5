/** Tests of the invoice of an order, and of the messages that a step of the shop leaves. */
import { test } from 'node:test'
import { Api } from '../../support/api'
import { answer, arrive, buy, expectToast, OWNER, type Place, visit } from './steps'

/** The shop issues the invoice of an order in its studio. */
async function issue(url: string, number: string): Promise<void> {
  const api = new Api(url)
  await api.loginStudio(OWNER)
  const { results } = await api.ok<{ results: { id: number; version: number }[] }>('GET', '/studio/shop/invoice/', {
    query: { search: number },
  })
  const { id = 0, version = 0 } = results[0] ?? {}
  await api.ok('POST', `/studio/shop/invoice/${id}/process/`, { body: { action: 'issue', version, number: '2533001' } })
}

export function invoices(place: Place): void {
  test('a buyer requests an invoice, changes it, withdraws it and requests it again, and the shop issues it', async () => {
    const buyer = await place.phone('wallet')
    await buyer.rest()
    const number = await buy(buyer, place.url, { 桂花红茶: 1 })
    await visit(buyer, 'shop.order.detail', { number })
    await buyer.page.tap(/^发票/)
    await arrive(buyer, 'shop.invoice.detail')
    await buyer.page.tap('企业')
    await buyer.page.input('发票抬头', '满觉文化')
    await buyer.page.input('接收邮箱', 'fapiao@example.com')
    await buyer.page.tap('提交申请')
    await buyer.page.waitForText('请填写税号')
    await buyer.page.input('税号', '9133 0106 ma2c 0a1b 2x')
    await buyer.page.tap('提交申请')
    await buyer.page.waitForText(/待开票.*91330106MA2C0A1B2X/)
    await buyer.page.tap('撤回申请')
    await answer(buyer, '确定撤回', '撤回申请')
    await buyer.page.waitForText('已撤回')
    await buyer.page.tap('重新申请')
    await buyer.page.tap('提交申请')
    await expectToast(buyer, '申请已提交')
    await buyer.page.waitForText('待开票')

    await issue(place.url, number)
    await visit(buyer, 'message')
    await buyer.page.waitForText(`订单 ${number} 的发票已开具`)
    await buyer.page.tap(new RegExp(`订单 ${number} 的发票已开具`))
    await arrive(buyer, 'shop.invoice.detail')
    await buyer.page.waitForText(/已开票.*2533001/)
  })
}
