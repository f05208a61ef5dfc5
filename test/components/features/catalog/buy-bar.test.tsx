import { BuyBar } from '@/features/catalog/components/product/BuyBar'

import { renderScreen, user } from '../../fixtures'
import { switchSite } from '../account/bind-support'

const open = () => renderScreen(<BuyBar state="open" busy={false} onBuy={() => {}} />)
const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('a shop without a payment says that it opens soon, and sells nothing', async () => {
  await switchSite({ is_open: false, mobile_bind_required: false }, user)
  await open()
  expect(names()).toContain('即将开业')
  expect(names()).not.toContain('立即购买')
})

test('a shop with a payment sells', async () => {
  await switchSite({ mobile_bind_required: false }, user)
  await open()
  expect(names()).toContain('立即购买')
})
