export const node = {
  title: '选择分类',
  bar: '所属分类',
  choose: '请选择',
  levels: '已选层级',
  all: '全部',
  chooseThis: '选择「{name}」',
  unavailable: '该节点暂不可用，请选择其他节点',
  off: '暂不可用',
  done: '设置成功',
  empty: '这里还没有可选的分类',
} as const
