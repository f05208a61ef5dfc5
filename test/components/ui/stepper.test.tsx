import { Stepper } from '@/ui/controls/Stepper'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const setup = async (props: { value: number; max: number; onLimit?: () => void; disabled?: boolean }) => {
  const onChange = jest.fn()
  const screen = await render(<Stepper label="青瓷杯" onChange={onChange} {...props} />)
  const [less, more] = screen.role('button')
  if (!less || !more) throw new Error('a stepper has two buttons')
  return { onChange, less, more, screen }
}

test('its buttons step by one and are labelled with the item', async () => {
  const { screen, less, more, onChange } = await setup({ value: 2, max: 5 })
  await screen.tap(less)
  await screen.tap(more)
  expect(onChange.mock.calls).toEqual([[1], [3]])
  expect([less, more].map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('青瓷杯'),
    expect.stringContaining('青瓷杯'),
  ])
})

test('does not exceed minimum and maximum', async () => {
  const { screen, less, more, onChange } = await setup({ value: 1, max: 1 })
  await screen.tap(less)
  await screen.tap(more)
  expect(onChange).not.toHaveBeenCalled()
})

test('reports the limit at the maximum', async () => {
  const onLimit = jest.fn()
  const { screen, more, onChange } = await setup({ value: 3, max: 3, onLimit })
  await screen.tap(more)
  expect([onLimit.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0])
})

test('does nothing while disabled', async () => {
  const { screen, less, more, onChange } = await setup({ value: 2, max: 5, disabled: true })
  await screen.tap(less)
  await screen.tap(more)
  expect(onChange).not.toHaveBeenCalled()
})
