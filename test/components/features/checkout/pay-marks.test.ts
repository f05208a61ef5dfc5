import { methodOfChannel, type PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { vendorMarks } from '@/features/checkout/components/vendor-marks'
import { vendorMarks as alipayMarks } from '@/features/checkout/components/vendor-marks/index.alipay'
import { vendorMarks as weappMarks } from '@/features/checkout/components/vendor-marks/index.weapp'
import { pay } from '@/platform/pay'
import { codeChannels } from '@/platform/pay/code-channels'
import { pay as alipayPay } from '@/platform/pay/index.alipay'
import { pay as weappPay } from '@/platform/pay/index.weapp'

const sheet = readFileSync(path.join(process.cwd(), 'src/features/checkout/components/PayMark.module.scss'), 'utf8')
/** Whether the sheet that all targets have draws a method's mark. */
const isDrawn = (method: PaymentMethod): boolean =>
  new RegExp(String.raw`^\.${method} \{[^}]*background-image: url\("data:image/svg`, 'm').test(sheet)

test.each([
  ['the web', pay.channels(), vendorMarks],
  ['WeChat', weappPay.channels(), weappMarks],
  ['Alipay', alipayPay.channels(), alipayMarks],
])('%s: each method that can be opened or whose code is shown has a drawn mark', (_, channels, marks) => {
  // A code of another target's payment is shown again here.
  const openable: readonly PayChannel[] = [...channels, ...codeChannels]
  const methods = openable.map((channel) => methodOfChannel[channel])
  expect(methods.filter((method) => !marks[method] && !isDrawn(method))).toEqual([])
})

test('a mini-program carries no mark of the other one', () => {
  expect([Object.keys(weappMarks), Object.keys(alipayMarks)]).toEqual([['wechat'], ['alipay']])
})
