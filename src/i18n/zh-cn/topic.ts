/** Texts of topics. */
export const topic = {
  title: '话题',
  detail: '话题详情',
  photo: '话题图片',
} as const
