import { useQuery } from '@tanstack/react-query'
import { Button, Empty, Flex, Radio, Typography } from 'antd'
import { ScreenHead } from '../app/ScreenHead'
import { Failed, Loading } from '../app/StateView'
import { useStored } from '../app/stored'
import { useListQuery } from '../app/useListQuery'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { PrintSlip } from './PrintSlip'
import { type Paper, papers, PRINT_MAX } from './papers'
import './print.css'

/** The page of each paper, as the browser's print dialog takes it. */
const pages: Readonly<Record<Paper, string>> = {
  label: '@page { size: 76mm 130mm; margin: 0 }',
  a4: '@page { size: A4; margin: 12mm }',
}
const isPaper = (value: unknown): value is Paper => papers.some((paper) => paper === value)

/** Packing slips or labels of the orders whose ids stand in the address, each on a page of its own. */
export function PrintScreen() {
  const t = useT()
  const ids = useListQuery([]).text('ids') ?? ''
  const [paper, setPaper] = useStored<Paper>('orders.paper', 'label', isPaper)
  const query = useQuery({
    queryKey: ['orders', 'print', ids],
    queryFn: () => call('GET /studio/shop/order/', { query: { id: ids, limit: PRINT_MAX, ordering: 'id' } }),
    enabled: ids !== '',
  })
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isLoading) return <Loading />
  const orders = query.data?.results ?? []
  return (
    <>
      <style>{pages[paper]}</style>
      <ScreenHead title={t('operation.print.title')} />
      <Flex className="print-controls" gap={16} align="center" wrap style={{ marginBottom: 16 }}>
        <Radio.Group
          aria-label={t('operation.print.paper')}
          optionType="button"
          value={paper}
          options={papers.map((value) => ({ value, label: t(`operation.print.papers.${value}`) }))}
          onChange={({ target }) => setPaper(target.value as Paper)}
        />
        <Button type="primary" disabled={orders.length === 0} onClick={() => window.print()}>
          {t('operation.print.now')}
        </Button>
        <Typography.Text role="status">{t('operation.print.count', { n: orders.length })}</Typography.Text>
      </Flex>
      {orders.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('operation.empty')} />
      ) : (
        orders.map((order) => <PrintSlip key={order.id} order={order} paper={paper} />)
      )}
    </>
  )
}
