import type { Same } from '../types'
import type { modules as zhCn } from '../zh-cn/modules'

export const modules: Same<typeof zhCn> = {
  spot: 'Bagian {n} pada gambar',
  toForm: 'Isi formulir',
  toVote: 'Ikut memilih',
  video: 'Video',
}
