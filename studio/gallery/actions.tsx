import { Alert, Badge, Button } from 'antd'
import { colours } from '../src/app/colours'
import { Icon } from '../src/app/Icon'
import { StateTag } from '../src/app/StateTag'

/** One primary button a screen, plain ones beside it, and red for what cannot be undone. */
export const Buttons = () => (
  <div className="gallery-row">
    <Button type="primary">保存</Button>
    <Button>导出</Button>
    <Button icon={<Icon name="plus" />}>添加规格</Button>
    <Button type="text" icon={<Icon name="columns" />}>
      选择列
    </Button>
    <Button type="link">查看店铺</Button>
    <Button danger>删除</Button>
    <Button danger type="text">
      停用链接
    </Button>
    <Button disabled>不可用</Button>
    <Button type="primary" disabled>
      不可用
    </Button>
    <Button type="text" aria-label="帮助" icon={<Icon name="help" />} />
  </div>
)

/** The tones of a state, and counts of what waits. */
export const Tags = () => (
  <div className="gallery-row">
    <StateTag tone="positive">销售中</StateTag>
    <StateTag tone="notice">待发货</StateTag>
    <StateTag tone="information">配送中</StateTag>
    <StateTag tone="negative">已拒绝</StateTag>
    <StateTag>已关闭</StateTag>
    <Badge count={3} size="small" color={colours.notice} />
    <Badge count={120} overflowCount={99} size="small" color={colours.notice} />
  </div>
)

/** A message stands above what it is about, and says what to do. */
export const Messages = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <Alert type="info" showIcon title="导入在后台进行，可以离开此页" />
    <Alert type="success" showIcon title="已发布，顾客现在可以看到" />
    <Alert type="warning" showIcon title="3 件商品库存不足 5 件" action={<Button size="small">查看</Button>} />
    <Alert type="error" showIcon title="网络不可用，请稍后重试" />
  </div>
)
