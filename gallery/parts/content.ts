import { picture } from '../../fixtures/picture'
import type { PartStates } from '.'

const scene = (index: number, ratio = 1) => picture(index, 600, Math.round(600 * ratio))
const missingImage = { full: '/lost.png', thumb: '/lost.png', thumb_wx_mp: '/lost.png', width: 600, height: 400 }
const items = [0, 1, 2].map((index) => ({ image: scene(index) }))
const product = { type: 'shop.product' }
const face = { name: '山雾金卡', shop: { name: '青山好物' }, duration_days: null, end_date: null }

/** Parts to look at and read: icons, pictures, prices, texts, codes and cards. */
export const content: PartStates = {
  Icon: {
    all: {
      names: [
        ...([
          'search',
          'cart',
          'home',
          'user',
          'category',
          'right',
          'down',
          'left',
          'close',
          'plus',
          'minus',
          'check',
        ] as const),
        ...([
          'place',
          'phone',
          'service',
          'share',
          'heart',
          'trash',
          'edit',
          'comment',
          'wallet',
          'box',
          'truck',
          'star',
          'starOn',
        ] as const),
        ...(['time', 'calendar', 'sad', 'copy', 'scan', 'qr', 'globe', 'swap', 'doc', 'filter'] as const),
      ],
    },
    large: { names: ['cart', 'heart', 'place'], size: 36 },
  },
  Avatar: {
    picture: { avatar: scene(2), size: 40 },
    none: { avatar: null, size: 40 },
  },
  AvatarGroup: {
    eight: {
      people: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
        uuid: String(index),
        avatar: index % 3 === 2 ? null : scene(index),
      })),
      size: 28,
      label: '8 人赞过',
    },
    one: { people: [{ uuid: 'a', avatar: scene(1) }], size: 28, label: '1 人赞过' },
  },
  Picture: {
    default: { image: scene(0, 0.5), alt: '茶席', width: 375, eager: true },
    square: { image: scene(3, 0.5), alt: '茶席', width: 375, ratio: 1, eager: true },
    lost: { image: missingImage, alt: '茶席', width: 375, ratio: 0.5, eager: true },
    none: { image: null, alt: '', width: 375, ratio: 0.5 },
  },
  Annotated: {
    stickers: {
      image: scene(1),
      annotations: [
        { ptype: 'albumannotationtag', left: 20, top: 30, title: '山雾盖碗', link: product },
        { ptype: 'albumannotationtag', left: 85, top: 60, title: '竹制茶则', link: product },
        { ptype: 'albumannotationarea', left: 40, top: 70, width: 30, height: 20, link: product },
      ],
    },
    none: { image: scene(2), annotations: [] },
  },
  Gallery: {
    several: { items, label: '山雾盖碗', first: true },
    one: { items: items.slice(0, 1), label: '山雾盖碗', first: true },
    missing: { items: [{ image: null }], label: '山雾盖碗' },
  },
  Swiper: {
    dots: {
      label: '推荐',
      ratio: 0.5,
      pictures: items.map(({ image }, at) => ({ image, alt: `第 ${at + 1} 张`, width: 375, ratio: 0.5, eager: true })),
    },
    dark: {
      label: '推荐',
      ratio: 0.5,
      tone: 'dark',
      pictures: items.map(({ image }, at) => ({ image, alt: `第 ${at + 1} 张`, width: 375, ratio: 0.5, eager: true })),
    },
    counter: {
      label: '推荐',
      ratio: 0.5,
      indicator: 'counter',
      pictures: items.map(({ image }, at) => ({ image, alt: `第 ${at + 1} 张`, width: 375, ratio: 0.5, eager: true })),
    },
  },
  Price: {
    small: { amount: '128.00', size: 's' },
    default: { amount: '128.00' },
    large: { amount: '128.50', size: 'xl', markedPrice: '168.00' },
    free: { amount: '0.00' },
    'zero-sum': { amount: '0.00', sum: true },
    plain: { amount: '99.90', plain: true, children: '起' },
    'many-digits': { amount: '123456789.99', size: 'l', markedPrice: '987654321.00' },
  },
  QrCode: { default: { text: 'https://shop.example/mobile/product/1/', size: 180, label: '商品二维码' } },
  RichText: {
    default: {
      html: '<h2>一碗一色</h2><p>龙泉窑，<strong>手工拉坯</strong>，<a href="/mobile/product/1/">看看这只碗</a>。</p><ul><li>口径 9.5 cm</li><li>容量 150 ml</li></ul><blockquote>水沸三响，茶方醒。</blockquote><table><tr><th>工序</th><th>时长</th></tr><tr><td>晾坯</td><td>三日</td></tr></table>',
    },
    'long-word': {
      html: '<p>https://shop.example/mobile/a-very-long-address-that-has-no-place-to-break/product/1/?utm_source=timeline</p>',
    },
  },
  MembershipCardFront: {
    forever: { card: face },
    days: { card: { ...face, duration_days: 365 } },
    'long-text': {
      card: { ...face, name: 'Kartu anggota emas untuk pelanggan setia sejak 2019', end_date: '2026-11-21T08:00:00Z' },
    },
  },
}
