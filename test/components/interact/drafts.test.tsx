import { FORM_SAVE_MS } from '@storefront/contract/constants'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { act } from 'react'
import { chooseDraft } from '@/features/forms/drafts/choose-draft'
import { deviceDraft } from '@/features/forms/drafts/device-draft'
import { FormScreen } from '@/features/forms/screens/FormScreen'
import { feedback } from '@/platform/feedback'
import { formsApi } from '@/services/api/forms'
import { setUser } from '@/state/session'
import { fill, refusal, renderScreen, user } from '../fixtures'
import { cleanup } from '../../setup/render'
import { formOf } from './support'

const NOW = Date.parse('2026-05-06T04:00:00Z')
const iso = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()
const form = formOf({ config: { enable_temp_save: true, origins: [] } })
let save: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  })
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(formsApi, 'form').mockResolvedValue(form)
  jest.spyOn(formsApi, 'submitForm').mockResolvedValue({ id: 9, success_page_title: '', success_page_message: '' })
  savedOnServer(null)
  save = jest.spyOn(formsApi, 'saveForm').mockResolvedValue({ ok: true, saved_at: iso(1) })
})
afterEach(() => jest.useRealTimers())

const savedOnServer = (saved_data: Record<string, unknown> | null, minutes = 0) =>
  jest.spyOn(formsApi, 'savedForm').mockResolvedValue({ saved_data, saved_at: saved_data && iso(minutes) })
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const value = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value
const onDevice = (owner: string) => deviceDraft(owner, 'f').read()

async function open(as: typeof user | null = user) {
  const screen = await renderScreen(<FormScreen />, { slug: 'f' }, as, 'form.formentry')
  // The form, then its draft, then what they make of it.
  for (let step = 0; step < 3; step++) await pass(10)
  return screen
}

/** Leaves the screen; what was read for it is forgotten. */
async function leave() {
  cleanup()
  await pass(10)
}

test('what is typed is on the device a moment later, and loaded when the form is opened again', async () => {
  const screen = await open()
  await fill('称呼', '林')
  await pass(500)
  expect(onDevice(user.uuid)?.values).toMatchObject({ name: '林' })
  expect(screen.text()).toContain('已保存在本机')
  expect(save).not.toHaveBeenCalled()
  await leave()
  await open()
  expect(value('称呼')).toBe('林')
})

test('what is typed is on the device at once when the page goes out of sight', async () => {
  await open()
  await fill('称呼', '林')
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect(onDevice(user.uuid)?.values).toMatchObject({ name: '林' })
})

test('a visitor has a draft on the device alone, which whoever logs in takes along', async () => {
  await open(null)
  await fill('称呼', '林')
  await pass(FORM_SAVE_MS * 2)
  expect([onDevice('')?.values.name, save.mock.calls.length]).toEqual(['林', 0])
  await leave()
  await open()
  expect(value('称呼')).toBe('林')
  await fill('称呼', '林小')
  await pass(500)
  expect([onDevice(user.uuid)?.values.name, onDevice('')]).toEqual(['林小', null])
})

test('what is typed after a session ran out stays with its user', async () => {
  await open()
  await fill('称呼', '林')
  await pass(500)
  await act(async () => setUser(null))
  await fill('称呼', '林小')
  await pass(500)
  expect([onDevice(user.uuid)?.values.name, onDevice('')]).toEqual(['林小', null])
})

test('of two drafts that differ the newer is offered with its time, and restored', async () => {
  savedOnServer({ name: '旧', mark: 2 }, -10)
  deviceDraft(user.uuid, 'f').write({ values: { name: '新' }, at: NOW - 60_000 })
  const screen = await open()
  expect(value('称呼')).toBe('旧')
  expect(screen.text()).toContain('您有一份 2026/05/06 11:59 保存的内容')
  await screen.tap('恢复')
  expect(value('称呼')).toBe('新')
  expect(screen.all('恢复')).toEqual([])
})

test('a discarded draft is offered no more, here and on the server', async () => {
  savedOnServer({ name: '新' }, -1)
  deviceDraft(user.uuid, 'f').write({ values: { name: '旧' }, at: NOW - 600_000 })
  const screen = await open()
  await screen.tap('舍弃')
  await pass(50)
  expect(save).toHaveBeenCalledWith('f', expect.objectContaining({ name: '旧' }))
  savedOnServer({ name: '旧', mark: null, again: false }, 1)
  await leave()
  const again = await open()
  expect(again.all('恢复')).toEqual([])
  expect(value('称呼')).toBe('旧')
})

test('an offer without an answer is shown again after more was typed', async () => {
  savedOnServer({ name: '旧' }, -10)
  deviceDraft(user.uuid, 'f').write({ values: { name: '新' }, at: NOW - 60_000 })
  await open()
  await fill('评分', '3')
  await pass(FORM_SAVE_MS + 1000)
  await leave()
  const again = await open()
  expect(value('评分')).toBe('3')
  await again.tap('恢复')
  expect(value('称呼')).toBe('新')
})

test('without the server the device has the draft', async () => {
  jest.spyOn(formsApi, 'savedForm').mockRejectedValue(refusal('internal', '坏了'))
  deviceDraft(user.uuid, 'f').write({ values: { name: '林' }, at: NOW })
  await open()
  expect(value('称呼')).toBe('林')
})

test('a submission leaves no draft on the device', async () => {
  const screen = await open()
  await fill('称呼', '林')
  await pass(500)
  await screen.tap('提交')
  await pass(50)
  await leave()
  expect([onDevice(user.uuid), onDevice('')]).toEqual([null, null])
})

test('a draft of an older schema keeps what still fits', async () => {
  deviceDraft(user.uuid, 'f').write({ values: { name: '林', mark: 'odd', gone: 1, again: 'yes' }, at: NOW })
  await open()
  expect([value('称呼'), value('评分')]).toEqual(['林', ''])
})

test('two drafts that differ in nothing that is kept are one', () => {
  const schema = formSchemaOf(form.json_schema, {})
  const server = { values: { name: '林', mark: null, again: null }, at: NOW }
  expect(
    chooseDraft(schema, server, { values: { again: null, name: '林', mark: null, other: 1 }, at: 0 }).offer,
  ).toBeNull()
})
