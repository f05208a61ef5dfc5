import { coinKinds } from '@storefront/contract/domain/promotion/coins'
import { useQuery } from '@tanstack/react-query'
import { Button, Table, Typography } from 'antd'
import { useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { CoinRuleModal } from './CoinRuleModal'

type CoinRule = Reply<'GET /studio/ops/gamification/rule/'>['results'][number]

/** The rules that earn coins; a change applies from now on. */
export function CoinRuleScreen() {
  const t = useT()
  const [rule, setRule] = useState<CoinRule>()
  const rows = useQuery({ queryKey: ['coin-rules'], queryFn: () => call('GET /studio/ops/gamification/rule/') })
  if (rows.isError) return <Failed error={rows.error} onRetry={() => void rows.refetch()} />
  const gainOf = (row: CoinRule) =>
    coinKinds
      .flatMap((kind) =>
        row[kind] > 0 ? [t('opsCoins.gain', { kind: t(`opsCoins.kind.${kind}`), n: row[kind] })] : [],
      )
      .join(' · ')
  return (
    <>
      <SectionTabs section="coins" />
      <ScreenHead title={t('opsCoins.rules')} />
      <Typography.Paragraph>{t('opsCoins.rulesHint')}</Typography.Paragraph>
      <Table<CoinRule>
        rowKey="trigger"
        loading={rows.isFetching}
        dataSource={rows.data?.results ?? []}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: t('operation.coins.trigger'), dataIndex: 'trigger_display' },
          { title: t('operation.coins.gain'), render: (_, row) => gainOf(row) || t('opsCoins.nothing') },
          {
            title: t('opsCoins.dailyLimit'),
            render: (_, { daily_limit }) =>
              daily_limit === null ? t('opsCoins.noDailyLimit') : t('opsCoins.perDay', { n: daily_limit }),
          },
          {
            title: t('opsCoins.validDays'),
            render: (_, { valid_days, hold_days }) =>
              [
                valid_days === null ? t('opsCoins.noExpiry') : t('opsCoins.valid', { n: valid_days }),
                hold_days > 0 ? t('opsCoins.hold', { n: hold_days }) : '',
              ]
                .filter(Boolean)
                .join(' · '),
          },
          {
            title: t('operation.coins.today'),
            render: (_, { earned_today }) => t('opsCoins.earnedToday', { n: earned_today }),
          },
          {
            title: t('operation.state'),
            render: (_, { is_active }) => (
              <StateTag tone={is_active ? 'positive' : 'neutral'}>
                {t(is_active ? 'opsCoins.on' : 'opsCoins.off')}
              </StateTag>
            ),
          },
          {
            title: t('resource.actions'),
            render: (_, row) => (
              <Button aria-label={`${t('opsCoins.edit')} ${row.trigger_display}`} onClick={() => setRule(row)}>
                {t('opsCoins.edit')}
              </Button>
            ),
          },
        ]}
      />
      {rule && <CoinRuleModal rule={rule} onClose={() => setRule(undefined)} />}
    </>
  )
}
