import '@/i18n/contact'
import '@/i18n/trade'
import type { Contact } from '@storefront/contract/entities/account/payee'
import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { RegistrationScreen } from '@/features/events/registration/RegistrationScreen'
import { TicketCheckoutScreen } from '@/features/events/tickets/checkout/TicketCheckoutScreen'
import { ticketBasket } from '@/features/events/tickets/checkout/basket'
import { feedback } from '@/platform/feedback'
import { accountApi } from '@/services/api/account'
import { registrationsApi } from '@/services/api/registrations'
import { ticketsApi } from '@/services/api/tickets'
import { act, fireEvent } from '@testing-library/react/pure'
import { dialog, fill, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { attendeeForm, checkoutOf, event, ticketOrderOf } from '../events/ticket-fixtures'

const people: readonly Contact[] = [
  { id: 2, name: '周远', mobile: '13700000002' },
  { id: 1, name: '林知远', mobile: '13800000009' },
]

let contacts: jest.SpyInstance
let add: jest.SpyInstance
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  contacts = jest.spyOn(accountApi, 'contacts').mockResolvedValue({ count: 2, results: [...people] })
  add = jest.spyOn(accountApi, 'addContact').mockImplementation(async (input) => ({ id: 3, ...input }))
})

const fieldText = (label: string): string =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value.replaceAll(' ', '') ?? ''

const dialogField = (label: string): HTMLInputElement => {
  const field = dialog().querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!field) throw new Error(`the dialog has no field ${label}`)
  return field
}

const openCheckout = async (more: Parameters<typeof checkoutOf>[1] = {}, quantity = 2) => {
  ticketBasket('5').write({ code: '', quantities: { 1: quantity } })
  jest.spyOn(ticketsApi, 'checkout').mockResolvedValue(checkoutOf(quantity, more))
  const submit = jest.spyOn(ticketsApi, 'submit').mockResolvedValue(ticketOrderOf())
  const screen = await renderScreen(<TicketCheckoutScreen />, { id: '5' }, user, 'event.ticketbasket')
  await screen.waitFor(() => screen.text().includes('参加人'))
  return { screen, submit }
}

describe('the contacts of a ticket checkout', () => {
  test('a chosen contact fills the open attendee and leaves the others', async () => {
    const { screen, submit } = await openCheckout()
    await screen.tap(/第 1 张/)
    await fill('姓名', '许静')
    await screen.tap(/第 2 张/)
    await screen.tap('选择联系人')
    await screen.waitFor(() => screen.role('radio').length === 2)
    await screen.tap(/^林知远/)
    expect([fieldText('姓名'), fieldText('手机号')]).toEqual(['林知远', '13800000009'])
    await screen.tap('提交订单')
    await screen.waitFor(() => submit.mock.calls.length === 1)
    expect(submit.mock.calls[0]?.[0].lines[0]?.attendees).toEqual([
      { name: '许静' },
      { name: '林知远', mobile: '13800000009' },
    ])
  })

  test('fields of a form keep their other answers when a contact is chosen', async () => {
    const json_schema = {
      properties: {
        field_1: { type: 'string', title: '姓名' },
        field_2: { type: 'mobile', title: '手机号' },
        diet: { type: 'string', title: '忌口' },
      },
    }
    const { screen, submit } = await openCheckout({ form: { ...attendeeForm, json_schema } }, 1)
    await fill('忌口', '香菜')
    await screen.tap('选择联系人')
    await screen.waitFor(() => screen.role('radio').length === 2)
    await screen.tap(/^周远/)
    await screen.tap('提交订单')
    await screen.waitFor(() => submit.mock.calls.length === 1)
    expect(submit.mock.calls[0]?.[0].lines[0]?.attendees).toEqual([
      { answers: { field_1: '周远', field_2: '13700000002', diet: '香菜' } },
    ])
  })

  test('a form without a name field offers no contacts', async () => {
    const { screen } = await openCheckout({ form: attendeeForm }, 1)
    expect(screen.all('选择联系人')).toHaveLength(0)
    expect(contacts).not.toHaveBeenCalled()
  })

  test('a contact that is added in the sheet is filled in at once', async () => {
    contacts.mockResolvedValue({ count: 0, results: [] })
    const { screen } = await openCheckout({}, 1)
    await screen.tap(/第 1 张/)
    await screen.tap('选择联系人')
    await screen.waitFor(() => screen.text().includes('还没有联系人'))
    await screen.tap('新增联系人')
    await act(async () => void fireEvent.input(dialogField('姓名'), { target: { value: '许静' } }))
    await act(async () => void fireEvent.input(dialogField('手机号'), { target: { value: '13600000003' } }))
    await screen.tap('保存')
    await screen.waitFor(() => fieldText('姓名') === '许静')
    expect(fieldText('手机号')).toBe('13600000003')
    expect(add.mock.calls).toEqual([[{ name: '许静', mobile: '13600000003' }, expect.any(String)]])
    expect(screen.role('dialog')).toHaveLength(0)
  })

  test('contacts that do not come are asked for again', async () => {
    contacts.mockRejectedValueOnce(refusal('internal', '服务器开小差了'))
    const { screen } = await openCheckout({}, 1)
    await screen.tap(/第 1 张/)
    await screen.tap('选择联系人')
    await screen.waitFor(() => screen.get('重新加载'))
    await screen.tap('重新加载')
    await screen.waitFor(() => screen.role('radio').length === 2)
  })
})

