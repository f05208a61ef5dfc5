/** Texts of the preview frame. */
export const preview = {
  edit: '编辑',
  editModule: '编辑模块“{name}”',
  unknown: '页面上没有这个模块',
}
