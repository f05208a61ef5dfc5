/** Rules of inputs (spec 5), under their names in contract/domain/input. */
export const input = {
  required: '必填哦',
  format: '{type}格式不对哦~',
  types: { email: '邮箱', 'china-mobile': '手机号', 'china-name': '姓名' },
  minLength: '最少应该输入{n}个字符哦',
  maxLength: '最多可以输入{n}个字符哦',
  mismatch: '输入不一致',
  count: '已输入 {n} 个字符，最多 {max} 个',
} as const
