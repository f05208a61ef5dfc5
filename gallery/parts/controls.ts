import type { PartStates } from '.'

const onTap = () => {}
const LONG = '确认并提交这份订单，同时订阅发货与到货的消息'
const tabs = (...titles: readonly string[]) => titles.map((title, at) => ({ key: String(at), title }))

/** Parts to tap: buttons, choices of one, quantities, tabs and tags. */
export const controls: PartStates = {
  Button: {
    primary: { children: '立即购买', onTap },
    secondary: { children: '加入购物车', kind: 'secondary', onTap },
    ghost: { children: '取消', kind: 'ghost', onTap },
    danger: { children: '删除', kind: 'danger', onTap },
    small: { children: '重试', size: 's', onTap },
    wide: { children: '提交订单', wide: true, onTap },
    disabled: { children: '已售罄', disabled: true, onTap },
    busy: { children: '正在提交', busy: true, onTap },
    'long-text': { children: LONG, wide: true, onTap },
  },
  Checkbox: {
    default: { checked: false, label: '我已阅读并同意用户协议', showLabel: true },
    selected: { checked: true, label: '我已阅读并同意用户协议', showLabel: true },
    disabled: { checked: false, label: '商品已失效', showLabel: true, disabled: true },
    'no-label': { checked: true, label: '选择山雾盖碗' },
    'long-text': { checked: false, label: `我已阅读并同意用户协议和隐私政策，${LONG}`, showLabel: true },
  },
  Switch: {
    off: { checked: false, label: '设为默认地址' },
    on: { checked: true, label: '设为默认地址' },
    'long-text': { checked: true, label: LONG },
  },
  Stepper: {
    default: { value: 3, max: 10, label: '数量' },
    least: { value: 1, max: 10, label: '数量' },
    most: { value: 10, max: 10, label: '数量' },
    disabled: { value: 1, max: 10, label: '数量', disabled: true },
    'many-digits': { value: 12_345, max: 99_999, label: '数量' },
  },
  Tabs: {
    'few-tabs': { items: tabs('全部', '待付款', '待发货'), current: '1', label: '订单状态' },
    'many-tabs': {
      items: tabs('全部', '待付款', '待发货', '待收货', '已完成', '已关闭'),
      current: '0',
      label: '订单状态',
    },
    'long-text': {
      items: tabs('Semua pesanan', 'Menunggu pembayaran', 'Menunggu pengiriman'),
      current: '0',
      label: 'Status',
    },
  },
  Rate: {
    default: { score: 4, label: '评分' },
    none: { score: 0, label: '评分' },
  },
  Signature: {
    empty: { label: '签名', onDone: () => {} },
    busy: { label: '签名', onDone: () => {}, busy: true },
  },
  Segmented: {
    default: {
      label: '主题',
      value: 'light',
      options: [
        { value: 'system', label: '跟随系统' },
        { value: 'light', label: '浅色' },
        { value: 'dark', label: '深色' },
      ],
    },
    'long-text': {
      label: 'Ukuran teks',
      value: 'usual',
      options: [
        { value: 'usual', label: 'Standar' },
        { value: 'large', label: 'Besar' },
        { value: 'largest', label: 'Paling besar' },
      ],
    },
  },
  Stars: { default: { score: 4 } },
  Tag: {
    accent: { children: '促销价' },
    primary: { children: '默认', tone: 'primary' },
    quiet: { children: '龙泉青瓷', tone: 'quiet' },
  },
  TabBar: {
    home: { current: 'mobile.index' },
    basket: { current: 'shop.basket' },
  },
  PreviewBanner: { default: {} },
  Steps: {
    first: { titles: ['提交订单', '付款', '发货', '完成'], current: 0, label: '订单进度' },
    middle: { titles: ['提交订单', '付款', '发货', '完成'], current: 2, label: '订单进度' },
    last: { titles: ['提交订单', '付款', '发货', '完成'], current: 3, label: '订单进度' },
  },
}
