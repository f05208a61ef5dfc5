import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { act } from 'react'
import { widgetOf } from '@/forms/registry'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { images } from '@/platform/images'
import { formsApi } from '@/services/api/forms'
import { Button } from '@/ui/controls/Button'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const choices = [
  { value: 'green', label: '绿茶' },
  { value: 'black', label: '红茶' },
  { value: 'white', label: '白茶' },
]
const onSubmit = jest.fn()

function Form({ field, required, storedValue }: { field: FieldSchema; required: boolean; storedValue: unknown }) {
  const form = useSchemaForm({ properties: { it: field }, required: required ? ['it'] : [] }, {
    it: storedValue,
  } as FormValues)
  return (
    <>
      <SchemaForm schema={{ properties: { it: field }, required: [] }} form={form} />
      <Button onTap={() => form.submit(({ it }) => onSubmit(it))}>提交</Button>
    </>
  )
}

async function fill(
  field: Omit<FieldSchema, 'title'>,
  { required = false, storedValue }: { required?: boolean; storedValue?: unknown } = {},
) {
  const screen = await render(<Form field={{ title: '茶', ...field }} required={required} storedValue={storedValue} />)
  return { screen, submit: () => screen.tap('提交') }
}
const inputOf = (box: HTMLElement) => {
  const input = box.querySelector('input')
  if (!input) throw new Error('no input')
  return input
}
const type = (box: HTMLElement, text: string) =>
  act(async () => {
    const input = inputOf(box)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeEach(() => onSubmit.mockClear())

test.each([
  ['12.50', 12.5],
  ['-3', -3],
  ['abc', null],
  ['7kg', 7],
  ['1,000', 1000],
  ['１２', 12],
  ['¥1,234.5', 1234.5],
])('a number typed as %p is sent as %p', async (text, value) => {
  const { screen, submit } = await fill({ type: 'number' })
  await type(screen.box, text)
  expect(inputOf(screen.box).value).toBe(text)
  await submit()
  expect(onSubmit).toHaveBeenCalledWith(value)
})

test('a number input removes trailing letters on blur', async () => {
  const { screen } = await fill({ type: 'number' })
  await type(screen.box, '7kg')
  await act(async () => {
    inputOf(screen.box).focus()
    inputOf(screen.box).blur()
  })
  expect(inputOf(screen.box).value).toBe('7')
})

test('an amount that is no exact number is an error at its field, and is never sent as another', async () => {
  const { screen, submit } = await fill({ type: 'number' })
  await type(screen.box, '1,00')
  await submit()
  expect(screen.text()).toContain('请填写一个准确的数字')
  await act(async () => {
    inputOf(screen.box).focus()
    inputOf(screen.box).blur()
  })
  expect(inputOf(screen.box).value).toBe('1,00')
  expect(screen.text()).toContain('“1,00”读不出准确的数字，请写成 1,000.5 这样')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an integer field rejects decimals and values above its maximum', async () => {
  const { screen, submit } = await fill({ type: 'integer', maximum: 10 })
  await type(screen.box, '1.5')
  await submit()
  expect(screen.text()).toContain('请输入一个整数')
  await type(screen.box, '15')
  await submit()
  expect(screen.text()).toContain('请填写不大于10的数字')
  await type(screen.box, '5')
  await submit()
  expect(onSubmit.mock.calls).toEqual([[5]])
})

test('a select opens a sheet and shows the selected choice', async () => {
  const { screen, submit } = await fill({ type: 'string', choices }, { required: true })
  await submit()
  expect(screen.text()).toContain('请选择此项')
  await screen.tap('茶 请选择')
  await screen.tap('红茶')
  expect(screen.get('茶 红茶')).toBeTruthy()
  await submit()
  expect(onSubmit).toHaveBeenCalledWith('black')
})

test('a radio group has a single selection', async () => {
  const { screen, submit } = await fill({ type: 'string', widget: 'radio', choices }, { storedValue: 'green' })
  await screen.tap('白茶')
  expect(screen.role('radio').map((node) => node.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true'])
  await submit()
  expect(onSubmit).toHaveBeenCalledWith('white')
})

test('checkboxes send their values in the order of the choices and enforce minimum and maximum', async () => {
  const { screen, submit } = await fill({ type: 'array', choices, minItems: 2, maxItems: 2 })
  await screen.tap('白茶')
  await submit()
  expect(screen.text()).toContain('请至少选择2项')
  await screen.tap('绿茶')
  await screen.tap('红茶')
  await submit()
  expect(screen.text()).toContain('最多只能选择2项')
  await screen.tap('红茶')
  await submit()
  expect(onSubmit.mock.calls).toEqual([[['green', 'white']]])
})

test('checkboxes with a maximum of one are rendered as radios', async () => {
  const { screen, submit } = await fill({ type: 'array', choices, maxItems: 1 })
  await screen.tap('白茶')
  await screen.tap('绿茶')
  expect(screen.role('radio')).toHaveLength(3)
  await submit()
  expect(onSubmit).toHaveBeenCalledWith(['green'])
})

test('drops stored values that are no longer among the choices', async () => {
  const { submit } = await fill({ type: 'array', choices }, { storedValue: ['gone', 'white', 3] })
  await submit()
  expect(onSubmit).toHaveBeenCalledWith(['white'])
  expect(widgetOf({ type: 'string', title: '', choices }).parse('gone', { type: 'string', title: '', choices })).toBe(
    '',
  )
})

test.each([
  [{ type: 'date' }, '2031-03-01T00:00:00Z', '选择日期', ''],
  [{ type: 'date' }, '2031-03-01', '2031年3月1日 周六', '2031-03-01'],
  [{ type: 'string', format: 'time' }, '09:30:00', '09:30', '09:30'],
  [{ type: 'date-time' }, '2031-03-01T09:30:15.000', '2031年3月1日 周六 09:30', '2031-03-01 09:30'],
  [{ type: 'datetime' }, 20310301, '选择日期和时间', ''],
])('%j stored as %p reads %s and is sent as %p', async (field, storedValue, words, value) => {
  const { screen, submit } = await fill(field, { storedValue })
  expect(screen.get(`茶 ${words}`)).toBeTruthy()
  await submit()
  expect(onSubmit).toHaveBeenCalledWith(value)
})

test('a password input hides its value, and an e-mail input requests the e-mail keyboard', async () => {
  const { screen } = await fill({ type: 'string', widget: 'password' })
  expect(inputOf(screen.box).type).toBe('password')
  const mail = await fill({ type: 'string', format: 'email' })
  expect(inputOf(mail.screen.box).inputMode).toBe('email')
})

test('an image is validated before the upload and sent as stored', async () => {
  const storedValue = { id: 7, full: '/m/7.jpg', thumb: '/m/7-t.jpg', thumb_wx_mp: '', width: 10, height: 10 }
  const local = { path: 'blob:x', name: 'x.png', bytes: 10, width: 10, height: 20, type: 'image/png' }
  const choose = jest.spyOn(images, 'choose').mockResolvedValue({ ok: true, images: [local] })
  const upload = jest.spyOn(formsApi, 'uploadImage').mockResolvedValue(storedValue)
  const { screen, submit } = await fill({ type: 'image', picture: { resolution: { width: 1, height: 1 } } })
  await screen.tap('茶 上传图片')
  expect(upload).not.toHaveBeenCalled()
  choose.mockResolvedValue({ ok: true, images: [{ ...local, height: 10 }] })
  await screen.tap('茶 上传图片')
  await submit()
  expect(onSubmit).toHaveBeenCalledWith(storedValue)
})

test('a hidden field is sent unchanged', async () => {
  const { submit } = await fill({ type: 'string', widget: 'hidden' }, { storedValue: 'poster' })
  await submit()
  expect(onSubmit).toHaveBeenCalledWith('poster')
})
