import { act } from 'react'
import { setCurrency } from '@/ui/currency'
import { Price } from '@/ui/Price'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).
jest.mock('@tarojs/components', () => jest.requireActual('@/platform/components-h5/view'))

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

test('in a sum nothing to pay is a zero', async () => expect((await render(<Price amount="0.00" sum />)).text()).toBe('¥0'))

test('rupiah have separators of thousands', async () => {
  await act(async () => setCurrency(rupiah))
  expect((await render(<Price amount="1250000" />)).text()).toBe('Rp1.250.000')
})

test('the price before stands beside it, with words for those who cannot see it struck', async () => {
  const screen = await render(<Price amount="99.00" marked="128.00" />)
  expect(screen.text()).toBe('¥99¥128')
  expect(screen.box.querySelector('[aria-label*="128"]')).not.toBeNull()
})

test('a price before that is the same is not shown', async () => expect((await render(<Price amount="99.00" marked="99.00" />)).text()).toBe('¥99'))
