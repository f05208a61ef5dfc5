import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Empty, Flex, Table, Typography } from 'antd'
import { useState } from 'react'
import { Failed } from '../app/StateView'
import { PAGE_SIZE, useListQuery } from '../app/useListQuery'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { RateModal } from './RateModal'

export type Rate = Reply<'GET /studio/ops/distribution/rate/'>['results'][number]

/** Parts of 10,000 as percent: 850 is `8.5%`. */
const percentOf = (rate: number): string => `${rate / 100}%`

function DeleteRate({ rate: { id } }: { rate: Rate }) {
  const step = useStep(() => call('DELETE /studio/ops/distribution/rate/{id}/', { params: { id } }), ['dist-rates'])
  return (
    <StepButton
      text="promoForm.remove"
      question="operation.promoters.removeRate"
      isDanger
      isBusy={step.isPending}
      onStep={() => step.mutateAsync(undefined)}
    />
  )
}

/** Rates of the site, of categories and of products; the narrowest one holds. */
export function RateTable() {
  const t = useT()
  const { page, set } = useListQuery([])
  const [isOpen, setOpen] = useState(false)
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const rows = useQuery({
    queryKey: ['dist-rates', query],
    queryFn: () => call('GET /studio/ops/distribution/rate/', { query }),
    placeholderData: keepPreviousData,
  })
  if (rows.isError) return <Failed error={rows.error} onRetry={() => void rows.refetch()} />
  return (
    <>
      <Flex justify="space-between" align="center" gap={16} wrap style={{ marginBottom: 16 }}>
        <Typography.Text>{t('opsPromoter.ratesHint')}</Typography.Text>
        <Button type="primary" onClick={() => setOpen(true)}>
          {t('opsPromoter.addRate')}
        </Button>
      </Flex>
      <Table<Rate>
        rowKey="id"
        loading={rows.isFetching}
        dataSource={rows.data?.results ?? []}
        locale={{
          emptyText: (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={`${t('opsPromoter.noRates')} ${t('opsPromoter.noRatesHint')}`}
            />
          ),
        }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: rows.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        onChange={({ current = 1 }) => set('page', String(current))}
        columns={[
          {
            title: t('opsPromoter.scope'),
            render: (_, { scope, target_name }) =>
              [t(`opsPromoter.scopes.${scope}`), target_name].filter(Boolean).join(' · '),
          },
          {
            title: t('opsPromoter.kindFilter'),
            render: (_, { dist_kind }) =>
              t(dist_kind === null ? 'opsPromoter.everyKind' : `opsPromoter.kind.${dist_kind}`),
          },
          { title: t('opsPromoter.level'), render: (_, { level }) => t('opsPromoter.levelOf', { n: level }) },
          { title: t('opsPromoter.rate'), align: 'right', render: (_, { rate }) => percentOf(rate) },
          { title: t('resource.actions'), render: (_, rate) => <DeleteRate rate={rate} /> },
        ]}
      />
      {isOpen && <RateModal onClose={() => setOpen(false)} />}
    </>
  )
}
