import type { InvoiceRequest, OrderInvoice } from '@storefront/contract/entities/orders/invoice'
import { act } from '@testing-library/react/pure'
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen'
import '@/i18n/invoice'
import '@/i18n/order'
import { feedback } from '@/platform/feedback'
import { invoicesApi } from '@/services/api/invoices'
import { setCountryCode } from '@/ui/stores'
import { answerDialog, fill, renderScreen } from '../../fixtures'

jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: () => () => {} }))

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
afterEach(() => act(() => setCountryCode('CN')))

const none: OrderInvoice = { order: 'D1', amount: '128.00', request: null, last: null, actions: ['request'] }
const request: InvoiceRequest = {
  ...{ status: 'waiting', status_display: '待开票', buyer: 'company', title: '满觉文化', email: 'a@b.cn' },
  ...{ tax_number: '91330106MA2C0A1B2X', number: '', reason: '', requested: '2026-03-01T00:00:00Z', issued: null },
}
const waiting: OrderInvoice = {
  ...none,
  request,
  last: { buyer: 'company', title: '满觉文化', tax_number: '91330106MA2C0A1B2X', email: 'a@b.cn' },
  actions: ['request', 'withdraw'],
}

const open = async (invoice: OrderInvoice) => {
  jest.spyOn(invoicesApi, 'ofOrder').mockResolvedValue(invoice)
  return renderScreen(<InvoiceScreen />, { number: 'D1' })
}

test('a form says what is missing, and a request is sent once it is right', async () => {
  const request = jest.spyOn(invoicesApi, 'request').mockResolvedValue(waiting)
  const screen = await open(none)
  await screen.waitFor(() => screen.get('提交申请'))
  await screen.tap('提交申请')
  await screen.waitFor(() => screen.text().includes('请填写发票抬头'))
  expect(screen.text()).not.toContain('请填写税号')
  await screen.tap('企业')
  expect(screen.text()).toContain('请填写税号')
  await fill('发票抬头', '满觉文化')
  await fill('税号', '12')
  await fill('接收邮箱', 'a@b.cn')
  expect(screen.text()).toContain('请核对税号，例如 91350211M000100Y43')
  await screen.tap('提交申请')
  expect(request).not.toHaveBeenCalled()
  await fill('税号', '9133 0106 ma2c 0a1b 2x')
  await screen.tap('提交申请')
  await screen.waitFor(() => screen.text().includes('待开票'))
  expect(request).toHaveBeenCalledTimes(1)
  expect(request.mock.calls[0]?.[1]).toMatchObject({ buyer: 'company', title: '满觉文化' })
})

test('a request that waits begins a change with what was filled in, or is withdrawn after a question', async () => {
  const withdraw = jest.spyOn(invoicesApi, 'withdraw').mockResolvedValue({
    ...waiting,
    request: { ...request, status: 'withdrawn', status_display: '已撤回' },
    actions: ['request'],
  })
  const screen = await open(waiting)
  await screen.waitFor(() => screen.get('撤回申请'))
  await screen.tap('撤回申请')
  expect(await answerDialog('撤回申请')).toContain('确定撤回')
  await screen.waitFor(() => screen.text().includes('已撤回'))
  expect(withdraw).toHaveBeenCalledTimes(1)
  await screen.tap('重新申请')
  expect(document.querySelector<HTMLInputElement>('[aria-label="税号"]')?.value).toBe('91330106MA2C0A1B2X')
})

test('a refusal shows the reason of the shop and the way to ask again', async () => {
  const screen = await open({
    ...waiting,
    request: { ...request, status: 'refused', status_display: '未通过', reason: '税号不一致' },
    actions: ['request'],
  })
  await screen.waitFor(() => screen.text().includes('税号不一致'))
  expect(screen.text()).toContain('重新申请')
  expect(screen.text()).not.toContain('撤回申请')
})

test('a person in Indonesia may give a number, and reads its own name of it', async () => {
  setCountryCode('ID')
  const screen = await open(none)
  await screen.waitFor(() => screen.text().includes('NPWP'))
  await fill('NPWP 税号', '12')
  await screen.tap('提交申请')
  expect(screen.text()).toContain('请核对NPWP 税号，例如 0012345678901000')
})
