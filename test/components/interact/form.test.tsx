import { FORM_SAVE_MS } from '@storefront/contract/constants'
import { act } from 'react'
import { FormEmbed } from '@/features/forms/components/FormEmbed'
import { FormScreen } from '@/features/forms/screens/FormScreen'
import { images } from '@/platform/images'
import { feedback } from '@/platform/feedback'
import { formsApi } from '@/services/api/forms'
import { track } from '@/services/track'
import { siteState } from '@/state/site'
import { setUser } from '@/state/session'
import { answerDialog, button, fill, refusal, renderScreen, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { formOf } from './support'

let submit: jest.SpyInstance
let save: jest.SpyInstance
const SAVED_AT = '2026-05-06T04:00:00.000Z'
const submission = { id: 9, success_page_title: '谢谢您', success_page_message: '下次茶会见' }

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(formsApi, 'form').mockResolvedValue(formOf())
  jest.spyOn(formsApi, 'savedForm').mockResolvedValue({ saved_data: null, saved_at: null })
  submit = jest.spyOn(formsApi, 'submitForm').mockResolvedValue(submission)
  save = jest.spyOn(formsApi, 'saveForm').mockResolvedValue({ ok: true, saved_at: SAVED_AT })
  jest.mocked(track).mockClear()
})
afterEach(() => jest.useRealTimers())

/** Intervals wait for the test; all else goes on as ever. */
const holdIntervals = (now = new Date()) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
    ],
  })
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

const value = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value

async function open(as = user as typeof user | null) {
  const screen = await renderScreen(<FormScreen />, { slug: 'f' }, as, 'form.formentry')
  await screen.waitFor(() => screen.text().includes('茶会反馈'))
  return screen
}

test('submits the values once and shows the success page with a link home', async () => {
  const screen = await open()
  expect(screen.text()).toContain('说说您的感受')
  await fill('称呼', '林')
  await fill('评分', '5')
  await screen.tap('提交')
  expect(submit.mock.calls).toEqual([['f', { name: '林', mark: 5, again: false }, expect.any(String)]])
  expect(track).toHaveBeenCalledWith('form_submit', { form: 'f' })
  expect(screen.text()).toContain('谢谢您下次茶会见')
  expect(screen.all('提交')).toEqual([])
  await screen.tap('回到首页')
  expect(openedScreens()).toEqual([expect.objectContaining({ name: 'mobile.index' })])
})

test('shows the default success message when the form has none', async () => {
  submit.mockResolvedValue({ id: 9, success_page_title: '', success_page_message: '' })
  const screen = await open()
  await fill('称呼', '林')
  await screen.tap('提交')
  expect(screen.text()).toContain('提交成功')
})

test('sends nothing while a rule is broken and shows the number of errors beside the button', async () => {
  const screen = await open()
  await fill('评分', '9')
  await screen.tap('提交')
  expect(submit).not.toHaveBeenCalled()
  for (const words of ['请填写此项', '请填写不大于5的数字', '有 2 处需要修改']) expect(screen.text()).toContain(words)
})

test('ignores a second tap while the submit is pending', async () => {
  let arrive: (reply: typeof submission) => void = () => {}
  submit.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const screen = await open()
  await fill('称呼', '林')
  await screen.tap('提交')
  await screen.tap('提交')
  await act(async () => arrive(submission))
  expect(submit).toHaveBeenCalledTimes(1)
  expect(screen.text()).toContain('谢谢您')
})

test.each([
  ['inactive', {}, '表单暂未开放填写'],
  ['future', {}, '表单还未开始填写'],
  ['over', {}, '表单填写已截止'],
  ['open', { uls: ['lu'] }, '您的填写次数已经达到上限'],
  ['open', { uls: ['lupd'] }, '您的每日填写次数已经达到上限'],
  ['over', { uls: ['lu'] }, '表单填写已截止'],
] as const)(
  'a form that is %s %j shows the specified reason instead of the submit button',
  async (status, more, words) => {
    jest.spyOn(formsApi, 'form').mockResolvedValue(formOf({ status, uls: [], ...(more as { uls?: ['lu'] }) }))
    const screen = await open()
    expect(screen.text()).toContain(words)
    expect(screen.all('提交')).toEqual([])
  },
)

