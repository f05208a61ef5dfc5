import { banner, cover, icon, paragraphs, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

const home: PageSeed = {
  slug: 'index',
  title: 'Rimba & Co.',
  modules: [
    {
      type: 'shop.productsearchpagemodule',
      name: 'Cari',
      placeholder: 'Cari kopi, kain, sambal…',
      hotWords: ['kopi gayo', 'kawung', 'sambal', 'keranjang'],
      config: { padding_lr: 11, has_margin_b: false },
    },
    {
      type: 'mpage.adspagemodule',
      name: 'Korsel',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: 'Pekan Batik', picture: banner('batikStudio', 'sogan', 31), link: { to: 'page', slug: 'batik' } },
        {
          title: 'Kopi minggu ini',
          picture: banner('tableCoffee', 'kopi', 32),
          link: { to: 'category', slug: 'kopi' },
        },
        { title: 'Pasar Rimba', picture: banner('market', 'spice', 33), link: { to: 'event', slug: 'pasar-rimba' } },
        {
          title: 'Jelajah sawah',
          picture: banner('terraces', 'lagoon', 34),
          link: { to: 'event', slug: 'jelajah-sawah' },
        },
      ],
    },
    {
      type: 'mpage.h5navbar',
      name: 'Navigasi',
      columns: 4,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: 'Batik', icon: icon('icon-batik', 'terracotta'), link: { to: 'category', slug: 'batik' } },
        { title: 'Rotan', icon: icon('icon-rattan', 'rattan'), link: { to: 'category', slug: 'rotan' } },
        { title: 'Kopi', icon: icon('icon-coffee', 'kopi'), link: { to: 'category', slug: 'kopi' } },
        { title: 'Rempah', icon: icon('icon-spice', 'spice'), link: { to: 'category', slug: 'rempah' } },
        { title: 'Kelas', icon: icon('icon-workshop', 'sogan'), link: { to: 'category', slug: 'kelas' } },
        { title: 'Tema', icon: icon('icon-article', 'nila'), link: { to: 'composed', slug: 'gabungan' } },
        { title: 'Hadiah', icon: icon('icon-gift', 'bunga'), link: { to: 'page', slug: 'hadiah' } },
        { title: 'Kupon', icon: icon('icon-coupon', 'lagoon'), link: { to: 'coupons' } },
      ],
    },
    {
      type: 'shop.productsmodule',
      name: 'Baru datang',
      style: '1x3',
      config: frameWithTitle('Baru datang', 'Langsung dari bengkel'),
      source: { tag: 'baru', limit: 9 },
      more: { to: 'tag', tag: 'baru' },
    },
    {
      type: 'shop.productsmodule',
      name: 'Dapur rempah',
      style: 'colx2',
      config: { ...frameWithTitle('Dapur rempah', 'Pedas, hangat, wangi'), module_background_color: '#fbeedd' },
      source: { category: 'rempah', limit: 4 },
      more: { to: 'category', slug: 'rempah' },
    },
    {
      type: 'event.eventsmodule',
      name: 'Acara',
      style: 'list',
      config: frameWithTitle('Acara dekat ini', 'Pasar, kelas, dan musik'),
      source: { ordering: 'start', limit: 4 },
      more: { to: 'events' },
    },
    {
      type: 'mpage.squarepagemodule',
      name: 'Tema',
      style: '1x3',
      config: frameWithTitle('Jalan-jalan'),
      settings: {
        items: [
          { title: 'Akhir pekan', image: cover('market', 'spice', 271), link: { to: 'page', slug: 'akhir-pekan' } },
          { title: 'Musim hujan', image: cover('terraces', 'pandan', 272), link: { to: 'page', slug: 'tema' } },
          {
            title: 'Baru & promo',
            image: cover('batikStudio', 'sogan', 273),
            link: { to: 'page', slug: 'baru-dan-promo' },
          },
          {
            title: 'Warung Bagas',
            image: cover('tableCoffee', 'kopi', 274),
            link: { to: 'page', slug: 'warung-bagas' },
          },
          { title: 'Sudut saya', image: cover('craft', 'rattan', 275), link: { to: 'page', slug: 'sudut-saya' } },
          { title: 'Tanya jawab', image: cover('mountain', 'pandan', 276), link: { to: 'page', slug: 'tanya-jawab' } },
          {
            title: 'Studio batik',
            image: cover('batikStudio', 'sogan', 411),
            link: { to: 'reservation', slug: 'studio-batik' },
          },
          { title: 'Meja kedai', image: cover('bar', 'kopi', 412), link: { to: 'reservation', slug: 'meja-kedai' } },
          {
            title: 'Sewa pendopo',
            image: cover('riverside', 'pandan', 413),
            link: { to: 'reservation', slug: 'sewa-pendopo' },
          },
        ],
      },
    },
    {
      type: 'shop.productsmodule',
      name: 'Promo',
      style: 'list',
      config: frameWithTitle('Promo pekan ini'),
      source: { tag: 'promo', limit: 4 },
      more: { to: 'tag', tag: 'promo' },
    },
    {
      type: 'shop.productsmodule',
      name: 'Rotan',
      style: 'colx3',
      config: frameWithTitle('Anyaman untuk rumah'),
      source: { category: 'rotan', limit: 6 },
      more: { to: 'category', slug: 'rotan' },
    },
    {
      type: 'post.articlesmodule',
      name: 'Cerita',
      style: 'list',
      config: frameWithTitle('Cerita', 'Dari bengkel, dapur, dan jalan'),
      source: { ordering: '-published', limit: 3 },
      more: { to: 'articles' },
    },
    {
      type: 'note.notespagemodule',
      name: 'Catatan',
      style: '1x2',
      config: frameWithTitle('Setelah dibawa pulang', 'Dari pembeli, untuk pembeli'),
      source: { limit: 6 },
      more: { to: 'notes' },
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Tentang',
      config: { padding_lr: 11, has_margin_b: true },
      html: `<h3>Tentang Rimba</h3>${paragraphs('Kami bekerja dengan enam puluh perajin di sebelas kota. Harga ditentukan bersama, dibayar di muka, dan nama pembuatnya ditulis di kartu.', 'Rimba berarti hutan: tempat semua yang baik tumbuh tanpa tergesa.')}`,
    },
    {
      type: 'shop.productsmodule',
      name: 'Paling disukai',
      style: 'waterfall',
      config: frameWithTitle('Paling disukai'),
      source: { ordering: '-count_purchase', limit: 20 },
    },
  ],
}

