import type { OpsWithdrawal, Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import { OpsWithdrawalListScreen } from '@/features/ops/screens/shop/OpsWithdrawalListScreen'
import { WalletScreen } from '@/features/wallet/screens/WalletScreen'
import { WithdrawalScreen } from '@/features/promotion/screens/WithdrawalScreen'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { distributionApi } from '@/services/api/distribution'
import { promotionApi } from '@/services/api/promotion'
import { accountApi } from '@/services/api/account'
import { opsApi } from '@/services/api/ops'
import { walletApi } from '@/services/api/wallet'
import { answerDialog, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const item: Withdrawal = {
  id: 3,
  number: 'W1',
  amount: '60.00',
  bank: { code: 'CMB', name: '招商银行' },
  holder: '林小满',
  card: '**** **** **** 6783',
  status: 'applied',
  status_display: '待处理',
  note: '',
  created: '2026-05-01T00:00:00Z',
  processed: null,
  actions: ['withdraw'],
}
const balance = { income: '130.50', min: '10.00', max: '20000.00' }
const card = { id: 8, bank: item.bank, holder: '林小满', number: item.card }

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(promotionApi, 'withdrawals').mockResolvedValue({ count: 1, results: [item], ...balance })
  jest.spyOn(accountApi, 'bankCards').mockResolvedValue({ count: 1, results: [card] })
})

async function screenOf() {
  const screen = await renderScreen(<WithdrawalScreen />)
  await screen.waitFor(() => screen.get('申请提现'))
  return screen
}

test('shows the income, the withdrawals and the last digits of the bank card', async () => {
  const screen = await screenOf()
  await screen.waitFor(() => screen.get(/6783/))
  expect(screen.text()).toContain('¥130.50')
  expect(screen.text()).toContain('待处理')
})

test('lists the rows of income that a withdrawal names, each with what it takes', async () => {
  const part = {
    kind: 'commission',
    kind_display: '佣金',
    state: 'paid',
    state_display: '已提现',
    level: 1,
    paid: '128.00',
    rate: '12',
    settles: null,
  } as const
  const row = {
    ...part,
    id: 9,
    order_number: 'T1',
    product_name: '白瓷盖碗',
    amount: '15.36',
    taken: '12.00',
    created: item.created,
  }
  const load = jest.spyOn(distributionApi, 'withdrawalIncome').mockResolvedValue({ count: 1, results: [row] })
  const screen = await screenOf()
  await screen.waitFor(() => screen.get(/^收益构成/))
  await screen.tap(/^收益构成/)
  await screen.waitFor(() => document.body.textContent?.includes('白瓷盖碗'))
  expect(load).toHaveBeenCalledWith(3, { limit: 20, offset: 0 }, expect.anything())
  for (const text of ['提现 ¥60 的收益构成', '¥12', '佣金  T1']) expect(document.body.textContent).toContain(text)
})

test('validates the amount by the limits of the server and submits it with the selected bank card', async () => {
  const apply = jest.spyOn(promotionApi, 'applyWithdrawal').mockResolvedValue(item)
  const screen = await screenOf()
  await screen.tap('申请提现')
  await screen.waitFor(() => screen.get('提交申请'))
  for (const [amount, words] of [
    ['', '请填写正确的提现金额'],
    ['9.99', '单次提现不能少于'],
    ['130.51', '可提现收益不足'],
  ]) {
    await screen.input('提现金额', amount ?? '')
    await screen.tap('提交申请')
    expect(screen.text()).toContain(words)
  }
  expect(apply).not.toHaveBeenCalled()
  await screen.input('提现金额', '130.5')
  await screen.tap('提交申请')
  await screen.waitFor(() => apply.mock.calls.length === 1)
  expect(apply).toHaveBeenCalledWith({ amount: '130.5', bank_card_id: 8 }, expect.any(String))
  expect(feedback.toast).toHaveBeenCalledWith('提现申请已提交', expect.anything())
})

test('links to the bank cards when there is none', async () => {
  jest.spyOn(accountApi, 'bankCards').mockResolvedValue({ count: 0, results: [] })
  const screen = await screenOf()
  await screen.tap('申请提现')
  await screen.waitFor(() => screen.get('先添加银行卡'))
  await screen.tap('先添加银行卡')
  expect(openedScreens()).toMatchObject([{ name: 'account.bankcard' }])
})

test('cancels a withdrawal after a confirmation', async () => {
  const back = jest.spyOn(promotionApi, 'cancelWithdrawal').mockResolvedValue({ ...item, status: 'withdrawn' })
  const screen = await screenOf()
  await screen.waitFor(() => screen.get('撤回申请 W1'))
  await screen.tap('撤回申请 W1')
  await answerDialog('撤回申请')
  await screen.waitFor(() => back.mock.calls.length === 1)
  expect(back).toHaveBeenCalledWith(3, expect.any(String))
})

test('an operator marks a withdrawal as paid, and has to give a reason to refuse it', async () => {
  const ops: OpsWithdrawal = { ...item, actions: ['pay', 'refuse'], user: { name: '林小满', mobile: '138' } }
  jest.spyOn(opsApi, 'withdrawals').mockResolvedValue({ count: 1, results: [ops] })
  const process = jest.spyOn(opsApi, 'processWithdrawal').mockResolvedValue({ ...ops, status: 'paid' })
  const screen = await renderScreen(<OpsWithdrawalListScreen />, {}, { ...user, perms: ['shop.change_withdrawal'] })
  await screen.waitFor(() => screen.get('拒绝 W1'))
  await screen.tap('拒绝 W1')
  await answerDialog('拒绝')
  expect(process).not.toHaveBeenCalled()
  await answerDialog('取消')
  await screen.tap('已打款 W1')
  await answerDialog('已打款')
  await screen.waitFor(() => process.mock.calls.length === 1)
  expect(process).toHaveBeenCalledWith(3, { action: 'pay', note: '' }, expect.any(String))
})

test.each([
  ['nothing was earned', 0, '0.00', false],
  ['something was earned', 0, '1.00', true],
  ['everything was taken out', 1, '0.00', true],
])('the wallet links to withdrawals only when there was any income: %s', async (_name, count, income, isThere) => {
  jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '5.00' })
  jest.spyOn(promotionApi, 'withdrawals').mockResolvedValue({ ...balance, income, count, results: [] })
  const screen = await renderScreen(<WalletScreen />)
  await screen.waitFor(() => screen.get('¥5'))
  await screen.waitFor(() => screen.all('收益提现').length > 0 === isThere)
})
