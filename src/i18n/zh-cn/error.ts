export const error = {
  title: '出错啦~',
  network: '网络连接失败，请检查网络后重试',
  slow: '当前网络情况较差，请稍候再试',
  server: '服务器开小差了，请稍候再试',
  unknown: '操作失败，请稍候再试',
} as const
