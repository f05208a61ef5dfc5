import type { Checkout, CheckoutSums } from '@storefront/contract/entities/checkout/checkout'
import type { Order } from '@storefront/contract/entities/orders/order'
import type { Basket, BasketLine } from '@storefront/contract/entities/cart/basket'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { PageModule } from '@storefront/contract/entities/content/page'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { RouteName } from '@storefront/contract/routes'
import { errors, type ErrorName } from '@storefront/contract/errors'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent } from '@testing-library/react/pure'
import type { ReactElement, ReactNode } from 'react'
import { ApiError } from '@/services/error'
import { queryClient } from '@/services/query'
import { setUser } from '@/state/session'
import { closeAll } from '@/ui/overlay/store'
import { render, waitFor } from '../setup/render'
import { standOn } from './screen-router'
import { configureErrorDisplay } from '@/services/error-handler'
import { errorDisplay } from '@/shared/screen/error-display'

// As src/app.tsx does: what shows errors is handed to the services.
configureErrorDisplay(errorDisplay)

/** Things as the server sends them, for tests of screens. */
export const line = (id: number, more: Partial<BasketLine> = {}): BasketLine => ({
  id,
  product_id: id,
  variant_id: id,
  product_name: `商品${id}`,
  attributes_label: '白色',
  image: null,
  price: '10.00',
  quantity: 1,
  is_selected: true,
  is_valid: true,
  inventory: null,
  msg_fields: [],
  ...more,
})

/** Sums of a purchase without discounts and shipping. */
export const sumsOf = (total: string, more: Partial<CheckoutSums> = {}): CheckoutSums => ({
  goods: total,
  coupon: '0.00',
  card: '0.00',
  discount: '0.00',
  shipping: '0.00',
  total,
  diamonds: 0,
  ...more,
})

export const basketOf = (lines: BasketLine[], total = '10.00'): Basket => ({
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  selected_count: lines.filter((one) => one.is_selected && one.is_valid).length,
  total,
})

export const checkoutOf = (total: string, more: Partial<Checkout> = {}): Checkout => ({
  lines: [{ ...line(1), share: { goods: total, coupon: '0.00', card: '0.00', total } }],
  sums: sumsOf(total),
  breakdown: [
    { key: 'goods', label: '商品金额', amount: total },
    { key: 'shipping', label: '运费', amount: '0.00' },
    { key: 'total', label: '应付', amount: total },
  ],
  coupons: [],
  cards: [],
  user_coupon_id: null,
  user_card_id: null,
  refused_region: null,
  pickup_points: [],
  diamonds_left: 0,
  needs_shipping: true,
  address: {
    id: 5,
    name: '林小满',
    mobile: '13800000001',
    location: { province: '33', city: '3301', district: '330106', display: '浙江省 杭州市 西湖区' },
    address: '文三路 1 号',
    postcode: '',
    display: '浙江省 杭州市 西湖区 文三路 1 号',
    is_default: true,
  },
  ...more,
})

export const orderOf = (more: Partial<Order> = {}): Order => ({
  number: 'D1',
  status: 'unpaid',
  status_display: '待付款',
  tit: '10.00',
  kind: 'shop',
  sums: sumsOf('10.00'),
  lines: [
    {
      id: 1,
      product_id: 1,
      variant_id: 1,
      product_name: '商品1',
      ctype: 'shop.product',
      attributes_label: '',
      image: null,
      price: '10.00',
      upit: '10.00',
      quantity: 1,
      left_to_send: 1,
      discount: '0.00',
      msgs: [],
      is_return_available: false,
      return_status: 'draft',
      return_offer: null,
      returns: [],
      virtual_cards: [],
      is_verifying: false,
      is_comment_available: false,
    },
  ],
  address: null,
  pickup: null,
  note: '',
  created: '2026-01-01T00:00:00Z',
  paid: null,
  pay_before: new Date(Date.now() + 600_000).toISOString(),
  actions: ['cancel'],
  refunded: '0.00',
  refunded_shipping: '0.00',
  refunds: [],
  deliveries: [],
  is_address_editable: false,
  has_invoice: false,
  ...more,
})

