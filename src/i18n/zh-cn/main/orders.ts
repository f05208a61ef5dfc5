export const orderPage = {
  all: '全部',
  unpaid: '待付款',
  wait_ship: '待发货',
  wait_receive: '待收货',
  completed: '已完成',
} as const