test('opens automatically at its start time and then stops refetching', async () => {
  holdIntervals(new Date('2026-05-06T04:00:00Z'))
  const start = '2026-05-06T04:00:30Z'
  const read = jest.spyOn(formsApi, 'form').mockResolvedValue(formOf({ status: 'future', start }))
  const screen = await open()
  expect(screen.text()).toContain('表单还未开始填写')
  read.mockResolvedValue(formOf({ start }))
  await pass(31_000)
  await screen.waitFor(() => screen.all('提交').length === 1)
  // And is not asked for again and again afterwards.
  const reads = read.mock.calls.length
  await pass(600_000)
  expect(read.mock.calls.length).toBe(reads)
})

test('shows a refusal inside the form, without dialog or toast, and refetches the form', async () => {
  submit.mockRejectedValue(refusal('formAnswerWrong', '「评分」填写有误，请检查后再提交'))
  const screen = await open()
  await fill('称呼', '林')
  await screen.tap('提交')
  expect(feedback.toast).not.toHaveBeenCalled()
  expect(screen.role('dialog')).toEqual([])
  expect(screen.text()).toContain('「评分」填写有误')
  expect(value('称呼')).toBe('林')
  await screen.waitFor(() => jest.mocked(formsApi.form).mock.calls.length === 2)
})

test('shows the reason and no submit button when the form was closed meanwhile', async () => {
  submit.mockRejectedValue(refusal('formLimit', '您的填写次数已经达到上限'))
  const screen = await open()
  jest.spyOn(formsApi, 'form').mockResolvedValue(formOf({ uls: ['lu'] }))
  await fill('称呼', '林')
  await screen.tap('提交')
  await screen.waitFor(() => screen.all('提交').length === 0)
  expect(screen.text()).toContain('您的填写次数已经达到上限')
})

test('redirects a visitor to login and retains the input', async () => {
  const screen = await open(null)
  await fill('称呼', '林')
  await screen.tap('提交')
  expect(submit).not.toHaveBeenCalled()
  expect(openedScreens()[0]?.name).toBe('login')
  await act(async () => setUser(user))
  expect(value('称呼')).toBe('林')
  await screen.tap('提交')
  expect(submit).toHaveBeenCalledTimes(1)
})

test('requires a bound mobile number first when the site demands it', async () => {
  const { config } = siteState()
  config.mobile_bind_required = true
  try {
    const screen = await open({ ...user, is_mobile_bind: false, mobile: '' })
    await fill('称呼', '林')
    await screen.tap('提交')
    expect(await answerDialog('关闭')).toContain('绑定')
    expect(submit).not.toHaveBeenCalled()
  } finally {
    config.mobile_bind_required = false
  }
})

