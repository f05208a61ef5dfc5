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
