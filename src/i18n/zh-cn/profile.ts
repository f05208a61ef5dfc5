/** The user's own particulars. */
export const profile = {
  title: '个人资料',
  avatar: '头像',
  name: '昵称',
  namePlaceholder: '请输入昵称',
  email: '邮箱',
  emailPlaceholder: '选填，用于接收通知',
  birthday: '生日',
  mobile: '手机号',
  bind: '绑定手机号',
  rebind: '更换',
  unbound: '未绑定',
  leaveAsk: '修改还没有保存，确定要离开吗？',
  leaveYes: '离开',
  leaveNo: '继续编辑',
} as const
