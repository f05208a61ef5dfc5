import type { IssuedCouponTab } from '@storefront/contract/domain/wallet/user-coupon'
import { Flex, Typography } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { ReferenceSelect } from '../resource/ReferenceSelect'
import { HolderCell } from './HolderCell'

type Issued = Reply<'GET /studio/shop/usercoupon/'>['results'][number]

const tabs = [
  { key: 'all', text: 'customers.holdings.tabs.all' },
  { key: 'unused', text: 'customers.holdings.tabs.unused' },
  { key: 'presenting', text: 'customers.holdings.tabs.presenting' },
  { key: 'used', text: 'customers.holdings.tabs.used' },
  { key: 'expired', text: 'customers.holdings.tabs.expired' },
] as const satisfies readonly { key: IssuedCouponTab; text: string }[]

const idOf = (text: string | undefined): number | undefined => Number(text) || undefined

/** Takes a coupon back, after a question. */
function RevokeButton({ id }: { id: number }) {
  const step = useStep(
    () =>
      submitOnce(`revoke-${id}`, {}, (key) =>
        call('POST /studio/shop/usercoupon/{id}/revoke/', { params: { id }, key }),
      ),
    ['usercoupons'],
  )
  return (
    <StepButton
      text="customers.holdings.revoke"
      question="customers.holdings.revokeAsk"
      isDanger
      isBusy={step.isPending}
      onStep={() => step.mutateAsync(undefined)}
    />
  )
}

/** The coupons that customers hold; one that was given by mistake is taken back. */
export function IssuedCouponListScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  return (
    <OperationList<Issued>
      name="usercoupons"
      file="usercoupons"
      title="customers.holdings.coupons"
      search="customers.holdings.couponSearch"
      tabs={tabs}
      filters={['coupon']}
      renderFilters={({ filters, setAll }) => (
        <Flex style={{ width: 280, marginBottom: 16 }} vertical>
          <ReferenceSelect
            to="coupon"
            label={t('customers.holdings.ofCoupon')}
            placeholder={t('customers.holdings.ofCoupon')}
            labels={{}}
            value={idOf(filters.coupon) ?? null}
            onChange={(id) => setAll({ coupon: id ? String(id) : undefined })}
          />
        </Flex>
      )}
      load={({ tab, ...query }, { coupon }) =>
        call('GET /studio/shop/usercoupon/', {
          query: { ...query, tab: tab as IssuedCouponTab, coupon: idOf(coupon) },
        })
      }
      rowKey="id"
      columns={[
        { title: t('customers.coupon'), render: (_, { coupon }) => coupon.label },
        {
          title: t('customers.holdings.code'),
          render: (_, { code }) => <Typography.Text code>{code}</Typography.Text>,
        },
        {
          title: t('customers.holdings.holder'),
          render: (_, { user, giver }) => (
            <HolderCell user={user} more={giver ? t('customers.holdings.giver', { name: giver }) : undefined} />
          ),
        },
        { title: t('customers.at'), render: (_, { created }) => moment(created) },
        {
          title: t('customers.until'),
          render: (_, { end }) => (end ? formatEnd(end) : t('customers.forever')),
        },
        {
          title: t('operation.state'),
          render: (_, { status, status_display, used, order }) => (
            <>
              <StateTag tone={status === 'unused' ? 'positive' : 'neutral'}>{status_display}</StateTag>
              {used && <Typography.Text style={{ display: 'block', fontSize: 12 }}>{moment(used)}</Typography.Text>}
              {order && (
                <Link to={`/orders/${order.id}`} style={{ fontSize: 12 }}>
                  {t('customers.holdings.usedFor', { number: order.number })}
                </Link>
              )}
            </>
          ),
        },
        {
          title: t('resource.actions'),
          render: (_, { id, is_revocable }) => is_revocable && <RevokeButton id={id} />,
        },
      ]}
    />
  )
}
