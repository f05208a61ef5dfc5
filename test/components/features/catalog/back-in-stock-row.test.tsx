import { BackInStockRow } from '@/features/catalog/components/back-in-stock/BackInStockRow'
import { openedScreens } from '../../screen-router'
import { productOf, renderScreen } from '../../fixtures'

const row = async (more: Parameters<typeof productOf>[0], soldOut: boolean) => {
  const buy = jest.fn()
  return {
    buy,
    ...(await renderScreen(<BackInStockRow product={productOf({ id: 4, ...more })} soldOut={soldOut} onBuy={buy} />)),
  }
}

test('a sold-out product links to a new back-in-stock subscription', async () => {
  const { tap } = await row({}, true)
  await tap(/到货预约/)
  expect(openedScreens()).toEqual([{ name: 'shop.reservation', params: { product: '4' }, mode: 'push' }])
})

test('an existing subscription links to the list of subscriptions', async () => {
  const { tap, text } = await row({ reservation: 'waiting' }, true)
  expect(text()).toContain('已预约，到货后通知您')
  await tap(/到货预约/)
  expect(openedScreens()).toEqual([{ name: 'shop.reservation', params: {}, mode: 'push' }])
})

test('a notified subscriber can buy the restocked product', async () => {
  const { tap, buy } = await row({ reservation: 'notified' }, false)
  await tap(/已到货/)
  expect(buy).toHaveBeenCalledTimes(1)
})
