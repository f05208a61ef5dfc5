import { formatMobile } from '@storefront/contract/domain/account/mobile'
import type { Customer } from './customer.types'
import { isMoneyBalance } from '@storefront/contract/domain/wallet/balance-kinds'
import { permissions, studioPermissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Descriptions } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { useCan } from '../session/useMe'
import { ChangeMobile } from './ChangeMobile'
import { CustomerHistory } from './CustomerHistory'
import { CustomerNotes } from './CustomerNotes'

function Facts({ customer }: { customer: Customer }) {
  const t = useT()
  const { money, moment, end: formatEnd } = useSiteFormat()
  const { mobile, email, birthday, order_count, spent, created, last_order, muted_until, balances, pending_coins } =
    customer
  const amountOf = ({ kind, amount }: Customer['balances'][number]) => {
    const display = (value: string) => (isMoneyBalance(kind) ? money(value) : value)
    return amount.startsWith('-') ? (
      <StateTag tone="negative">{t('customers.owed', { amount: display(amount.slice(1)) })}</StateTag>
    ) : (
      display(amount)
    )
  }
  return (
    <Card style={{ marginBottom: 16 }}>
      <Descriptions
        column={{ xs: 1, md: 2, lg: 3 }}
        items={[
          { key: 'mobile', label: t('customers.mobile'), children: formatMobile(mobile ?? '') || '–' },
          { key: 'email', label: t('customers.email'), children: email || '–' },
          { key: 'birthday', label: t('customers.birthday'), children: birthday ?? '–' },
          { key: 'orders', label: t('customers.orders'), children: order_count },
          { key: 'spent', label: t('customers.spent'), children: money(spent) },
          { key: 'last', label: t('customers.last'), children: moment(last_order) },
          { key: 'created', label: t('customers.created'), children: moment(created) },
          ...(muted_until === null
            ? []
            : [{ key: 'muted', label: t('customers.muted'), children: formatEnd(muted_until) }]),
          ...balances.map((balance) => ({
            key: balance.kind,
            label: t(`customers.kinds.${balance.kind}`),
            children: amountOf(balance),
          })),
          ...pending_coins.map(({ kind, amount, matures }) => ({
            key: `pending ${kind}`,
            label: t('customers.pendingOf', { kind: t(`customers.kinds.${kind}`) }),
            children: t('customers.pending', { amount, day: moment(matures) }),
          })),
        ]}
      />
    </Card>
  )
}

/** One customer: who they are, what staff noted, and what they ordered, received and were credited. */
export function CustomerScreen() {
  const t = useT()
  const can = useCan()
  const navigate = useNavigate()
  const id = Number(useParams().id)
  const query = useQuery({
    queryKey: ['customer', id],
    queryFn: () => call('GET /studio/customer/{id}/', { params: { id } }),
  })
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  const customer = query.data
  return (
    <>
      <ScreenHead title={customer.name || t('customers.title')}>
        {can(studioPermissions.changeMobile) && <ChangeMobile id={id} />}
        <Button onClick={() => void navigate('/customers')}>{t('studio.product.back')}</Button>
      </ScreenHead>
      {customer.is_masked && <Alert type="info" showIcon title={t('customers.masked')} style={{ marginBottom: 16 }} />}
      <Facts customer={customer} />
      <CustomerNotes customer={customer} />
      <CustomerHistory customer={customer} canOpenOrders={can(permissions.changeOrder)} />
    </>
  )
}
