import type { Same } from '../types'
import type { content as zhCn } from '../zh-cn/content'

export const content: Same<typeof zhCn> = {
  articles: 'Artikel',
  article: 'Artikel',
  hits: '{count} kali dibaca',
  noArticles: 'Belum ada artikel',
  events: 'Acara',
  event: 'Detail acara',
  noEvents: 'Belum ada acara',
  eventTime: 'Waktu',
  eventPlace: 'Tempat',
  allDay: 'Sepanjang hari',
  seats: '{count} kursi',
  seatsLeft: 'Sisa {count} kursi',
  seatsFull: 'Kursi penuh',
  priceFrom: 'Mulai {price}',
  tickets: 'Tiket',
  noTickets: 'Belum ada tiket',
  notBegun: 'Belum dimulai',
  ended: 'Sudah berakhir',
  register: 'Daftar sekarang',
  viewDetail: 'Lihat detail',
  moduleFailed: 'Bagian ini gagal dimuat',
}
