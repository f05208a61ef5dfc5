import type { Same } from '../types'
import type { overlay as zhCn } from '../zh-cn/overlay'

export const overlay: Same<typeof zhCn> = {
  required: '{label} (wajib)',
  fillIn: 'Isi {label}',
  cardUntil: 'Berlaku s.d. {date}',
  cardDays: 'Berlaku {n} hari sejak diterima',
  cardForever: 'Berlaku selamanya',
}
