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
  minItems: '请至少选择{n}项',
  maxItems: '最多只能选择{n}项',
  date: '请输入正确的日期',
  time: '请输入正确的时间',
  datetime: '请输入正确的日期和时间',
  pickDate: '选择日期',
  pickTime: '选择时间',
  early: '不能早于{moment}',
  late: '不能晚于{moment}',
} as const

/** Texts of forms and votes. Why one is closed is said as the server says it (contract/errors), under the names of contract/domain. */
export const interact = {
  form: {
    title: '表单',
    submit: '提交',
    save: '暂存',
    saved: '保存成功',
    fix: '有 {n} 处需要修改',
    done: '提交成功',
    doneText: '我们已经收到您填写的内容',
    closed: {
      inactive: '表单暂未开放填写',
      future: '表单还未开始填写',
      over: '表单填写已截止',
      lu: '您的填写次数已经达到上限',
      lupd: '您的每日填写次数已经达到上限',
    },
  },
  vote: {
    title: '投票',
    submit: '提交投票',
    incomplete: '请先完成所有问题',
    single: '（单选）',
    multiple: '（多选）',
    count: '{n} 票',
    starts: '{moment} 开始',
    ends: '{moment} 截止',
    closed: { future: '投票还未开始', over: '投票已结束', done: '您已投过票' },
  },
} as const