const batik: PageSeed = {
  slug: 'batik',
  title: 'Pekan Batik',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: 'Gambar utama',
      height: 180,
      config: { padding_lr: 0, has_margin_b: true },
      items: [{ title: 'Pekan Batik', picture: banner('tableBatik', 'nila', 41) }],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Pengantar',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h3>Membaca kain</h3>${paragraphs('Kawung adalah buah aren yang dibelah, parang adalah ombak, truntum adalah bintang. Setiap motif menyimpan kalimat.', 'Pakailah sesuka hati. Kain senang bepergian.')}`,
    },
    {
      type: 'shop.productsmodule',
      name: 'Kain',
      style: 'colx2',
      config: frameWithTitle('Kain pilihan'),
      source: { category: 'kain', limit: 6 },
    },
    {
      type: 'shop.productsmodule',
      name: 'Busana',
      style: 'colx2',
      config: frameWithTitle('Untuk dipakai'),
      source: { category: 'busana', limit: 6 },
    },
    {
      type: 'event.eventsmodule',
      name: 'Kelas',
      style: 'list',
      config: frameWithTitle('Belajar membatik'),
      source: { codes: ['batik-pagi'] },
    },
    {
      type: 'post.articlesmodule',
      name: 'Cerita',
      style: 'list',
      config: frameWithTitle('Cerita perajin'),
      source: { category: 'perajin', limit: 3 },
    },
  ],
}

const hadiah: PageSeed = {
  slug: 'hadiah',
  title: 'Panduan Hadiah',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: 'Gambar utama',
      height: 180,
      config: { padding_lr: 0, has_margin_b: true },
      items: [{ title: 'Hadiah', picture: banner('tableGift', 'bunga', 42), link: { to: 'tag', tag: 'hadiah' } }],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Pengantar',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h3>Memberi dengan tangan</h3>${paragraphs('Semua pesanan dapat dibungkus kain perca batik tanpa biaya. Tulis pesan Anda di catatan, kami salin dengan tulisan tangan.')}`,
    },
    {
      type: 'shop.productsmodule',
      name: 'Rumah baru',
      style: 'colx2',
      config: frameWithTitle('Untuk rumah baru'),
      source: { codes: ['RH01', 'RH03', 'RR02', 'RB05'] },
    },
    {
      type: 'shop.productsmodule',
      name: 'Pencinta kopi',
      style: '1x3',
      config: frameWithTitle('Untuk pencinta kopi'),
      source: { codes: ['RK01', 'RK05', 'RK06', 'RK02'] },
    },
    {
      type: 'shop.productsmodule',
      name: 'Kecil',
      style: 'colx3',
      config: frameWithTitle('Di bawah Rp100.000'),
      source: { codes: ['RC01', 'RS01', 'RH07', 'RH05', 'RS08', 'RR06'] },
    },
  ],
}

export const pages: readonly PageSeed[] = [home, batik, hadiah]
