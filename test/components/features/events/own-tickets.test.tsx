import '@/i18n/trade'
import { OwnEventTicketScreen } from '@/features/events/tickets/own/OwnEventTicketScreen'
import { OwnEventTicketsScreen } from '@/features/events/tickets/own/OwnEventTicketsScreen'
import { TicketGiftScreen } from '@/features/events/tickets/own/TicketGiftScreen'
import { WaitingScreen } from '@/features/events/tickets/waiting/WaitingScreen'
import { feedback } from '@/platform/feedback'
import { screenLight } from '@/platform/screen-light'
import { ticketsApi } from '@/services/api/tickets'
import { ApiError } from '@/services/client'
import { answerDialog, button, fill, refusal, renderScreen, user } from '../../fixtures'
import { cleanup } from '../../../setup/render'
import { openedScreens } from '../../screen-router'
import { attendeeForm, entryOf, event, issuedOf, waitingOf } from './ticket-fixtures'

jest.mock('@/lib/qr', () => ({ qrImage: (text: string) => `data:,${text}` }))

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(ticketsApi, 'code').mockResolvedValue({ code: 'D1.signed', rotating: null })
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
const codeShown = () => document.querySelector('img[alt*=门票二维码]')?.getAttribute('src')
const isLost = () => new ApiError({ kind: 'network', status: 0, code: '', detail: '' })

const openTicket = async (ticket = issuedOf()) => {
  jest.spyOn(ticketsApi, 'one').mockResolvedValue(ticket)
  const screen = await renderScreen(<OwnEventTicketScreen />, { id: '31' }, user, 'event.issuedticket.detail')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  return screen
}

test('a ticket shows its code, and shows it again without a network', async () => {
  const screen = await openTicket()
  expect(screen.text()).toContain('ABCD EFGH 23')
  expect(screen.text()).toContain('138****0001')
  await screen.waitFor(() => codeShown() === 'data:,D1.signed')
  cleanup()
  jest.mocked(ticketsApi.code).mockRejectedValue(isLost())
  jest.mocked(ticketsApi.one).mockRejectedValue(isLost())
  const offline = await renderScreen(<OwnEventTicketScreen />, { id: '31' }, user, 'event.issuedticket.detail')
  await offline.waitFor(() => offline.text().includes('网络不可用'))
  expect(offline.text()).toContain('ABCD EFGH 23')
  expect(codeShown()).toBe('data:,D1.signed')
  expect(offline.text()).not.toContain('转赠好友')
})

test('the screen is bright while the code of a ticket is shown', async () => {
  const dim = jest.fn()
  const brighten = jest.spyOn(screenLight, 'brighten').mockReturnValue(dim)
  const screen = await openTicket()
  await screen.waitFor(() => codeShown() === 'data:,D1.signed')
  expect(brighten).toHaveBeenCalledTimes(1)
  expect(dim).not.toHaveBeenCalled()
  cleanup()
  expect(dim).toHaveBeenCalledTimes(1)
})

test('the live code is shown as long as it holds, then the signed one', async () => {
  const expires = new Date(Date.now() + 400).toISOString()
  jest.mocked(ticketsApi.code).mockResolvedValue({ code: 'D1.signed', rotating: { code: 'D1.live', expires } })
  const screen = await openTicket()
  await screen.waitFor(() => codeShown() === 'data:,D1.live')
  await screen.waitFor(() => codeShown() === 'data:,D1.signed')
})

test('the list of tickets opens without a network', async () => {
  jest.spyOn(ticketsApi, 'issued').mockResolvedValue({ count: 1, results: [issuedOf()] })
  const screen = await renderScreen(<OwnEventTicketsScreen />, {}, user, 'event.issuedticket')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  jest.mocked(ticketsApi.issued).mockRejectedValue(isLost())
  const offline = await renderScreen(<OwnEventTicketsScreen />, {}, user, 'event.issuedticket')
  await offline.waitFor(() => offline.text().includes('网络不可用'))
  expect(offline.text()).toContain('云雾山音乐会')
})

test('a ticket is given after a confirmation, and its link can be shared then', async () => {
  const screen = await openTicket()
  const gift = { num: 'secret', until: '2036-12-01T00:00:00.000Z' }
  const ticketOnOffer = issuedOf({ gift, status_display: '转赠中', actions: ['present_cancel'] })
  const present = jest.spyOn(ticketsApi, 'present').mockResolvedValue(ticketOnOffer)
  jest.mocked(ticketsApi.one).mockResolvedValue(ticketOnOffer)
  await screen.tap('转赠好友')
  expect(present).not.toHaveBeenCalled()
  await answerDialog('转赠好友')
  await screen.waitFor(() => screen.text().includes('请分享给好友'))
  const cancel = jest.spyOn(ticketsApi, 'cancelPresent').mockResolvedValue(issuedOf())
  await screen.tap('取消转赠')
  await answerDialog('取消转赠')
  await screen.waitFor(() => cancel.mock.calls.length === 1)
})

