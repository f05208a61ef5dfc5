import { t } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import '@/i18n/ops'
import '@/i18n/trade'
import type { EventRegistration, RegistrationForm } from '@storefront/contract/entities/events/registration'
import { RegistrationScreen } from '@/features/events/registration/RegistrationScreen'
import { SigninScreen } from '@/features/events/registration/SigninScreen'
import { feedback } from '@/platform/feedback'
import { location } from '@/platform/location'
import { http } from '@/platform/http'
import { registrationsApi } from '@/services/api/registrations'
import { answerDialog, button, refusal, renderScreen, user } from '../../fixtures'
import { cleanup } from '../../../setup/render'
import { openedScreens } from '../../screen-router'

const event: RegistrationForm['event'] = {
  id: 5,
  name: '云雾山徒步',
  address: '云雾镇',
  venue: '南门',
  start: '2026-12-06T19:00:00.000Z',
  end: '2026-12-07T03:00:00.000Z',
  is_all_day: false,
  main_image: null,
}
const formOf = (more: Partial<RegistrationForm> = {}): RegistrationForm => ({
  event,
  form: {
    slug: 'hike',
    json_schema: {
      properties: { name: { type: 'string', title: '姓名' }, dinner: { type: 'boolean', title: '饭团' } },
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
  ...more,
})
const registrationOf = (more: Partial<EventRegistration> = {}): EventRegistration => ({
  id: 31,
  code: 'ABCDEFGH23',
  event,
  status: 'confirmed',
  status_display: '已报名',
  reason: '',
  cancel_until: event.start,
  signed_in: null,
  answers: [{ title: '姓名', value: '林小满' }],
  created: '2026-05-01T00:00:00.000Z',
  actions: ['cancel'],
  ...more,
})

let read: jest.SpyInstance
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  read = jest.spyOn(registrationsApi, 'form').mockResolvedValue(formOf())
  jest.spyOn(registrationsApi, 'latest').mockResolvedValue({ data: { name: '林小满' } })
})

const open = (as: typeof user | null = user) =>
  renderScreen(<RegistrationScreen />, { id: '5' }, as, 'event.eventregistration')

test('the form is prefilled with the answers of the last registration and sent once', async () => {
  const register = jest.spyOn(registrationsApi, 'register').mockResolvedValue(registrationOf())
  const screen = await open()
  await screen.waitFor(() => document.querySelector('input')?.value === '林小满')
  expect(screen.text()).toContain('余 8 个名额')
  read.mockResolvedValue(formOf({ registration: registrationOf() }))
  await screen.tap('立即报名')
  await screen.waitFor(() => screen.text().includes('ABCDEFGH23'))
  expect(register.mock.calls).toEqual([['5', { name: '林小满', dinner: false }, expect.any(String)]])
})

test('fields find their stored lists, and a full option cannot be chosen', async () => {
  const properties = {
    tea: { type: 'string', title: '茶', enum: ['a', 'b'], enumNames: ['绿茶', '红茶'] },
    city: { type: 'string', title: '城市' },
  }
  const ui_schema = { tea: { 'ui:widget': 'radio' }, city: { 'ui:options': { remote: true } } }
  read.mockResolvedValue(
    formOf({
      form: { slug: 'hike', json_schema: { properties }, ui_schema, option_remaining: { tea: { b: 0 } }, origins: [] },
    }),
  )
  const sendRequest = jest
    .spyOn(http, 'send')
    .mockResolvedValue({ status: 200, body: { results: [{ value: '7', label: '龙井' }] } })
  const screen = await open()
  await screen.waitFor(() => screen.text().includes('已满'))
  expect(screen.get(/^红茶/).closest('button')).toBeDisabled()
  await screen.tap('城市 请选择')
  await screen.waitFor(() => screen.text().includes('龙井'))
  expect(sendRequest.mock.calls.some(([{ url }]) => url.includes('/form/form/hike/options/city/'))).toBe(true)
})

test('a required answer that is missing is not sent', async () => {
  jest.spyOn(registrationsApi, 'latest').mockResolvedValue({ data: null })
  const register = jest.spyOn(registrationsApi, 'register')
  const screen = await open()
  await screen.waitFor(() => screen.get('立即报名'))
  await screen.tap('立即报名')
  await screen.waitFor(() => screen.text().includes('请填写此项'))
  expect(register).not.toHaveBeenCalled()
})

