import type { ResourceName } from '@storefront/contract/resources'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Failed, Loading } from '../app/StateView'
import { ResourceForm } from './ResourceForm'
import { resourceCalls } from './resource-calls'

/** One item to edit. */
function ItemScreen({ name, id }: { name: ResourceName; id: number }) {
  // Read anew each time, and never under the editor's hands: what is saved meanwhile comes back as a conflict.
  const item = useQuery({
    queryKey: [name, 'item', id],
    queryFn: () => resourceCalls.read(name, id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  if (item.isError) return <Failed error={item.error} onRetry={() => void item.refetch()} />
  return item.data ? <ResourceForm key={item.data.id} name={name} item={item.data} /> : <Loading />
}

/** The form of a resource: of the item that the address names, or of a new one. */
export function ResourceScreen({ name }: { name: ResourceName }) {
  const { id } = useParams()
  return id === undefined ? <ResourceForm name={name} item={null} /> : <ItemScreen name={name} id={Number(id)} />
}
