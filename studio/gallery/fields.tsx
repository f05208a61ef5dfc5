import { Checkbox, Form, Input, Radio, Select, Switch } from 'antd'
import { AmountInput } from '../src/editing/AmountInput'
import { DateField, TimeField } from '../src/editing/dates/DateFields'
import { MomentField } from '../src/editing/dates/MomentField'
import { MobileItem } from '../src/editing/MobileItem'
import { NumberInput, NumberText } from '../src/editing/NumberInput'
import { NumberItem } from '../src/editing/NumberItem'

/** Fields as they are filled: a label above, the mark of those that are required, a hint below. */
export const Fields = () => (
  <Form
    layout="vertical"
    className="gallery-fields"
    initialValues={{
      title: '山雾手作品茗杯',
      price: '68.00',
      stock: 120,
      mobile: '13800000001',
      day: '2026-12-03',
      from: '2026-12-03T02:30:00.000Z',
      opens: '09:30',
      kind: 'goods',
      isOn: true,
    }}
  >
    <Form.Item name="title" label="标题" required extra="不超过 60 个字">
      <Input />
    </Form.Item>
    <Form.Item name="price" label="价格" required>
      <AmountInput prefix="¥" />
    </Form.Item>
    <NumberItem name="stock" label="库存" min={0} precision={0} />
    <MobileItem name="mobile" label="手机号" />
    <Form.Item name="day" label="日期">
      <DateField />
    </Form.Item>
    <Form.Item name="from" label="开售时间">
      <MomentField />
    </Form.Item>
    <Form.Item name="opens" label="营业开始">
      <TimeField />
    </Form.Item>
    <Form.Item name="kind" label="类型">
      <Select options={[{ value: 'goods', label: '实物商品' }]} />
    </Form.Item>
    <Form.Item name="intro" label="简介">
      <Input.TextArea rows={2} placeholder="用一两句话介绍" />
    </Form.Item>
    <Form.Item name="locked" label="编码">
      <Input disabled placeholder="保存后生成" />
    </Form.Item>
    <Form.Item name="isOn" label="上架" valuePropName="checked">
      <Switch />
    </Form.Item>
    <Form.Item label="配送">
      <Checkbox defaultChecked>快递</Checkbox>
      <Checkbox>自提</Checkbox>
    </Form.Item>
    <Form.Item label="状态">
      <Radio.Group
        defaultValue={1}
        options={[
          { value: 1, label: '公开' },
          { value: 2, label: '隐藏' },
        ]}
      />
    </Form.Item>
  </Form>
)

const REFUSED = { validateStatus: 'error' } as const

/** Fields whose content is refused: the reason stands below, and what was typed stays. */
export const Refusals = () => (
  <Form layout="vertical" className="gallery-fields">
    <Form.Item {...REFUSED} label="标题" required help="请填写标题">
      <Input aria-label="标题" />
    </Form.Item>
    <Form.Item {...REFUSED} label="价格" required help="请填写金额，例如 68.00">
      <AmountInput aria-label="价格" prefix="¥" value="六十八" />
    </Form.Item>
    <Form.Item label="库存">
      <NumberInput aria-label="库存" value={null} onChange={() => undefined} min={0} precision={0} />
    </Form.Item>
    <Form.Item label="重量">
      <NumberText aria-label="重量" value="很重" min={0} showsProblem />
    </Form.Item>
    <Form.Item {...REFUSED} label="类型" help="请选择类型">
      <Select aria-label="类型" placeholder="请选择" options={[]} />
    </Form.Item>
  </Form>
)
