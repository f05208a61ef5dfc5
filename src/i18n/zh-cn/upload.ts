/** What an upload says (spec 5 and 8); rules under their names in contract/domain/upload. */
export const upload = {
  add: '上传图片',
  change: '更换图片',
  uploading: '正在上传，已完成 {percent}%',
  failed: '上传失败，请稍后再试！',
  failedHere: '上传失败',
  retry: '重新上传',
  unreadable: '无法读取这张图片，请换一张',
  type: '仅支持 {allowed} 格式的图片，当前为 {actual}',
  sizeTips1: '图片不能大于 {allowed}KB，当前为 {actual}KB',
  sizeTips2: '图片不能小于 {allowed}KB，当前为 {actual}KB',
  resolutionTip1: '图片尺寸应为 {allowed} 像素，当前为 {actual}',
  resolutionTip2: '图片宽高比应为 {allowed}，当前为 {actual}',
} as const
