import type { PartStates } from '.'

const nothing = () => {}
const options = ['绿茶', '红茶', '白茶'].map((label, at) => ({ value: String(at), label }))
const provinces = ['浙江省', '福建省', '江西省'].map((name, at) => ({
  code: String(at + 1),
  name,
  level: 'province' as const,
}))
const LONG = '这批盖碗为手工拉坯，釉色与尺寸略有出入，请以收到的实物为准。'.repeat(4)

/** Overlays of a screen. Each is shown in a window of its own. */
export const overlays: PartStates = {
  Sheet: {
    default: { open: true, title: '选择规格', onClose: nothing, text: '龙泉青瓷，口径 9.5 cm。' },
    foot: { open: true, title: '配送说明', onClose: nothing, text: '满 99 元包邮。', foot: '知道了' },
    'long-text': {
      open: true,
      title: '关于这只碗的一切，以及怎样使用、清洗和收藏它',
      onClose: nothing,
      text: LONG.repeat(6),
      foot: '知道了',
    },
  },
  OptionSheet: {
    default: { open: true, title: '茶类', options, value: '', onPick: nothing, onClose: nothing },
    selected: { open: true, title: '茶类', options, value: '1', onPick: nothing, onClose: nothing },
  },
  RegionPicker: {
    default: { open: true, onClose: nothing, onPick: nothing, load: async () => provinces },
    failed: { open: true, onClose: nothing, onPick: nothing, load: () => Promise.reject(new Error('nobody answers')) },
  },
  Popup: {
    default: { label: '安全验证', onClose: nothing, text: '向右拖动滑块完成拼图' },
    cross: { label: '分享海报', onClose: nothing, cross: true, text: '长按识别二维码，查看详情' },
  },
  AskDialog: {
    alert: { kind: 'alert', text: '库存不足，仅剩 2 件', close: nothing },
    confirm: {
      kind: 'confirm',
      title: '价格已变动',
      text: '应付金额由 ¥128 变为 ¥99，是否按新的金额提交？',
      close: nothing,
    },
    danger: { kind: 'confirm', text: '确定要删除这个地址吗？', confirmText: '删除', danger: true, close: nothing },
    fields: {
      kind: 'confirm',
      title: '拒绝退货',
      text: '买家会看到您填写的原因。',
      fields: [
        { name: 'reason', label: '原因', required: true, kind: 'textarea', placeholder: '请填写原因' },
        { name: 'mobile', label: '联系电话', kind: 'mobile' },
      ],
      close: nothing,
    },
    'long-text': { kind: 'confirm', title: '关于手工瓷器的说明', text: LONG, close: nothing },
  },
}
