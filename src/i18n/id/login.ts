import type { Same } from '../types'
import type { login as zhCn } from '../zh-cn/login'

export const login: Same<typeof zhCn> = {
  needed: 'Masuk untuk melihat lebih banyak',
  now: 'Masuk sekarang',
  agreement: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',
}
