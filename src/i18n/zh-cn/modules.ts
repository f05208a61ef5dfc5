/** Texts of page modules. */
export const modules = {
  spot: '图片上的第 {n} 处',
  toForm: '填写表单',
  toVote: '参与投票',
  video: '视频',
} as const
