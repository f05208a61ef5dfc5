import { act } from 'react'
import { setCurrency } from '@/ui/stores'
import { Price } from '@/ui/display/Price'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const yuan = { code: 'CNY', symbol: '¥', exponent: 2 }
const rupiah = { code: 'IDR', symbol: 'Rp', exponent: 0 }
afterEach(() => act(async () => setCurrency(yuan)))

test.each([
  ['128.00', '¥128'],
  ['12.50', '¥12.50'],
  ['0.01', '¥0.01'],
  ['0.00', '免费'],
  ['0', '免费'],
])('%s is shown as %s', async (amount, text) => expect((await render(<Price amount={amount} />)).text()).toBe(text))

test('a zero total is shown as ¥0', async () => expect((await render(<Price amount="0.00" sum />)).text()).toBe('¥0'))

test('Rupiah amounts have thousands separators', async () => {
  await act(async () => setCurrency(rupiah))
  expect((await render(<Price amount="1250000" />)).text()).toBe('Rp1.250.000')
})

test('the original price is shown beside the price with an accessible label', async () => {
  const screen = await render(<Price amount="99.00" markedPrice="128.00" />)
  expect(screen.text()).toBe('¥99¥128')
  expect(screen.box.querySelector('[aria-label*="128"]')).not.toBeNull()
})

test('an equal original price is not shown', async () =>
  expect((await render(<Price amount="99.00" markedPrice="99.00" />)).text()).toBe('¥99'))