describe('temp-save', () => {
  const temp = () =>
    jest.spyOn(formsApi, 'form').mockResolvedValue(formOf({ config: { enable_temp_save: true, origins: [] } }))

  test('restores the saved values when the form opens', async () => {
    temp()
    jest.spyOn(formsApi, 'savedForm').mockResolvedValue({ saved_data: { name: '林', mark: 'odd' }, saved_at: SAVED_AT })
    const screen = await open()
    await screen.waitFor(() => value('称呼') === '林')
    expect(value('评分')).toBe('')
  })

  test('saves every 20 seconds after a change and shows the success', async () => {
    temp()
    holdIntervals()
    const screen = await open()
    await screen.waitFor(() => button('暂存'))
    await pass(FORM_SAVE_MS * 2)
    expect(save).not.toHaveBeenCalled()
    await fill('称呼', '林')
    await pass(FORM_SAVE_MS)
    expect(save.mock.calls).toEqual([['f', { name: '林', mark: null, again: false }]])
    expect(screen.text()).toContain('保存成功')
    await pass(FORM_SAVE_MS * 3)
    expect(save).toHaveBeenCalledTimes(1)
    await fill('称呼', '林小')
    expect(screen.text()).not.toContain('保存成功')
    await pass(FORM_SAVE_MS)
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('saves by the button without validation', async () => {
    temp()
    const screen = await open()
    await screen.waitFor(() => button('暂存'))
    await fill('评分', '9')
    await screen.tap('暂存')
    expect(save).toHaveBeenCalledWith('f', { name: '', mark: 9, again: false })
    expect(feedback.toast).toHaveBeenCalledWith('保存成功')
  })

  test('fails silently and is retried', async () => {
    temp()
    holdIntervals()
    save.mockRejectedValueOnce(refusal('internal', '坏了'))
    const screen = await open()
    await screen.waitFor(() => button('暂存'))
    await fill('称呼', '林')
    await pass(FORM_SAVE_MS)
    expect(screen.text()).not.toContain('保存成功')
    expect(feedback.toast).not.toHaveBeenCalled()
    await pass(FORM_SAVE_MS)
    expect(save).toHaveBeenCalledTimes(2)
    expect(screen.text()).toContain('保存成功')
  })

  test('a submit waits for a pending save, and nothing is saved after it', async () => {
    temp()
    let arrive: (reply: { ok: true; saved_at: string }) => void = () => {}
    save.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const screen = await open()
    await screen.waitFor(() => button('暂存'))
    await fill('称呼', '林')
    await screen.tap('暂存')
    await screen.tap('提交')
    await screen.tap('提交')
    expect([submit.mock.calls.length, button('提交').disabled]).toEqual([0, true])
    await act(async () => arrive({ ok: true, saved_at: SAVED_AT }))
    expect(submit).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('does not overwrite what a visitor typed before logging in', async () => {
    temp()
    const readSaved = jest.spyOn(formsApi, 'savedForm').mockReturnValue(new Promise(() => {}))
    await open(null)
    await fill('称呼', '林')
    await act(async () => setUser(user))
    expect(readSaved).toHaveBeenCalled()
    expect(value('称呼')).toBe('林')
  })

  test('is neither offered nor requested when the form does not enable it', async () => {
    const screen = await open()
    expect(screen.all('暂存')).toEqual([])
    expect(formsApi.savedForm).not.toHaveBeenCalled()
  })
})

test('names the upload that a submit waits for', async () => {
  jest
    .spyOn(formsApi, 'form')
    .mockResolvedValue(formOf({ json_schema: { properties: { photo: { type: 'image', title: '照片' } } } }))
  const picture = { id: 7, full: '/m/7.jpg', thumb: '/m/7-t.jpg', thumb_wx_mp: '', width: 10, height: 10 }
  let arrive: (reply: typeof picture) => void = () => {}
  const image = { path: 'blob:x', name: 'x.png', bytes: 10, width: 10, height: 10, type: 'image/png' }
  jest.spyOn(images, 'choose').mockResolvedValue({ ok: true, images: [image] })
  jest.spyOn(formsApi, 'uploadImage').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const screen = await open()
  await screen.tap('照片 上传图片')
  await screen.tap('提交')
  expect(screen.text()).toContain('请等待「照片」上传完成')
  expect(submit).not.toHaveBeenCalled()
  await act(async () => arrive(picture))
  expect(screen.text()).not.toContain('请等待')
  await screen.tap('提交')
  expect(submit).toHaveBeenCalledWith('f', { photo: picture }, expect.any(String))
})

test('shows a failure and no submit button when the schema is unreadable', async () => {
  jest.spyOn(formsApi, 'form').mockResolvedValue(formOf({ json_schema: { properties: [1] } }))
  const screen = await open()
  expect(screen.text()).toContain('表单设置有误，暂时无法填写')
  expect(screen.all('提交')).toEqual([])
})

test('shows the failure state with a retry when the form cannot be loaded', async () => {
  jest
    .spyOn(formsApi, 'form')
    .mockRejectedValueOnce(refusal('notFound', '您访问的内容不存在'))
    .mockResolvedValue(formOf())
  const screen = await renderScreen(<FormScreen />, { slug: 'f' }, user, 'form.formentry')
  await screen.tap(await screen.waitFor(() => screen.get('重新加载')))
  await screen.waitFor(() => screen.text().includes('茶会反馈'))
})

test('FormEmbed renders nothing when its form cannot be loaded', async () => {
  jest.spyOn(formsApi, 'form').mockRejectedValue(refusal('notFound', '不存在'))
  const screen = await renderScreen(<FormEmbed slug="gone" />)
  await screen.waitFor(() => screen.role('status').length === 0)
  expect(formsApi.form).toHaveBeenCalledTimes(1)
  expect(screen.text()).toBe('')
  expect(feedback.toast).not.toHaveBeenCalled()
})

test('FormEmbed shows the success message in place after a submit', async () => {
  const screen = await renderScreen(<FormEmbed slug="f" />)
  await screen.waitFor(() => screen.text().includes('茶会反馈'))
  await fill('称呼', '林')
  await screen.tap('提交')
  expect(screen.text()).toContain('谢谢您下次茶会见')
  expect(screen.all('回到首页')).toEqual([])
})
