import type { Same } from '../types'
import type { topic as zhCn } from '../zh-cn/topic'

export const topic: Same<typeof zhCn> = {
  title: 'Topik',
  detail: 'Topik',
  photo: 'Foto topik',
}
