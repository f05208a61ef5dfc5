import { contactLine } from '@storefront/contract/domain/account/mobile'
import { type CoinKind, coinKinds } from '@storefront/contract/domain/promotion/coins'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Flex, Form, Input, Modal, Select, Table, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { NumberItem } from '../editing/NumberItem'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { PAGE_SIZE } from '../app/useListQuery'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { useStep } from '../operation/useStep'

type CoinUser = Reply<'GET /studio/ops/gamification/user/'>['results'][number]

function Ledger({ user, onClose }: { user: CoinUser; onClose: () => void }) {
  const t = useT()
  const { moment } = useSiteFormat()
  const [page, setPage] = useState(1)
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const rows = useQuery({
    queryKey: ['coin-entries', user.uuid, page],
    queryFn: () => call('GET /studio/ops/gamification/user/{uuid}/ledger/', { params: { uuid: user.uuid }, query }),
  })
  return (
    <Drawer open title={t('opsCoins.ledgerOf', { name: user.name })} size="large" onClose={onClose}>
      {rows.isError ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : (
        <Table
          rowKey="id"
          size="small"
          loading={rows.isFetching}
          dataSource={rows.data?.results ?? []}
          locale={{ emptyText: t('opsCoins.noEntries') }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: rows.data?.count ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setPage,
          }}
          columns={[
            { title: t('operation.created'), render: (_, { created }) => moment(created) },
            { title: t('opsCoins.coin'), render: (_, { kind }) => t(`opsCoins.kind.${kind}`) },
            {
              title: t('opsCoins.amount'),
              align: 'right',
              render: (_, { change }) => (change > 0 ? `+${change}` : change),
            },
            { title: t('operation.coins.after'), align: 'right', dataIndex: 'after' },
            {
              title: t('opsCoins.reason'),
              render: (_, { reason_display, ref }) => [reason_display, ref].filter(Boolean).join(' · '),
            },
          ]}
        />
      )}
    </Drawer>
  )
}

interface GrantDraft {
  readonly kind: CoinKind
  readonly direction: 'give' | 'take'
  readonly amount: number
  readonly reason: string
}

/** Gives coins, or takes some, with a reason that the user reads. */
function GrantModal({ user: { uuid, name }, onClose }: { user: CoinUser; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<GrantDraft>()
  const grant = useStep(
    ({ kind, direction, amount, reason }: GrantDraft) => {
      const body = { kind, amount: direction === 'give' ? amount : -amount, reason: reason.trim() }
      return submitOnce(`grant-${uuid}`, body, (key) =>
        call('POST /studio/ops/gamification/user/{uuid}/grant/', { params: { uuid }, body, key }),
      )
    },
    ['coin-users', 'coin-entries'],
  )
  return (
    <Modal
      open
      title={t('opsCoins.grantTo', { name })}
      okText={t('opsCoins.submitGrant')}
      okButtonProps={{ loading: grant.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ kind: 'point', direction: 'give' }}
        onFinish={(draft) => grant.isPending || grant.mutate(draft, { onSuccess: onClose })}
      >
        <Form.Item name="kind" label={t('opsCoins.coin')}>
          <Select options={coinKinds.map((value) => ({ value, label: t(`opsCoins.kind.${value}`) }))} />
        </Form.Item>
        <Form.Item name="direction" label={t('opsCoins.direction')}>
          <Select options={(['give', 'take'] as const).map((value) => ({ value, label: t(`opsCoins.${value}`) }))} />
        </Form.Item>
        <NumberItem name="amount" label={t('opsCoins.amount')} isRequired min={1} max={100_000} precision={0} />
        <Form.Item
          name="reason"
          label={t('opsCoins.reason')}
          extra={t('opsCoins.reasonHint')}
          rules={[{ required: true, whitespace: true, message: t('promoForm.fillIn') }]}
        >
          <Input maxLength={100} showCount />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Coins of a kind: those that are owed and those that are pending say so. */
function Amount({ kind, user }: { kind: CoinKind; user: CoinUser }) {
  const t = useT()
  const { moment } = useSiteFormat()
  const { amount } = user[kind]
  const name = t(`opsCoins.kind.${kind}`)
  return (
    <>
      {amount < 0 ? <StateTag tone="negative">{t('opsCoins.owed', { amount: -amount, kind: name })}</StateTag> : amount}
      {user.pending
        .filter((lot) => lot.kind === kind)
        .map((lot) => (
          <Typography.Paragraph key={lot.matures} type="secondary" style={{ marginBottom: 0 }}>
            {t('opsCoins.pending', { amount: lot.amount, kind: name, day: moment(lot.matures) })}
          </Typography.Paragraph>
        ))}
    </>
  )
}

/** Users with their coins. */
export function CoinUserListScreen() {
  const t = useT()
  const [ledgerOf, setLedgerOf] = useState<CoinUser>()
  const [grantTo, setGrantTo] = useState<CoinUser>()
  return (
    <>
      <SectionTabs section="coins" />
      <OperationList<CoinUser>
        name="coin-users"
        file="coins"
        title="opsCoins.users"
        actions={<Link to="/spreadsheets/coin">{t('operation.coins.byList')}</Link>}
        search="opsCoins.searchUsers"
        load={({ limit, offset, search }) =>
          call('GET /studio/ops/gamification/user/', { query: { limit, offset, search } })
        }
        rowKey="uuid"
        columns={[
          {
            title: t('operation.person'),
            render: (_, { name, mobile, is_flagged }) => (
              <Flex gap={8} align="center">
                {contactLine({ name, mobile })}
                {is_flagged && <StateTag tone="negative">{t('opsCoins.flagged')}</StateTag>}
              </Flex>
            ),
          },
          ...coinKinds.map((kind) => ({
            title: t(`opsCoins.kind.${kind}`),
            align: 'right' as const,
            render: (_: unknown, user: CoinUser) => <Amount kind={kind} user={user} />,
          })),
          { title: t('opsCoins.levels'), render: (_, { level }) => level?.name ?? '–' },
          {
            title: t('resource.actions'),
            render: (_, user) => (
              <Flex gap={8}>
                <Button aria-label={`${t('opsCoins.ledger')} ${user.name}`} onClick={() => setLedgerOf(user)}>
                  {t('opsCoins.ledger')}
                </Button>
                <Button aria-label={`${t('opsCoins.grant')} ${user.name}`} onClick={() => setGrantTo(user)}>
                  {t('opsCoins.grant')}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      {ledgerOf && <Ledger user={ledgerOf} onClose={() => setLedgerOf(undefined)} />}
      {grantTo && <GrantModal user={grantTo} onClose={() => setGrantTo(undefined)} />}
    </>
  )
}
