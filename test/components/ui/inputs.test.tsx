import { act, useState } from 'react'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { useInputs } from '@/ui/controls/useInputs'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const rules = {
  name: { required: true, type: 'china-name' },
  password: { minLength: 6, maxLength: 8 },
  again: { same: 'password' },
} as const

function Form({ onSend = () => {} }: { onSend?: (values: object) => void }) {
  const inputs = useInputs<keyof typeof rules>(rules, { name: '', password: '', again: '' })
  return (
    <>
      <TextField label="姓名" {...inputs.field('name')} />
      <TextField label="密码" {...inputs.field('password')} />
      <TextField label="再次输入" {...inputs.field('again')} />
      <button type="button" onClick={() => inputs.check() && onSend(inputs.values)}>
        提交
      </button>
    </>
  )
}

const fieldOf = (box: HTMLElement, label: string) => {
  const input = box.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!input) throw new Error(`no field ${label}`)
  return input
}
const leave = (field: HTMLElement) =>
  act(async () => {
    field.focus()
    field.blur()
  })

test('shows no error before a field is blurred', async () => {
  const screen = await render(<Form />)
  await screen.input('姓名', '林')
  expect(screen.role('alert')).toEqual([])
})

test('shows the error of a blurred field until it is corrected', async () => {
  const screen = await render(<Form />)
  const name = fieldOf(screen.box, '姓名')
  await leave(name)
  expect(screen.text()).toContain('必填哦')
  await screen.input('姓名', '林')
  expect(screen.text()).toContain('姓名格式不对哦~')
  await screen.input('姓名', '林小满')
  expect(screen.role('alert')).toEqual([])
})

test('check shows all errors and focuses the first invalid field', async () => {
  const onSend = jest.fn()
  const screen = await render(<Form onSend={onSend} />)
  await screen.input('姓名', '林小满')
  await screen.input('密码', '12345')
  await screen.tap('提交')
  expect(screen.role('alert').map((node) => node.textContent)).toEqual(['最少应该输入6个字符哦', '输入不一致'])
  expect(document.activeElement).toBe(fieldOf(screen.box, '密码'))
  expect(onSend).not.toHaveBeenCalled()
})

test('each failed check focuses the first invalid field, and valid values are sent', async () => {
  const onSend = jest.fn()
  const screen = await render(<Form onSend={onSend} />)
  await screen.tap('提交')
  await act(async () => fieldOf(screen.box, '密码').focus())
  await screen.tap('提交')
  expect(document.activeElement).toBe(fieldOf(screen.box, '姓名'))
  for (const [label, text] of [
    ['姓名', '林小满'],
    ['密码', '123456789'],
    ['再次输入', '123456789'],
  ] as const)
    await screen.input(label, text)
  await screen.tap('提交')
  expect(screen.text()).toContain('最多可以输入8个字符哦')
  for (const label of ['密码', '再次输入']) await screen.input(label, '12345678')
  await screen.tap('提交')
  expect(onSend).toHaveBeenCalledWith({ name: '林小满', password: '12345678', again: '12345678' })
})

function Note({ max = 5 }: { max?: number }) {
  const [text, setText] = useState('')
  return <TextArea label="备注" value={text} onChange={setText} max={max} />
}

const area = (box: HTMLElement) => {
  const textarea = box.querySelector('textarea')
  if (!textarea) throw new Error('no text area')
  return textarea
}
const write = (field: HTMLTextAreaElement, text: string, event: Event) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(event)
  })

test('TextArea cuts the text at its limit, counts a line break as 2 and shows the count', async () => {
  const screen = await render(<Note />)
  const field = area(screen.box)
  await write(field, 'ab\ncd', new Event('input', { bubbles: true }))
  expect(field.value).toBe('ab\nc')
  expect(screen.text()).toContain('5/5')
  expect(screen.get('已输入 5 个字符，最多 5 个')).toBeTruthy()
})

test('TextArea at its limit ignores further input', async () => {
  const screen = await render(<Note />)
  const field = area(screen.box)
  for (const text of ['abcde', 'abcdef']) await write(field, text, new Event('input', { bubbles: true }))
  expect(field.value).toBe('abcde')
})

test('typing into the middle of a full TextArea preserves the caret position', async () => {
  const screen = await render(<Note />)
  const field = area(screen.box)
  await write(field, 'abcde', new Event('input', { bubbles: true }))
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'aXbcde')
    field.setSelectionRange(2, 2)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect([field.value, field.selectionStart]).toEqual(['aXbcd', 2])
})

test('TextArea does not cut uncommitted input of an input method', async () => {
  const screen = await render(<Note max={3} />)
  const field = area(screen.box)
  await write(field, '中文zhong', new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(field.value).toBe('中文zhong')
  await write(field, '中文中国', new CompositionEvent('compositionend', { bubbles: true }))
  expect(field.value).toBe('中文中')
})
