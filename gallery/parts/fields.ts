import { picture } from '../../fixtures/picture'
import type { PartStates } from '.'

const nothing = () => {}
const options = [
  { value: 'green', label: '绿茶' },
  { value: 'black', label: '红茶' },
  { value: 'white', label: '白茶，三年陈，福鼎点头镇，手工日晒，一盒五十克' },
]
const source = { kinds: [], choose: async () => null, send: async () => undefined }

/** Parts to fill in. */
export const fields: PartStates = {
  TextField: {
    empty: { label: '收货人', value: '', placeholder: '请填写收货人姓名' },
    filled: { label: '收货人', value: '林岸' },
    error: { label: '手机号', value: '1380', error: '手机号格式不对哦~' },
    disabled: { label: '手机号', value: '13800000001', disabled: true },
    'long-text': {
      label: 'Nama lengkap penerima paket',
      value: 'Siti Nurhaliza Rahmawati binti Abdullah Hasan',
      isStacked: true,
    },
  },
  TextArea: {
    empty: { label: '备注', value: '', placeholder: '选填，给店家留言' },
    counted: { label: '评价', value: '釉色温润，手感很好。\n会再来。', max: 500 },
    full: { label: '评价', value: '一二三四五', max: 5 },
    error: { label: '评价', value: '', error: '必填哦' },
  },
  Calendar: {
    month: { label: '预约日期', value: '2025-11-26', min: '2025-11-21' },
    notes: {
      label: '预约日期',
      value: '',
      min: '2025-11-21',
      max: '2025-12-05',
      note: (date) => (date === '2025-11-24' ? '余 2' : '充足'),
    },
    week: { label: '预约日期', mode: 'week', value: '2025-11-20', isDisabled: (date) => date === '2025-11-22' },
  },
  DateField: {
    empty: { kind: 'date', label: '生日', value: '' },
    filled: { kind: 'date', label: '生日', value: '1994-05-12', clearable: true },
    error: { kind: 'date', label: '上门日期', value: '2025-01-01', min: '2025-11-21' },
  },
  SelectField: {
    empty: { label: '茶类', options, value: '' },
    chosen: { label: '茶类', options, value: 'green' },
    'long-text': { label: '茶类', options, value: 'white' },
    error: { label: '茶类', options, value: '', error: '必填哦' },
  },
  OptionRows: {
    one: { label: '茶类', options, chosenValues: ['black'], one: true },
    several: { label: '茶类', options, chosenValues: ['green', 'white'], one: false },
    error: { label: '茶类', options, chosenValues: [], one: false, error: '必填哦' },
  },
  PickField: {
    empty: { label: '所在地区', chosenText: undefined, isOpen: false, onOpen: nothing },
    chosen: { label: '所在地区', chosenText: '浙江省 丽水市 龙泉市', isOpen: false, onOpen: nothing },
    error: { label: '所在地区', chosenText: undefined, error: '请选择地区', isOpen: false, onOpen: nothing },
  },
  Uploader: {
    empty: { label: '凭证', currentUrl: '', source, onDone: nothing },
    filled: { label: '凭证', currentUrl: picture(0, 200, 200).full, source, onDone: nothing },
    removable: { label: '凭证', currentUrl: picture(1, 200, 200).full, source, onDone: nothing, onRemove: nothing },
    round: { label: '头像', currentUrl: picture(2, 200, 200).full, source, onDone: nothing, round: true },
  },
}
