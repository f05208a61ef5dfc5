export const captcha = {
  title: '安全验证',
  drag: '向右拖动滑块完成拼图',
  keys: '滑块，用左右方向键移动，回车键确认',
  loading: '加载中…',
  broken: '加载失败',
  again: '再试一次',
  checking: '验证中…',
  passed: '验证通过',
  refresh: '换一张',
} as const
