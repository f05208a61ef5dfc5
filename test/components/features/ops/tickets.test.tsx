import '@/i18n/trade'
import { permissions } from '@storefront/contract/permissions'
import { OpsTicketOrderScreen } from '@/features/ops/screens/events/OpsTicketOrderScreen'
import { OpsWaitingScreen } from '@/features/ops/screens/events/OpsWaitingScreen'
import { feedback } from '@/platform/feedback'
import { opsTicketsApi } from '@/services/api/ops/tickets'
import { answerDialog, button, renderScreen, user } from '../../fixtures'
import { entryOf, issuedOf, ticketOrderOf } from '../events/ticket-fixtures'

const reader = { ...user, perms: [permissions.readTicketOrder] }
const seller = { ...user, perms: [permissions.readTicketOrder, permissions.changeTicketOrder] }
const buyer = { name: '周远', mobile: '13800000002' }

beforeEach(() => {
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

const openOrder = async (order = ticketOrderOf(), as = seller) => {
  jest.spyOn(opsTicketsApi, 'order').mockResolvedValue({ ...order, user: buyer })
  const screen = await renderScreen(<OpsTicketOrderScreen />, { number: 'T0001' }, as, 'ops.ticketorder.detail')
  await screen.waitFor(() => screen.text().includes('周远'))
  return screen
}

test('an unpaid order is revoked after a confirmation', async () => {
  const screen = await openOrder(ticketOrderOf({ actions: ['revoke'] }))
  const process = jest
    .spyOn(opsTicketsApi, 'process')
    .mockResolvedValue({ ...ticketOrderOf({ status: 'closed' }), user: buyer })
  await screen.tap('关闭订单')
  expect(process).not.toHaveBeenCalled()
  await answerDialog('关闭订单')
  await screen.waitFor(() => process.mock.calls.length === 1)
  expect(process.mock.calls[0]).toEqual(['T0001', { action: 'revoke' }, expect.any(String)])
})

test('an operator who may only read orders is offered no action', async () => {
  const tickets = [{ ...issuedOf(), refund: '80.00' }]
  await openOrder(ticketOrderOf({ status: 'completed', actions: ['refund'], tickets }), reader)
  expect(() => button('申请退票')).toThrow('no button')
})

const openWaiting = async (reason: { code: 'short'; detail: string } | null, as = seller) => {
  jest.spyOn(opsTicketsApi, 'waiting').mockResolvedValue({
    count: 1,
    results: [{ ...entryOf(), user: buyer }],
    totals: { waiting: 1 },
    seats_expected: 8,
    seats_available: 1,
    reason,
  })
  const screen = await renderScreen(<OpsWaitingScreen />, { id: '5' }, as, 'ops.waiting')
  await screen.waitFor(() => screen.text().includes('余 1 / 8 席'))
  return screen
}

test('the waiting list says why nothing is offered', async () => {
  const screen = await openWaiting({ code: 'short', detail: '空余名额少于队首所需数量' })
  expect(screen.text()).toContain('空余名额少于队首所需数量')
  expect(() => button('立即保留名额')).toThrow('no button')
})

test('seats that are free are offered by a tap', async () => {
  const screen = await openWaiting(null)
  const offer = jest.spyOn(opsTicketsApi, 'offer').mockImplementation(() => opsTicketsApi.waiting({ event: 5 }))
  await screen.tap('立即保留名额')
  await screen.waitFor(() => offer.mock.calls.length === 1)
  expect(offer.mock.calls[0]).toEqual([5, expect.any(String)])
})
