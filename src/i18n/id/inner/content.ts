import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/inner/content'

export const articlePage: Same<typeof zhCn.articlePage> = {
  title: 'Artikel',
  detail: 'Artikel',
  empty: 'Belum ada artikel',
}