test('an attendee who comes in the place of the holder is saved', async () => {
  const screen = await openTicket()
  const change = jest
    .spyOn(ticketsApi, 'changeAttendee')
    .mockResolvedValue(issuedOf({ attendee: { name: '周远', mobile: '13800000001', answers: [] } }))
  await screen.tap('修改参加人')
  await fill('姓名', '周远')
  await fill('手机号', '138')
  await screen.tap('保存')
  await screen.waitFor(() => screen.text().includes('请输入正确的手机号'))
  expect(change).not.toHaveBeenCalled()
  await fill('手机号', '13800000001')
  await screen.tap('保存')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(change.mock.calls).toEqual([[31, { name: '周远', mobile: '13800000001' }, expect.any(String)]])
})

const openGift = async (state: 'open' | 'taken', form = null as typeof attendeeForm | null) => {
  jest.spyOn(ticketsApi, 'gift').mockResolvedValue({
    event,
    ticket: { name: '成人票' },
    state,
    giver: { name: '周远', avatar: null },
    until: '2036-12-01T00:00:00.000Z',
    form,
  })
  const screen = await renderScreen(<TicketGiftScreen />, { num: 'secret' }, user, 'event.issuedticket.present')
  await screen.waitFor(() => screen.text().includes('周远 送您一张门票'))
  return screen
}

test("the deadline of a gift is shown in the event's own zone, to giver and recipient", async () => {
  const inJakarta = { ...event, time_zone: { name: 'Asia/Jakarta', offsets: [{ since: 0, minutes: 420 }] } }
  const until = '2036-12-01T00:00:00.000Z'
  const gift = {
    event: inJakarta,
    ticket: { name: '成人票' },
    state: 'open' as const,
    giver: { name: '周远', avatar: null },
    until,
    form: null,
  }
  jest.spyOn(ticketsApi, 'gift').mockResolvedValue(gift)
  const recipientScreen = await renderScreen(
    <TicketGiftScreen />,
    { num: 'secret' },
    user,
    'event.issuedticket.present',
  )
  await recipientScreen.waitFor(() => recipientScreen.text().includes('2036年12月1日 周一 07:00'))
  cleanup()
  const ticketOnOffer = issuedOf({ event: inJakarta, gift: { num: 'secret', until }, actions: ['present_cancel'] })
  const giverScreen = await openTicket(ticketOnOffer)
  await giverScreen.waitFor(() => giverScreen.text().includes('2036年12月1日 周一 07:00'))
})

test('a gift is accepted with the answers that its event asks for', async () => {
  const receive = jest.spyOn(ticketsApi, 'receive').mockResolvedValue({ id: 31 })
  const screen = await openGift('open', attendeeForm)
  await screen.tap('收下门票')
  await screen.waitFor(() => screen.text().includes('请填写此项'))
  expect(receive).not.toHaveBeenCalled()
  await fill('忌口', '无')
  await screen.tap('收下门票')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(receive.mock.calls).toEqual([['secret', { answers: { diet: '无' } }, expect.any(String)]])
  expect(openedScreens()).toMatchObject([{ name: 'event.issuedticket.detail', params: { id: '31' } }])
})

test('a gift that was accepted is not offered again', async () => {
  const screen = await openGift('taken')
  expect(screen.text()).toContain('门票已被领取')
  expect(() => button('收下门票')).toThrow('no button')
})

const openWaiting = async (list = waitingOf()) => {
  jest.spyOn(ticketsApi, 'waiting').mockResolvedValue(list)
  const screen = await renderScreen(<WaitingScreen />, { id: '5', ticket: '1' }, user, 'event.waiting')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  return screen
}

test('the waiting list is joined with a quantity, and says how many are ahead', async () => {
  const join = jest.spyOn(ticketsApi, 'join').mockResolvedValue(entryOf())
  const screen = await openWaiting()
  await screen.tap('增加 数量')
  jest.mocked(ticketsApi.waiting).mockResolvedValue(waitingOf({ entry: entryOf() }))
  await screen.tap('加入候补')
  await screen.waitFor(() => screen.text().includes('前面还有 3 位'))
  expect(join.mock.calls).toEqual([['5', { ticket_id: 1, quantity: 2 }, expect.any(String)]])
})

test('a place that is refused says why', async () => {
  jest.spyOn(ticketsApi, 'join').mockRejectedValue(refusal('waitingNeedless', '现在可以直接购票'))
  const screen = await openWaiting()
  await screen.tap('加入候补')
  await screen.waitFor(() => screen.text().includes('现在可以直接购票'))
})

test('an offer counts down and leads to its order; leaving declines it', async () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  const screen = await openWaiting(
    waitingOf({ entry: entryOf({ status: 'offered', ahead: null, order_number: 'T0009', offer_until: until }) }),
  )
  expect(screen.text()).toContain('名额保留剩余')
  await screen.tap('查看保留的名额')
  expect(openedScreens()).toMatchObject([{ name: 'event.ticketorder.detail', params: { number: 'T0009' } }])
  const leave = jest.spyOn(ticketsApi, 'leave').mockResolvedValue({ ok: true })
  await screen.tap('放弃名额')
  await answerDialog('放弃名额')
  await screen.waitFor(() => leave.mock.calls.length === 1)
})
