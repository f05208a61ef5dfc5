import { act, useState } from 'react'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Switch } from '@/ui/controls/Switch'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

function Mobile({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="手机号"
      kind="tel"
      value={value}
      onChange={setValue}
      placeholder="请输入手机号"
      error={error ?? null}
    />
  )
}

const input = (box: HTMLElement) => {
  const input = box.querySelector<HTMLInputElement>('input, textarea')
  if (!input) throw new Error('no field')
  return input
}

/** Types into the only field: its visible label has the same name, so a search by name would find that first. */
const type = (box: HTMLElement, text: string) =>
  act(async () => {
    const field = input(box)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('TextField emits the typed text and has its label as accessible name', async () => {
  const screen = await render(<Mobile />)
  await type(screen.box, '138')
  expect([input(screen.box).value, input(screen.box).getAttribute('aria-label')]).toEqual(['138', '手机号'])
})

test('TextField exposes an error as aria-invalid with an alert as its description', async () => {
  const screen = await render(<Mobile error="请输入正确的手机号" />)
  const field = input(screen.box)
  const elementById = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect([field.getAttribute('aria-invalid'), elementById?.textContent, elementById?.getAttribute('role')]).toEqual([
    'true',
    '请输入正确的手机号',
    'alert',
  ])
})

test('TextField without an error has no description', async () => {
  const field = input((await render(<Mobile />)).box)
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual(['false', null])
})

test('TextArea emits the typed text and exposes an error', async () => {
  const onChange = jest.fn()
  const screen = await render(<TextArea label="备注" value="" onChange={onChange} error="过长" />)
  await type(screen.box, '请轻放')
  expect(onChange).toHaveBeenCalledWith('请轻放')
  expect(input(screen.box).getAttribute('aria-invalid')).toBe('true')
})

test.each([
  [false, 'false', true],
  [true, 'true', false],
])('Checkbox with checked %p exposes its state and toggles on a tap', async (checked, label, next) => {
  const onChange = jest.fn()
  const screen = await render(<Checkbox label="全选" checked={checked} onChange={onChange} />)
  expect(screen.role('checkbox')[0]?.getAttribute('aria-checked')).toBe(label)
  await screen.tap('全选')
  expect(onChange).toHaveBeenCalledWith(next)
})

test('a disabled Checkbox does not toggle', async () => {
  const onChange = jest.fn()
  const screen = await render(<Checkbox label="全选" checked={false} onChange={onChange} disabled />)
  await screen.tap('全选')
  expect(onChange).not.toHaveBeenCalled()
})

test('Switch has the switch role and toggles on a tap', async () => {
  const onChange = jest.fn()
  const screen = await render(<Switch label="设为默认地址" checked={false} onChange={onChange} />)
  expect(screen.role('switch')[0]?.getAttribute('aria-checked')).toBe('false')
  await screen.tap('设为默认地址')
  expect(onChange).toHaveBeenCalledWith(true)
})