/** The same order after its payment. */
export const paidOrderOf = (more: Partial<Order> = {}): Order =>
  orderOf({
    status: 'wait_ship',
    status_display: '待发货',
    paid: '2026-01-01T00:00:00Z',
    pay_before: null,
    actions: [],
    ...more,
  })

export const productOf = (more: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 1,
  name: '山雾杯',
  abstract: '',
  ctype: 'shop.product',
  price: '68.00',
  price_marked: null,
  promotion_price: null,
  main_image: null,
  mobile_url: '/mobile/product/1/',
  count_purchase: 0,
  is_sold_out: false,
  tags: [],
  category: null,
  images: [],
  description: '',
  shipping: { fee: '0.00', free_over: null, is_regional: false },
  promises: [],
  variants: [
    {
      id: 11,
      attribute_values: [{ attribute: { name: '釉色' }, value: '青雾' }],
      attributes_label: '青雾',
      price: '68.00',
      inventory: 2,
      image: null,
    },
    {
      id: 12,
      attribute_values: [{ attribute: { name: '釉色' }, value: '赭石' }],
      attributes_label: '赭石',
      price: '68.00',
      inventory: 0,
      image: null,
    },
  ],
  ...more,
})

export const moduleOf = (more: Partial<PageModule> = {}): PageModule => ({
  id: 1,
  name: '模块',
  module_type: 'shop.productsmodule',
  style: 'colx2',
  version: 1,
  config: {},
  editable: false,
  data: { count: 0, results: [] },
  ...more,
})

export const user: UserInfo = {
  uuid: 'u1',
  auid: 'a1',
  name: '林小满',
  avatar: null,
  mobile: '13800000001',
  email: '',
  birthday: null,
  is_mobile_bind: true,
  is_follow: false,
  node: null,
  perms: [],
}

/** A refusal as the client throws it. */
export const refusal = (name: ErrorName, detail: string): ApiError =>
  new ApiError({ kind: 'http', status: errors[name].status, code: errors[name].code, detail })

/** Renders a screen on the app's own query client, as a user, or as a visitor with `null`. */
export async function renderScreen(
  ui: ReactElement,
  params: Record<string, string> = {},
  as: UserInfo | null = user,
  at: RouteName = 'notfound',
) {
  closeAll()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  setUser(as)
  standOn(at, params)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return render(ui, { params, wrapper })
}

/** Types into the field whose accessible name is `label`; its visible label has the same words. */
export async function fill(label: string, value: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `:is(input, textarea)[aria-label="${label}"]`,
  )
  if (!field) throw new Error(`no field is named ${label}`)
  await act(async () => void fireEvent.input(field, { target: { value } }))
}

/** Chooses a date or a moment (`2026-05-01`, `2026-05-01 09:30`) in the field of a label, by its parts. */
export async function chooseMoment(screen: Awaited<ReturnType<typeof render>>, label: string, moment: string) {
  await screen.tap(new RegExp(`^${label} `))
  await screen.waitFor(() => screen.role('radiogroup').some((group) => group.getAttribute('aria-label') === '年'))
  for (const [at, part] of moment.split(/[- :]/).entries()) {
    const unit = ['年', '月', '日', '时', '分'][at]
    const column = screen.role('radiogroup').find((group) => group.getAttribute('aria-label') === unit)
    const number = [...(column?.querySelectorAll('[role=radio]') ?? [])].find(({ textContent }) => textContent === part)
    if (!number) throw new Error(`no ${moment} in the columns of ${label}`)
    await act(async () => void fireEvent.click(number))
  }
  await screen.tap(/^选 /)
}

/** The button of this name. */
export function button(name: string): HTMLButtonElement {
  const element = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!element) throw new Error(`no button is named ${name}`)
  return element
}

/** The dialog in front. */
export function dialog(): HTMLElement {
  const open = document.querySelectorAll<HTMLElement>('[role="dialog"]')
  const front = open[open.length - 1]
  if (!front) throw new Error(`no dialog is open over: ${document.body.textContent?.slice(0, 300)}`)
  return front
}

/** Taps a button of the dialog in front, once one is open, and hands out what the dialog said. */
export async function answerDialog(name: string): Promise<string> {
  const front = await waitFor(dialog)
  const button = [...front.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!button) throw new Error(`no button ${name} in: ${front.textContent}`)
  const label = front.textContent ?? ''
  await act(async () => button.click())
  return label
}
