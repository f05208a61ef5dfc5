import { useState } from 'react'
import { type EmittedChoice, useVariantChoice } from '@/features/catalog/useVariantChoice'
import { VariantSheet } from '@/features/catalog/components/product/VariantSheet'
import { feedback } from '@/platform/feedback'
import { openedScreens } from '../../screen-router'
import { button, productOf, renderScreen } from '../../fixtures'

const product = productOf()

function Harness({
  onDone = () => {},
  onEmit,
}: {
  onDone?: (kind: string) => void
  onEmit?: (choice: EmittedChoice) => void
}) {
  const [label, setSaid] = useState('无')
  const control = useVariantChoice(product.variants, (choice) => {
    setSaid(`${choice.variant?.attributes_label ?? '无'}×${choice.quantity}`)
    onEmit?.(choice)
  })
  return (
    <>
      <output>{label}</output>
      <VariantSheet
        open
        purpose="basket"
        product={product}
        control={control}
        busy={false}
        onClose={() => {}}
        onDone={onDone}
      />
    </>
  )
}

test('disables a sold-out value and labels it as sold out', async () => {
  await renderScreen(<Harness />)
  expect(button('赭石，已售罄')).toBeDisabled()
  expect(button('青雾')).toBeEnabled()
})

test('emits the initial selection after 500 ms and not before', async () => {
  const emitted = jest.fn()
  const before = Date.now()
  const screen = await renderScreen(<Harness onEmit={emitted} />)
  expect(emitted).not.toHaveBeenCalled()
  await screen.waitFor(() => emitted.mock.calls.length === 1)
  expect(Date.now() - before).toBeGreaterThanOrEqual(495)
  expect(emitted.mock.calls[0][0]).toMatchObject({ variant: { id: 11 }, quantity: 1 })
})

test('emits an earlier selection at once and never replaces it by the initial one', async () => {
  const emitted = jest.fn()
  const screen = await renderScreen(<Harness onEmit={emitted} />)
  await screen.tap(button('青雾'))
  expect(emitted).toHaveBeenCalledTimes(1)
  expect(emitted.mock.calls[0][0]).toMatchObject({ variant: null })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(emitted).toHaveBeenCalledTimes(1)
})

test('limits the quantity to the stock and shows a toast beyond it', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const screen = await renderScreen(<Harness />)
  const more = /增加|加.*山雾杯|山雾杯.*加/
  await screen.tap(more)
  await screen.tap(more)
  expect(toast).toHaveBeenCalledWith(expect.stringContaining('2'), expect.anything())
  expect(screen.text()).toContain('青雾×2')
})

test('shows a toast for the missing attribute instead of adding to the basket', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const onDone = jest.fn()
  const screen = await renderScreen(<Harness onDone={onDone} />)
  await screen.tap(button('青雾'))
  await screen.tap('加入购物车')
  expect(onDone).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledWith('请选择 釉色', expect.anything())
  await screen.tap(button('青雾'))
  await screen.tap('加入购物车')
  expect(onDone).toHaveBeenCalledWith('basket')
  expect(openedScreens()).toEqual([])
})
