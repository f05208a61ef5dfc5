import { formatMobile } from '@storefront/contract/domain/account/mobile'
import { studioPermissions } from '@storefront/contract/permissions'
import { Link } from 'react-router'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { CustomerFilters, customerFilters } from './CustomerFilters'
import { useCan } from '../session/useMe'

type Customer = Reply<'GET /studio/customer/'>['results'][number]

/** The customers with an account at the site. */
export function CustomerListScreen() {
  const t = useT()
  const can = useCan()
  const { money, moment } = useSiteFormat()
  return (
    <OperationList<Customer>
      name="customers"
      file="customers"
      title="customers.title"
      search={can(studioPermissions.readPersonal) ? 'customers.searchAll' : 'customers.search'}
      filters={customerFilters}
      renderFilters={(list) => <CustomerFilters {...list} />}
      load={({ limit, offset, search }, filters) =>
        call('GET /studio/customer/', { query: { ...filters, limit, offset, search } })
      }
      rowKey="id"
      columns={[
        { title: t('customers.name'), render: (_, { id, name }) => <Link to={`/customers/${id}`}>{name || '–'}</Link> },
        { title: t('customers.mobile'), render: (_, { mobile }) => formatMobile(mobile ?? '') || '–' },
        { title: t('customers.orders'), align: 'right', dataIndex: 'order_count' },
        { title: t('customers.spent'), align: 'right', render: (_, { spent }) => money(spent) },
        { title: t('customers.last'), render: (_, { last_order }) => moment(last_order) },
        { title: t('customers.created'), render: (_, { created }) => moment(created) },
      ]}
    />
  )
}
