import type { Same } from '../types'
import type { preview as zhCn } from '../zh-cn/preview'

export const preview: Same<typeof zhCn> = {
  edit: 'Ubah',
  editModule: 'Ubah modul “{name}”',
  unknown: 'Modul ini tidak ada di halaman',
}
