import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { NumberField } from '@/ui/controls/NumberField'
import { setSiteLanguage } from '@/ui/stores'

const onChange = jest.fn()
function Fixture() {
  const [value, setValue] = useState('')
  const change = (text: string) => {
    onChange(text)
    setValue(text)
  }
  return <NumberField label="金额" value={value} onChange={change} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('金额')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const leave = () => fireEvent.blur(field())

beforeEach(() => onChange.mockClear())
afterEach(() => setSiteLanguage('zh-cn'))

test.each([
  ['1,000', 'zh-cn', '1000'],
  ['１２．５', 'zh-cn', '12.5'],
  ['￥1,234.50', 'zh-cn', '1234.50'],
  ['150.000', 'id', '150000'],
  ['Rp 1.250.000', 'id', '1250000'],
  ['2.5 kg', 'en', '2.5'],
])('%j on a site in %s is understood as %s, which the field shows when it is left', (text, language, value) => {
  setSiteLanguage(language)
  render(<Fixture />)
  type(text)
  expect(field().value).toBe(text)
  expect(onChange).toHaveBeenLastCalledWith(value)
  leave()
  expect(field().value).toBe(value)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a text that is no exact number stays, is given as it is, and is an error once the field is left', () => {
  render(<Fixture />)
  type('1,00')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  leave()
  expect([field().value, onChange.mock.lastCall]).toEqual(['1,00', ['1,00']])
  expect(screen.getByRole('alert')).toHaveTextContent('“1,00”读不出准确的数字，请写成 1,000.5 这样')
  type('1,000')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a sign may be typed first, and letters stay for whoever checks the field', () => {
  render(<Fixture />)
  type('-')
  expect(field().value).toBe('-')
  type('-3')
  leave()
  expect(field().value).toBe('-3')
  type('五个')
  leave()
  expect(field().value).toBe('五个')
  expect(onChange).toHaveBeenLastCalledWith('五个')
})
