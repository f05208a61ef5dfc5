export const articlePage = {
  title: '文章',
  detail: '文章详情',
  empty: '还没有文章',
} as const
