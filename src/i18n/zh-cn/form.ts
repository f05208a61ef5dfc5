/** Rules of forms (spec 5), under their names in contract/domain/form. */
export const form = {
  required: '请填写此项',
  requiredChoice: '请选择此项',
  maxLength: '您的填写长度超过{n}位',
  minLength: '您的填写长度不足{n}位',
  email: '请输入规范的电子邮箱地址',
  mobile: '请输入正确的手机号',
  maximum: '请填写不大于{n}的数字',
  minimum: '请填写不小于{n}的数字',
  integer: '请输入一个整数',
} as const
