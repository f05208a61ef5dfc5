import type { Same } from '../types'
import type { input as zhCn } from '../zh-cn/input'

export const input: Same<typeof zhCn> = {
  required: 'Wajib diisi ya',
  format: 'Format {type} belum benar~',
  types: { email: 'email', 'china-mobile': 'nomor ponsel', 'china-name': 'nama' },
  minLength: 'Isi paling sedikit {n} karakter ya',
  maxLength: 'Isi paling banyak {n} karakter ya',
  mismatch: 'Isian tidak sama',
  count: '{n} dari paling banyak {max} karakter',
}
