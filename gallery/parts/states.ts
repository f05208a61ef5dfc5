import type { PartStates } from '.'

const onTap = () => {}
const list = {
  count: 1,
  hasMore: false,
  isLoadingMore: false,
  onMore: onTap,
  onRetry: onTap,
  onRefresh: async () => {},
}

/** Parts for loading, empty, failed and finished states. */
export const states: PartStates = {
  Empty: {
    default: { text: '购物车还是空的' },
    actions: {
      text: '还没有收货地址',
      hint: '添加一个，下单更快',
      icon: 'place',
      action: { text: '新增收货地址', onTap },
      second: { text: '返回首页', onTap },
    },
    'long-text': {
      text: 'Belum ada alamat pengiriman',
      hint: 'Tambahkan satu alamat agar pesanan berikutnya dapat diproses dengan lebih cepat',
      icon: 'place',
    },
  },
  Failure: {
    default: { onRetry: onTap },
    text: { text: '网络连接失败，请检查网络后重试', onRetry: onTap },
    final: { text: '活动已经结束' },
  },
  PageFailure: {
    default: { onRetry: onTap, isTab: false },
    tab: { onRetry: onTap, isTab: true },
  },
  SkeletonGrid: { default: {}, banner: { banner: true, cards: 2 } },
  SkeletonRows: { default: { rows: 3 } },
  Bone: { default: { width: '40%' }, round: { width: '48px', height: '48px', round: true } },
  Progress: {
    default: { share: 0.4, label: '正在上传' },
    complete: { share: 1, label: '正在上传' },
  },
  ProgressRing: {
    default: { share: 0.4, label: '升级进度' },
    none: { share: 0, label: '升级进度' },
    complete: { share: 1, label: '升级进度' },
  },
  CountDown: {
    running: { until: '2025-11-21T08:14:59Z', label: '支付剩余时间' },
    over: { until: '2020-01-01T00:00:00Z', label: '支付剩余时间' },
  },
  ListView: {
    end: { ...list, status: 'ready' },
    more: { ...list, status: 'ready', hasMore: true },
    'loading-more': { ...list, status: 'ready', hasMore: true, isLoadingMore: true },
    'more-failed': { ...list, status: 'ready', hasMore: true, moreFailed: true },
    loading: { ...list, status: 'loading', count: 0 },
    failed: { ...list, status: 'failed', count: 0, errorText: '服务器开小差了，请稍候再试' },
    empty: { ...list, status: 'ready', count: 0 },
  },
  Collapse: {
    closed: { label: '数据表', contentKey: 'a', children: '12 单' },
  },
  Timeline: {
    default: {
      steps: [
        { text: '已签收，感谢使用', note: '放在门卫处，请当面点清。', created: '2025-11-21T02:10:00Z' },
        { text: '正在派送', created: '2025-11-21T00:30:00Z' },
        { text: '包裹已到达【丽水转运中心】，下一站【龙泉市集散点】，预计次日送达', created: '2025-11-20T10:00:00Z' },
      ],
    },
    one: { steps: [{ text: '商家已发货', created: '2025-11-20T10:00:00Z' }] },
  },
}
