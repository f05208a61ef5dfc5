/** A line of which `left` pieces are to be sent. */
export const orderLine = (id: number, name: string, left: number) => ({
  ...{
    id,
    product_name: name,
    attributes_label: '',
    ctype: 'shop.product',
    image: null,
    upit: '10.00',
    quantity: left,
    left_to_send: left,
    returns: [],
  },
})
/** The order of the tests, as the studio reads it. */
export const studioOrder = (more: object = {}) => ({
  ...{
    id: 5,
    number: 'D5',
    status: 'wait_ship',
    status_display: '待发货',
    tit: '50.00',
    note: '',
    created: '2026-03-01T00:00:00.000Z',
    paid: null,
  },
  ...{
    user: { name: '林小满', mobile: '13800000001' },
    address: { name: '林小满', mobile: '13800000001', display: '杭州' },
    pickup: null,
  },
  ...{
    lines: [orderLine(1, '青釉杯', 3), orderLine(2, '茶则', 2)],
    deliveries: [],
    refunds: [],
    refunded: '0.00',
    actions: ['cancel'],
    refund_offer: null,
    is_price_open: false,
    customer_id: 9,
    flag: null,
    seller_note: '',
    urged: null,
    payment: null,
    timeline: [],
    others: { count: 0, results: [] },
  },
  sums: {
    goods: '50.00',
    coupon: '0.00',
    card: '0.00',
    discount: '0.00',
    shipping: '0.00',
    total: '50.00',
    diamonds: 0,
  },
  ...more,
})
