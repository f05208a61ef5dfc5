export const homePage = {
  title: '首页',
} as const

export const modulePage = {
  more: '查看更多',
  failed: '这部分内容没有加载出来',
  empty: '暂无内容',
  search: '搜索商品',
  hot: '热门搜索',
} as const

export const articlePage = {
  hits: '{n} 阅读',
} as const

export const pagePage = {
  title: '页面',
} as const

/** Texts of page modules. */
export const modules = {
  spot: '图片上的第 {n} 处',
  toForm: '填写表单',
  toVote: '参与投票',
  video: '视频',
} as const

/** Texts of the preview frame. */
export const preview = {
  edit: '编辑',
  editModule: '编辑模块“{name}”',
  unknown: '页面上没有这个模块',
} as const
