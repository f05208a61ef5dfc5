import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MobileField } from '@/ui/controls/MobileField'

function Fixture({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <MobileField label="手机号" value={value} error={error} onChange={setValue} />
}

const type = (text: string) => {
  const input = screen.getByLabelText<HTMLInputElement>('手机号')
  fireEvent.change(input, { target: { value: text } })
  return input
}

test.each([
  '+86 138 0000 0005',
  '0086-138-0000-0005',
  '１３８００００００５０'.slice(0, 11),
  '\u202d138 0000 0005\u202c',
])('a pasted %j becomes 11 digits', (text) => {
  render(<Fixture />)
  expect(type(text).value).toMatch(/^138\d{8}$/)
})

test('a text that is no number stays as it was typed, and the error says what is wrong with it', () => {
  render(<Fixture error="请输入正确的手机号" />)
  expect(type('138 0000 000').value).toBe('138 0000 000')
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的手机号')
  expect(screen.getByText('手机号是 11 位数字，现在有 10 位')).toBeInTheDocument()
  type('138OOOOOOO5')
  expect(screen.getByText('手机号只有数字，现在还有“O”')).toBeInTheDocument()
})

test('an empty field beside an error says no more than the error', () => {
  render(<Fixture error="请填写手机号" />)
  expect(screen.queryByText(/11 位/)).not.toBeInTheDocument()
})