test('a refused registration shows the reason and loads the form again', async () => {
  jest.spyOn(registrationsApi, 'register').mockRejectedValue(refusal('registrationFull', '名额已满'))
  const screen = await open()
  await screen.waitFor(() => document.querySelector('input')?.value === '林小满')
  read.mockClear().mockResolvedValue(formOf({ state: 'full', seats_available: 0 }))
  await screen.tap('立即报名')
  await screen.waitFor(() => read.mock.calls.length > 0 && screen.text().includes('名额已满'))
})

test('a registration is cancelled after a confirmation', async () => {
  read.mockResolvedValue(formOf({ registration: registrationOf() }))
  const cancel = jest.spyOn(registrationsApi, 'cancel').mockResolvedValue(registrationOf({ status: 'canceled' }))
  const screen = await open()
  await screen.waitFor(() => screen.text().includes('已报名'))
  await screen.tap('取消报名')
  expect(cancel).not.toHaveBeenCalled()
  read.mockResolvedValue(formOf())
  await answerDialog('取消报名')
  await screen.waitFor(() => cancel.mock.calls.length === 1)
  expect(toast).toHaveBeenCalledWith('报名已取消', { at: 'center' })
})

test.each([
  ['future', '报名还未开始'],
  ['over', '报名已截止'],
  ['full', '名额已满'],
] as const)('a form that is %s says so and offers no submit', async (state, words) => {
  read.mockResolvedValue(formOf({ state }))
  const screen = await open()
  await screen.waitFor(() => screen.text().includes(words))
  expect(() => button('立即报名')).toThrow('no button')
})

test("all times of a registration are those of the event's own zone", async () => {
  const inJakarta = {
    ...event,
    start: '2026-12-06T18:30:00.000Z',
    time_zone: { name: 'Asia/Jakarta', offsets: [{ since: 0, minutes: 420 }] },
  }
  const zoned = (more: Partial<RegistrationForm>) =>
    formOf({ event: inJakarta, opens: '2026-12-01T16:30:00.000Z', closes: '2026-12-06T16:30:00.000Z', ...more })
  const registration = registrationOf({
    signed_in: '2026-12-06T16:40:00.000Z',
    cancel_until: '2026-12-06T16:20:00.000Z',
  })
  for (const [form, texts] of [
    [zoned({}), [planText(t, '2026/12/07 01:30'), planText(t, '2026/12/06 23:30')]],
    [zoned({ state: 'future' }), [planText(t, '2026/12/01 23:30')]],
    [zoned({ registration }), ['2026/12/06 23:40', planText(t, '2026/12/06 23:20')]],
  ] as const) {
    read.mockResolvedValue(form)
    const screen = await open()
    await screen.waitFor(() => screen.text().includes('云雾山徒步'))
    for (const text of texts) expect(screen.text()).toContain(text)
    cleanup()
  }
})

test('signing in sends where the visitor is when the event asks for it', async () => {
  read.mockResolvedValue(formOf({ needs_location: true, registration: registrationOf({ actions: ['signin'] }) }))
  jest.spyOn(location, 'locate').mockResolvedValue({ ok: true, latitude: 31.2, longitude: 121.4 })
  const signIn = jest.spyOn(registrationsApi, 'signIn').mockResolvedValue(registrationOf({ status: 'signed_in' }))
  const screen = await renderScreen(<SigninScreen />, { id: '5' }, user, 'event.event.signin')
  await screen.waitFor(() => screen.get('签到'))
  await screen.tap('签到')
  await screen.waitFor(() => signIn.mock.calls.length === 1)
  expect(signIn.mock.calls[0]).toEqual([31, { latitude: 31.2, longitude: 121.4 }, expect.any(String)])
})

test('the sign-in page leads a visitor who has not registered to the form', async () => {
  const screen = await renderScreen(<SigninScreen />, { id: '5' }, user, 'event.event.signin')
  await screen.waitFor(() => screen.text().includes('您还没有报名该活动'))
  await screen.tap('去报名')
  expect(openedScreens()).toMatchObject([{ name: 'event.eventregistration', params: { id: '5' } }])
})
