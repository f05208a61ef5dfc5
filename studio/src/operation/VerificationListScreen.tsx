import { contactLine } from '@storefront/contract/domain/account/mobile'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from './OperationList'

type Verification = Reply<'GET /studio/ops/shop/verification/'>['results'][number]

/** E-tickets that were used: which, when, and who let them in. */
export function VerificationListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <OperationList<Verification>
      name="verifications"
      file="verifications"
      title="operation.verifications.title"
      search="operation.verifications.search"
      load={({ limit, offset, search }) =>
        call('GET /studio/ops/shop/verification/', { query: { limit, offset, search } })
      }
      rowKey="id"
      columns={[
        { title: t('operation.verifications.num'), dataIndex: 'num' },
        {
          title: t('operation.orders.product'),
          render: (_, { product_name, attributes_label }) =>
            [product_name, attributes_label].filter(Boolean).join(' · '),
        },
        {
          title: t('operation.verifications.holder'),
          render: (_, { contacts }) => contactLine(contacts) || '–',
        },
        { title: t('operation.verifications.by'), dataIndex: 'by' },
        { title: t('operation.created'), render: (_, row) => moment(row.created) },
      ]}
    />
  )
}
