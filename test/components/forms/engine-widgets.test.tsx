import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { act, useMemo } from 'react'
import { SchemaForm } from '@/forms/SchemaForm'
import type { FormEnvironment } from '@/forms/types'
import { useSchemaForm } from '@/forms/useSchemaForm'
import { partOf } from '@/forms/registry'
import { CalendarPart } from '@/forms/widgets/calendar'
import { http } from '@/platform/http'
import { images } from '@/platform/images'
import { formsApi } from '@/services/api/forms'
import { Button } from '@/ui/controls/Button'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { fill } from '../fixtures'
import { render } from '../../setup/render'

const send = jest.fn()
const SendCode: NonNullable<FormEnvironment['SendCode']> = ({ mobile, kind }) => (
  <Button onTap={() => {}}>{`${kind} ${mobile}`}</Button>
)

function Form({
  field,
  hints,
  stored,
  environment,
}: {
  field: object
  hints: object
  stored: unknown
  environment: FormEnvironment
}) {
  const schema = useMemo(
    () => formSchemaOf({ properties: { it: { title: '茶', ...field } }, required: ['it'] }, { it: hints }),
    [field, hints],
  )
  const form = useSchemaForm(schema, { it: stored })
  return (
    <OverlayHost>
      <SchemaForm schema={schema} form={form} environment={environment} />
      <Button onTap={() => form.submit(({ it }) => send(it))}>提交</Button>
      <div>{form.pendingUpload}</div>
    </OverlayHost>
  )
}
const open = (field: object, hints: object = {}, environment: FormEnvironment = {}, stored: unknown = undefined) =>
  render(<Form field={field} hints={hints} stored={stored} environment={environment} />)

beforeEach(() => send.mockClear())
afterEach(() => jest.useRealTimers())

describe('an option with a quota', () => {
  const choice = { type: 'string', enum: ['a', 'b', 'c'], enumNames: ['绿茶', '红茶', '白茶'] }
  const environment = { remaining: { it: { a: 3, b: 0 } } }

  test.each(['radio', 'select'])('shows what is left in a %s, and cannot be chosen when nothing is', async (widget) => {
    const screen = await open(choice, { 'ui:widget': widget }, environment)
    if (widget === 'select') await screen.tap('茶 请选择')
    for (const text of ['剩余3', '已满']) expect(screen.text()).toContain(text)
    const names = [...document.querySelectorAll('button')].filter((one) => /茶/.test(one.textContent ?? ''))
    expect(names.find((one) => one.textContent?.includes('红茶'))).toBeDisabled()
    expect(names.find((one) => one.textContent?.includes('白茶'))).toBeEnabled()
  })

  test('allows a choice to be taken back when nothing is left', async () => {
    const screen = await open(
      { type: 'array', items: choice },
      { 'ui:options': { enumNames: ['绿茶', '红茶', '白茶'] } },
      environment,
      ['b', 'c'],
    )
    await screen.tap(/^红茶/)
    await screen.tap('提交')
    expect(send).toHaveBeenCalledWith(['c'])
  })
})

describe('a calendar', () => {
  test('offers the days that its rules allow', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-05-06T04:00:00Z'),
      doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    })
    const screen = await open(
      { type: 'string' },
      {
        'ui:widget': 'calendar',
        'ui:options': { disabledDates: { past: true, weekend: true, dates: ['2026-05-08'] } },
      },
      { parts: { calendar: partOf(CalendarPart) } },
    )
    await screen.tap('茶 选择日期')
    const day = (date: number) => screen.get(`2026 年 5 月 ${date} 日`)
    for (const disabled of [5, 8, 9, 10]) expect(day(disabled)).toHaveAttribute('aria-disabled', 'true')
    await screen.tap('2026 年 5 月 7 日')
    await screen.tap('提交')
    expect(send).toHaveBeenCalledWith('2026-05-07')
  })
})

describe('a number that has to be proven', () => {
  const hints = { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } }

  test('is sent with its code, which goes when the number changes', async () => {
    const screen = await open({ type: 'string' }, hints, { SendCode })
    await fill('茶', '13800000001')
    expect(screen.text()).toContain('m_verify 13800000001')
    await screen.tap('提交')
    expect(screen.text()).toContain('请填写验证码')
    await fill('验证码', '12 34-567')
    await fill('茶', '13800000002')
    expect(document.querySelector<HTMLInputElement>('input[aria-label="验证码"]')?.value).toBe('')
    await fill('验证码', '123456')
    await screen.tap('提交')
    expect(send).toHaveBeenCalledWith({ mobile: '13800000002', verify_code: '123456' })
  })

  test('is loaded from a draft, which has a number alone', async () => {
    await open({ type: 'string' }, hints, { SendCode }, '13800000001')
    expect(document.querySelector<HTMLInputElement>('input[aria-label="茶"]')?.value).toBe('13800000001')
  })
})

