import type { ProductBrief, ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { Basket } from '@storefront/contract/entities/cart/basket'

/** Things as the server sends them. */
export const product = (id: number): ProductBrief => ({
  id,
  name: `商品${id}`,
  abstract: '',
  ctype: 'shop.product',
  price: '10.00',
  price_marked: null,
  promotion_price: null,
  main_image: null,
  mobile_url: '',
  count_purchase: 0,
  is_sold_out: false,
  tags: [],
})

export const productDetail = (id: number, more: Partial<ProductDetail> = {}): ProductDetail => ({
  ...product(id),
  category: null,
  images: [],
  description: '',
  shipping: { fee: '0.00', free_over: null, is_regional: false },
  promises: [],
  variants: [{ id: 11, attribute_values: [], attributes_label: '', price: '10.00', inventory: 5, image: null }],
  ...more,
})

export const basket = (names: readonly string[]): Basket => ({
  lines: names.map((name, index) => ({
    id: index + 1,
    product_id: index + 1,
    variant_id: index + 1,
    product_name: name,
    attributes_label: '',
    image: null,
    price: '10.00',
    quantity: 1,
    is_selected: true,
    is_valid: true,
    inventory: null,
    msg_fields: [],
  })),
  count: names.length,
  selected_count: names.length,
  total: '10.00',
})
