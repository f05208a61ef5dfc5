import { area, banner, cover, type DaysAhead, FILM, inline, paragraphs, poster, tag, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page of places to go on a free day. */
export const weekend: PageSeed = {
  slug: 'akhir-pekan',
  title: 'Akhir Pekan',
  modules: [
    {
      type: 'mpage.imageareapagemodule',
      name: 'Peta sawah',
      config: { padding_lr: 0, has_margin_b: true },
      settings: {
        image: banner('terraces', 'lagoon', 251),
        title: 'Sawah dan pasar',
        annotations: [
          area(0, 0, 34, 100, 'Kiri: Jelajah sawah', { to: 'event', slug: 'jelajah-sawah' }),
          area(34, 0, 33, 100, 'Tengah: Pasar Rimba', { to: 'event', slug: 'pasar-rimba' }),
          area(67, 0, 33, 100, 'Kanan: Semua acara', { to: 'events' }),
        ],
      },
    },
    {
      type: 'mpage.richtextpagemodule',
      name: 'Pengantar',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>Tidak jauh, cukup jalan kaki</h2>${paragraphs('Sawah di kiri, pasar di tengah, panggung di kanan. Ketuk gambar di atas untuk memilih tempat bertemu akhir pekan ini.')}`,
    },
    {
      type: 'mpage.noticepagemodule',
      name: 'Pengumuman',
      config: { padding_lr: 16, has_margin_b: true },
      settings: {
        items: [
          { title: 'Sabtu mungkin hujan, keroncong pindah ke pendopo', link: { to: 'event', slug: 'malam-keroncong' } },
          { title: 'Parkir di sisi sawah ditutup sehari' },
        ],
      },
    },
    {
      type: 'mpage.countdownpagemodule',
      name: 'Menuju keroncong',
      config: { padding_lr: 16, has_margin_b: true },
      settings: {
        until: { daysAhead: 13 } satisfies DaysAhead,
        label: 'Menuju Malam Keroncong',
        ended: 'Malam Keroncong sudah mulai',
        link: { to: 'event', slug: 'malam-keroncong' },
      },
    },
    {
      type: 'mpage.spacerpagemodule',
      name: 'Jarak',
      config: { padding_lr: 16, has_margin_b: true },
      settings: { height: 12, has_line: true },
    },
    {
      type: 'event.eventspagemodule',
      name: 'Acara',
      style: 'list',
      config: frameWithTitle('Bulan ini', 'Siapa cepat dia dapat'),
      source: { ordering: 'start', limit: 3 },
      more: { to: 'events' },
    },
    {
      type: 'video.videopagemodule',
      name: 'Sekilas',
      config: frameWithTitle('Lihat dulu sebentar', 'Kebun, pasar, dan tepi sungai'),
      settings: {
        url: FILM,
        poster: inline('teagarden', 'tea', 252),
        title: 'Kebun, pasar, dan tepi sungai',
        loop: true,
      },
    },
    {
      type: 'mpage.imageadspagemodule',
      name: 'Suasana',
      style: '1x2',
      config: frameWithTitle('Suasana bulan lalu'),
      settings: {
        items: [
          {
            title: 'Pasar',
            image: poster('market', 'spice', 253),
            annotations: [tag(24, 30, 'Kerajinan', { to: 'category', slug: 'rotan' }), tag(62, 70, 'Jajanan')],
          },
          {
            title: 'Keroncong',
            image: poster('concert', 'night', 254),
            annotations: [tag(40, 36, 'Malam Keroncong', { to: 'event', slug: 'malam-keroncong' })],
          },
          { title: 'Membatik', image: poster('batikStudio', 'sogan', 255), link: { to: 'event', slug: 'batik-pagi' } },
        ],
      },
    },
    {
      type: 'circle.topicsmodule',
      name: 'Teman jalan',
      style: 'list',
      config: frameWithTitle('Cari teman jalan'),
      source: { category: 'jalan', limit: 3 },
      more: { to: 'topics' },
    },
    {
      type: 'mpage.squarepagemodule',
      name: 'Di dalam ruangan',
      style: '2x2',
      config: frameWithTitle('Kalau hujan, di dalam saja'),
      settings: {
        items: [
          {
            title: 'Membatik',
            image: cover('batikStudio', 'terracotta', 256),
            link: { to: 'event', slug: 'batik-pagi' },
          },
          { title: 'Anyaman', image: cover('craft', 'rattan', 257), link: { to: 'event', slug: 'pameran-anyam' } },
          { title: 'Kopi', image: cover('tableCoffee', 'kopi', 258), link: { to: 'category', slug: 'kopi' } },
          {
            title: 'Pilih sudut favorit',
            image: cover('terraces', 'pandan', 259),
            link: { to: 'vote.voteevent', slug: 'sudut-rumah' },
          },
        ],
      },
    },
  ],
}
