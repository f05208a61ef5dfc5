import { banner, cover, face, icon, mark, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page of the caller's own things. */
const mine: PageSeed = {
  slug: 'sudut-saya',
  title: 'Sudut Saya',
  modules: [
    {
      type: 'mpage.userheaderpagemodule',
      name: 'Saya',
      config: { padding_lr: 11, has_margin_b: true },
      settings: {
        bg_image: banner('terraces', 'pandan', 261),
        items: [
          { title: 'Pesanan', icon: icon('icon-gift', 'bunga'), link: { to: 'address', url: '/mobile/order/' } },
          {
            title: 'Catatan',
            icon: icon('icon-article', 'terracotta'),
            link: { to: 'address', url: '/mobile/note/mine/' },
          },
          { title: 'Kupon', icon: icon('icon-coupon', 'lagoon'), link: { to: 'coupons' } },
          { title: 'Acara', icon: icon('icon-event', 'nila'), link: { to: 'events' } },
        ],
      },
    },
    {
      type: 'note.localdraftmodule',
      name: 'Draf',
      style: 'list',
      config: frameWithTitle('Belum selesai', 'Tersimpan di ponsel ini saja'),
      source: {},
    },
    {
      type: 'note.usernotespagemodule',
      name: 'Catatan',
      style: 'colx2',
      config: { ...frameWithTitle('Catatan saya'), show_empty: true },
      source: { limit: 6 },
    },
    {
      type: 'shop.pickupvoucherspagemodule',
      name: 'Kupon ambil',
      style: 'list',
      config: frameWithTitle('Kupon ambil'),
      source: {},
    },
    {
      type: 'shop.productsrecommendpagemodule',
      name: 'Rekomendasi',
      style: 'waterfall',
      config: frameWithTitle('Mungkin kamu suka'),
      source: { limit: 12 },
    },
  ],
}

/** One distributor's shelf, under their own name. */
const corner: PageSeed = {
  slug: 'warung-bagas',
  title: 'Warung Bagas',
  modules: [
    {
      type: 'shop.storeheaderpagemodule',
      name: 'Pemilik',
      config: { padding_lr: 0, has_margin_b: true },
      settings: {
        name: 'Warung Bagas',
        intro: 'Kopi pagi, kain batik, dan kursi di teras. Semua di rak ini saya pakai sendiri.',
        logo: mark('logoRimba', 'moss', 1),
        avatar: face('avatar', 'sogan', 262),
        bg_image: banner('tableCoffee', 'kopi', 263),
        contact_name: 'Bagas',
        contact_phone: '0274-555-0199',
      },
    },
    {
      type: 'column.adsmodule',
      name: 'Pilihan',
      config: { padding_lr: 11, has_margin_b: true },
      settings: {
        height: 150,
        items: [
          {
            title: 'Ngopi sendiri',
            image: banner('tableCoffee', 'kopi', 264),
            link: { to: 'note', slug: 'ngopi-sendiri' },
          },
          { title: 'Kursi teras', image: banner('craft', 'rattan', 265), link: { to: 'note', slug: 'kursi-teras' } },
        ],
      },
    },
    {
      type: 'distribution_mpage.distselectproductspagemodule',
      name: 'Rak',
      style: 'colx2',
      config: frameWithTitle('Rak', 'Empat barang yang saya pakai sendiri'),
      source: { user: 'shopper2' },
    },
    {
      type: 'note.notepagemodule',
      name: 'Catatan',
      style: 'list',
      config: frameWithTitle('Pernah saya tulis'),
      source: { codes: ['ngopi-sendiri'] },
    },
    {
      type: 'shop.productadsmodule',
      name: 'Kopi baru',
      config: { padding_lr: 11, has_margin_b: true },
      settings: {
        height: 140,
        items: [{ title: 'Kopi baru', image: banner('mountain', 'kopi', 266), link: { to: 'category', slug: 'kopi' } }],
      },
    },
  ],
}

/** A page of new and discounted goods, side by side. */
const shelf: PageSeed = {
  slug: 'baru-dan-promo',
  title: 'Baru & Promo',
  modules: [
    {
      type: 'shop.productadspagemodule',
      name: 'Gambar utama',
      config: { padding_lr: 0, has_margin_b: true },
      settings: {
        height: 180,
        items: [{ title: 'Baru datang', image: banner('batikStudio', 'sogan', 267), link: { to: 'tag', tag: 'baru' } }],
      },
    },
    {
      type: 'shop.productspagemodule',
      name: 'Kelompok',
      style: 'colx2',
      config: { padding_lr: 11, has_margin_b: true },
      source: {},
      groups: [
        { title: 'Baru', source: { tag: 'baru', limit: 20 } },
        { title: 'Promo', source: { tag: 'promo', limit: 20 } },
        { title: 'Hadiah', source: { tag: 'hadiah', limit: 20 } },
      ],
    },
    {
      type: 'post.articlespagemodule',
      name: 'Cerita',
      style: 'colx2',
      config: { ...frameWithTitle('Baca dulu sebelum beli'), style_config: { hide_description: true } },
      source: { category: 'perajin', limit: 2 },
    },
    {
      type: 'mpage.squarepagemodule',
      name: 'Lanjut',
      style: '1x3',
      config: frameWithTitle('Lanjut jalan'),
      settings: {
        items: [
          { title: 'Batik', image: cover('tableBatik', 'nila', 268), link: { to: 'page', slug: 'batik' } },
          { title: 'Hadiah', image: cover('tableGift', 'bunga', 269), link: { to: 'page', slug: 'hadiah' } },
          { title: 'Akhir pekan', image: cover('market', 'spice', 270), link: { to: 'page', slug: 'akhir-pekan' } },
        ],
      },
    },
  ],
}

export const cornerPages: readonly PageSeed[] = [mine, corner, shelf]