describe('a list that is searched', () => {
  const environment: FormEnvironment = {
    optionsPath: (key) => `/form/form/f/options/${key}/`,
    origins: ['https://lists.example'],
  }
  const remote = (value: unknown) => ({ 'ui:options': { remote: value } })
  const answer = (body: unknown) => jest.spyOn(http, 'send').mockResolvedValue({ status: 200, body })
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

  test('asks once after a pause in typing, and sends the chosen option', async () => {
    const sendRequest = answer({ results: [{ value: '7', label: '龙井' }] })
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] })
    const screen = await open({ type: 'string' }, remote(true), environment)
    await screen.tap('茶 请选择')
    await pass(0)
    await fill('搜索', '龙')
    await pass(600)
    await fill('搜索', '龙井')
    await pass(999)
    expect(sendRequest).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(
      sendRequest.mock.calls.map(([{ url }]) => new URL(url, 'https://a.test').searchParams.get('keyword')),
    ).toEqual([null, '龙井'])
    expect(sendRequest.mock.calls[1]?.[0]).toMatchObject({
      method: 'GET',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
    expect(sendRequest.mock.calls[1]?.[0].url).toContain('/form/form/f/options/it/')
    await pass(0)
    await screen.tap('龙井')
    await screen.tap('提交')
    expect(send).toHaveBeenCalledWith({ value: '7', label: '龙井' })
  })

  test.each<[string, unknown, string | null]>([
    ['a path of our API', { url: '/districts/province/' }, '/districts/province/'],
    [
      'an origin that the site names',
      { url: 'https://lists.example/teas?kind=1' },
      'https://lists.example/teas?kind=1&keyword=',
    ],
    ['an origin that the site does not name', { url: 'https://elsewhere.example/teas' }, null],
    ['a path to another host', { url: '//elsewhere.example/teas' }, null],
    ['plain http', { url: 'http://lists.example/teas' }, null],
  ])('asks %s only where that is allowed', async (_, value, url) => {
    const sendRequest = answer([])
    const screen = await open({ type: 'string' }, remote(value), environment)
    await screen.tap('茶 请选择')
    await screen.waitFor(() => screen.text().includes('没有匹配的选项'))
    expect(sendRequest.mock.calls.map(([request]) => request.url.includes(url ?? 'never'))).toEqual(
      url === null ? [] : [true],
    )
    if (url?.startsWith('https'))
      expect(Object.keys(sendRequest.mock.calls[0]?.[0].headers ?? {})).toEqual(['Accept', 'X-Requested-With'])
  })

  test.each([
    [
      'a refusal',
      () => jest.spyOn(http, 'send').mockResolvedValue({ status: 500, body: { detail: '坏了', err_code: '10500' } }),
    ],
    ['no network', () => jest.spyOn(http, 'send').mockRejectedValue(new Error('offline'))],
    ['a reply that is no list', () => answer({ results: 'none' })],
  ])('is empty without a word after %s', async (_, arrange) => {
    arrange()
    const screen = await open({ type: 'string' }, remote(true), environment)
    await screen.tap('茶 请选择')
    await screen.waitFor(() => screen.text().includes('没有匹配的选项'))
    expect(screen.text()).not.toContain('坏了')
  })
})

describe('pictures', () => {
  const local = { path: 'blob:x', name: 'x.png', bytes: 10, width: 10, height: 10, type: 'image/png' }
  const pictureOf = (id: number) => ({
    id,
    full: `/m/${id}.jpg`,
    thumb: `/m/${id}-t.jpg`,
    thumb_wx_mp: '',
    width: 10,
    height: 10,
  })
  beforeEach(() => jest.spyOn(images, 'choose').mockResolvedValue({ ok: true, images: [local] }))

  test('of a list are uploaded one by one up to the maximum, and deleted', async () => {
    let id = 0
    jest.spyOn(formsApi, 'uploadImage').mockImplementation(async () => pictureOf(++id))
    const screen = await open({ type: 'array', maxItems: 2, items: { type: 'image' } })
    await screen.tap('茶 上传图片')
    await screen.tap('茶 上传图片')
    expect(screen.all('茶 上传图片')).toEqual([])
    await screen.tap('删除 茶 1')
    await screen.tap('提交')
    expect(send).toHaveBeenCalledWith([pictureOf(2)])
  })

  test('go to the address of the schema, whose field of the reply is the answer', async () => {
    const upload = jest
      .spyOn(http, 'upload')
      .mockResolvedValue({ status: 200, body: { file_url: 'https://lists.example/1.jpg' } })
    const hints = { 'ui:options': { upload: { url: 'https://lists.example/put', field: 'file_url' } } }
    const screen = await open({ type: 'image' }, hints, { origins: ['https://lists.example'] })
    await screen.tap('茶 上传图片')
    await screen.tap('提交')
    expect(upload.mock.calls.map(([{ url, field }]) => [url, field])).toEqual([['https://lists.example/put', 'file']])
    expect(send).toHaveBeenCalledWith('https://lists.example/1.jpg')
  })

  test('never go to an address that the site does not allow', async () => {
    const upload = jest.spyOn(http, 'upload')
    const screen = await open(
      { type: 'image' },
      { 'ui:options': { upload: { url: 'https://elsewhere.example/put', field: 'url' } } },
    )
    await screen.tap('茶 上传图片')
    expect(upload).not.toHaveBeenCalled()
    expect(screen.get('茶 重新上传')).toBeTruthy()
  })

  test('that are on their way are named, until they are there', async () => {
    let arrive: (picture: ReturnType<typeof pictureOf>) => void = () => {}
    jest.spyOn(formsApi, 'uploadImage').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const screen = await open({
      type: 'array',
      items: { type: 'object', properties: { photo: { type: 'image', title: '照片' } } },
    })
    await screen.tap('添加茶')
    await screen.tap('照片 上传图片')
    expect(screen.text()).toMatch(/照片$/)
    // A closed item would end its upload.
    expect(screen.get('茶 1').closest('button')).toBeDisabled()
    await act(async () => arrive(pictureOf(7)))
    expect(screen.text()).not.toMatch(/照片$/)
    await screen.tap('提交')
    expect(send).toHaveBeenCalledWith([{ photo: pictureOf(7) }])
  })
})
