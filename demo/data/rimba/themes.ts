import { banner, paragraphs, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page of the topics, notes and collections of people here. */
const tema: PageSeed = {
  slug: 'tema',
  title: 'Catatan Musim Hujan',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: 'Gambar utama',
      height: 180,
      config: { padding_lr: 0, has_margin_b: true },
      items: [
        {
          title: 'Catatan Musim Hujan',
          picture: banner('terraces', 'pandan', 241),
          link: { to: 'topic', slug: 'pasar-mau-apa' },
        },
      ],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Pengantar',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>Ditulis sambil menunggu reda</h2>${paragraphs('Hujan membuat orang bercerita. Halaman ini mengumpulkan obrolan, catatan, dan barang yang tidak tega dibuang.')}`,
    },
    {
      type: 'circle.topicspagemodule',
      name: 'Topik',
      style: 'list',
      config: frameWithTitle('Sedang dibicarakan'),
      source: { limit: 4 },
      more: { to: 'topics' },
    },
    {
      type: 'note.notespagemodule',
      name: 'Catatan',
      style: 'waterfall',
      config: frameWithTitle('Catatan terbaru'),
      source: { limit: 8 },
      more: { to: 'notes' },
    },
    {
      type: 'post.articlecolumnpagemodule',
      name: 'Kolom',
      style: 'list',
      config: frameWithTitle('Baca pelan-pelan'),
      settings: {
        kind: 'category',
        items: [
          { title: 'Perajin', category: 'perajin' },
          { title: 'Dapur', category: 'dapur' },
          { title: 'Rumah', category: 'rumah' },
        ],
      },
    },
    {
      type: 'shop.couponspagemodule',
      name: 'Kupon',
      style: 'list',
      config: frameWithTitle('Ambil dulu kuponnya'),
      source: { limit: 3 },
      more: { to: 'coupons' },
    },
    {
      type: 'distribution_mpage.distselectproductspagemodule',
      name: 'Rak Bagas',
      style: 'colx2',
      config: frameWithTitle('Rak Bagas', 'Empat barang yang ia pakai sendiri'),
      source: { user: 'shopper2' },
    },
    {
      type: 'shop.pickupvoucherspagemodule',
      name: 'Kupon ambil',
      style: 'list',
      config: frameWithTitle('Kupon ambil saya'),
      source: {},
    },
    {
      type: 'shop.productsrecommendpagemodule',
      name: 'Rekomendasi',
      style: 'colx2',
      config: frameWithTitle('Mungkin kamu suka'),
      source: { limit: 20 },
    },
  ],
}

/** Pages of one season, under one roof. */
const gabungan: PageSeed = {
  slug: 'gabungan',
  title: 'Tema Musim Ini',
  modules: [],
  parts: [
    { title: 'Catatan', page: 'tema' },
    { title: 'Batik', page: 'batik' },
    { title: 'Hadiah', page: 'hadiah' },
  ],
}

export const themePages: readonly PageSeed[] = [tema, gabungan]