describe('the offer to keep a new person', () => {
  test('adds each ticked person once, after the order', async () => {
    const { screen, submit } = await openCheckout()
    for (const place of [/第 1 张/, /第 2 张/]) {
      await screen.tap(place)
      await fill('姓名', '许静')
      expect(screen.all('保存为常用联系人')).toHaveLength(0)
      await fill('手机号', '13600000003')
      await screen.waitFor(() => screen.get('保存为常用联系人'))
      await screen.tap('保存为常用联系人')
    }
    expect(add).not.toHaveBeenCalled()
    await screen.tap('提交订单')
    await screen.waitFor(() => add.mock.calls.length > 0)
    await screen.waitFor(() => contacts.mock.calls.length > 1)
    expect(submit).toHaveBeenCalledTimes(1)
    expect(add.mock.calls).toEqual([[{ name: '许静', mobile: '13600000003' }, expect.any(String)]])
  })

  test('adds no contact without a tick, and is hidden for a person who is a contact already', async () => {
    const { screen, submit } = await openCheckout({}, 1)
    await screen.tap(/第 1 张/)
    await fill('姓名', '许静')
    await fill('手机号', '13600000003')
    await screen.waitFor(() => screen.get('保存为常用联系人'))
    await fill('姓名', '周远')
    await fill('手机号', '13700000002')
    expect(screen.all('保存为常用联系人')).toHaveLength(0)
    await fill('手机号', '13600000003')
    await screen.tap('提交订单')
    await screen.waitFor(() => submit.mock.calls.length === 1)
    await screen.waitFor(() => openedScreens().length > 0)
    expect(add).not.toHaveBeenCalled()
  })

  test('does not disturb the order when the contact cannot be added', async () => {
    add.mockRejectedValue(refusal('contactFull', '最多保存 50 位联系人'))
    const { screen } = await openCheckout({}, 1)
    await screen.tap(/第 1 张/)
    await fill('姓名', '许静')
    await fill('手机号', '13600000003')
    await screen.waitFor(() => screen.get('保存为常用联系人'))
    await screen.tap('保存为常用联系人')
    await screen.tap('提交订单')
    await screen.waitFor(() => add.mock.calls.length === 1)
    await screen.waitFor(() => openedScreens().length > 0)
    expect(openedScreens()).toMatchObject([{ name: 'payment' }])
    expect(screen.role('dialog')).toHaveLength(0)
    expect(toast).not.toHaveBeenCalled()
  })
})

const registration: RegistrationForm = {
  event,
  form: {
    slug: 'hike',
    json_schema: {
      properties: { name: { type: 'string', title: '姓名' }, emergency: { type: 'mobile', title: '紧急联系人手机' } },
      required: ['name'],
    },
    ui_schema: {},
    option_remaining: {},
    origins: [],
  },
  state: 'open',
  opens: null,
  closes: event.start,
  seats_available: 8,
  needs_approval: false,
  needs_location: false,
  registration: null,
}

describe('the contacts of a registration', () => {
  beforeEach(() => {
    jest.spyOn(registrationsApi, 'form').mockResolvedValue(registration)
    jest.spyOn(registrationsApi, 'latest').mockResolvedValue({ data: {} })
  })

  test('fill the name, and never the number of an emergency contact', async () => {
    const screen = await renderScreen(<RegistrationScreen />, { id: '5' }, user, 'event.eventregistration')
    await screen.waitFor(() => screen.get('选择联系人'))
    await screen.tap('选择联系人')
    await screen.waitFor(() => screen.role('radio').length === 2)
    await screen.tap(/^林知远/)
    expect([fieldText('姓名'), fieldText('紧急联系人手机')]).toEqual(['林知远', ''])
  })

  test('are not offered to a visitor', async () => {
    const screen = await renderScreen(<RegistrationScreen />, { id: '5' }, null, 'event.eventregistration')
    await screen.waitFor(() => document.querySelector('input'))
    expect(screen.all('选择联系人')).toHaveLength(0)
    expect(contacts).not.toHaveBeenCalled()
  })
})
