import { formatMobile } from '@storefront/contract/domain/account/mobile'
import { studioPermissions } from '@storefront/contract/permissions'
import { Typography } from 'antd'
import { Link } from 'react-router'
import { useCan } from '../session/useMe'

interface HolderCellProps {
  readonly user: { readonly id: number; readonly name: string; readonly mobile: string }
  /** A further line. */
  readonly more?: string
}

/** A customer in a table: the name, which leads to the customer's page for staff who may read it, and the number. */
export function HolderCell({ user, more }: HolderCellProps) {
  const canRead = useCan()(studioPermissions.readCustomer)
  return (
    <>
      {canRead ? <Link to={`/customers/${user.id}`}>{user.name}</Link> : user.name}
      {[formatMobile(user.mobile), more].filter(Boolean).map((line) => (
        <Typography.Text key={line} type="secondary" style={{ display: 'block', fontSize: 12 }}>
          {line}
        </Typography.Text>
      ))}
    </>
  )
}
