import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/events'

export const eventPage: Same<typeof zhCn.eventPage> = {
  title: 'Acara',
  detail: 'Detail acara',
  empty: 'Belum ada acara',
  time: 'Waktu',
  place: 'Tempat',
  tickets: 'Tiket',
  about: 'Tentang acara',
  from: 'mulai',
  left: 'Sisa {n}',
  ample: 'Tersedia',
  soldOut: 'Habis',
  seats: 'Sisa {n} kursi',
  future: 'Segera',
  ongoing: 'Berlangsung',
  over: 'Selesai',
  noTickets: 'Belum ada tiket',
}
