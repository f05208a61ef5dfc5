import { Empty } from 'antd'
import { DataTable } from '../src/app/DataTable'
import { StateTag } from '../src/app/StateTag'
import { Failed, Loading } from '../src/app/StateView'
import { boxColumnTitle } from '../src/app/table-parts'

interface Row {
  readonly id: number
  readonly title: string
  readonly price: string
  readonly stock: number
}

const rows: readonly Row[] = [
  { id: 1, title: '山雾手作品茗杯', price: '¥68.00', stock: 120 },
  { id: 2, title: '晴雨两用伞，银胶布，八骨，自动开合', price: '¥188.00', stock: 3 },
  { id: 3, title: '武夷山房陈年岩茶', price: '¥488.00', stock: 0 },
]

const stateOf = (stock: number) =>
  stock === 0 ? (
    <StateTag tone="negative">已售罄</StateTag>
  ) : stock < 5 ? (
    <StateTag tone="notice">库存不足</StateTag>
  ) : (
    <StateTag tone="positive">销售中</StateTag>
  )

const columns = [
  { key: 'title', title: '商品', dataIndex: 'title' },
  { key: 'price', title: '价格', dataIndex: 'price', align: 'right' as const },
  { key: 'stock', title: '库存', dataIndex: 'stock', align: 'right' as const },
  { key: 'state', title: '状态', render: (_: unknown, { stock }: Row) => stateOf(stock) },
]

const nothing = { emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有商品" /> }

/** A list with a row that is selected. */
export const FilledTable = () => (
  <DataTable<Row>
    name="gallery"
    rowKey="id"
    isLoading={false}
    dataSource={[...rows]}
    columns={columns}
    rowSelection={{
      selectedRowKeys: [2],
      columnTitle: boxColumnTitle,
      getTitleCheckboxProps: () => ({ 'aria-label': '选择本页' }) as object,
      getCheckboxProps: ({ title }) => ({ 'aria-label': title }) as object,
    }}
    pagination={{ total: 128, pageSize: 20, showSizeChanger: false }}
  />
)

/** A list before its first rows are there. */
export const LoadingTable = () => (
  <DataTable<Row> name="gallery" rowKey="id" isLoading dataSource={[]} columns={columns} />
)

/** A list without rows. */
export const EmptyTable = () => (
  <DataTable<Row> name="gallery" rowKey="id" isLoading={false} dataSource={[]} columns={columns} locale={nothing} />
)

/** A screen before its data are there, and one whose data could not be read. */
export const States = () => (
  <>
    <Loading />
    <Failed error={new Error('网络不可用，请稍后重试')} onRetry={() => undefined} />
  </>
)
