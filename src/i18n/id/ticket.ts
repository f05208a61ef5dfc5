import type { Same } from '../types'
import type { ticketTexts as zhCn } from '../zh-cn/ticket'

export const ticketTexts: Same<typeof zhCn> = {
  ticket: {
    title: 'Tiket elektronik',
    none: 'Pesanan ini tidak berisi tiket',
    code: 'Kode',
    qr: 'Kode QR {num}',
    until: 'Berlaku sampai {date}',
    forever: 'Berlaku selamanya',
    usedAt: 'Dipakai {time}',
    hint: 'Tunjukkan kode QR kepada staf',
  },
}
