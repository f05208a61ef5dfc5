import type { ResourceName } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Failed, Loading } from '../app/StateView'
import { CallError } from '../calls/error'
import { readLocalDraft, removeLocalDraft, writeLocalDraft } from '../editing/local-draft'
import { SaveAlert } from '../editing/SaveAlert'
import { asNewValues, localDraftName } from './draft'
import { ResourceForm } from './ResourceForm'
import { resourceCalls } from './resource-calls'

/** The local draft of an item that is gone: it can begin a new item. */
function GoneItem({ name, id, error }: { name: ResourceName; id: number; error: Error }) {
  const navigate = useNavigate()
  const form = localDraftName(name, id)
  const copy = readLocalDraft<FieldValues>(form)
  if (!copy) return null
  const startNew = () => {
    writeLocalDraft(localDraftName(name, undefined), { ...copy, base: null, draft: asNewValues(copy.draft) })
    removeLocalDraft(form)
    void navigate(`/${name}/new`, { replace: true })
  }
  return <SaveAlert error={error} onSaveAsNew={startNew} />
}

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
  if (item.isError)
    return (
      <>
        {item.error instanceof CallError && item.error.is('notFound') && (
          <GoneItem name={name} id={id} error={item.error} />
        )}
        <Failed error={item.error} onRetry={() => void item.refetch()} />
      </>
    )
  return item.data ? <ResourceForm key={item.data.id} name={name} item={item.data} /> : <Loading />
}

/** A new item that begins with the values of another one. */
function CopyScreen({ name, id }: { name: ResourceName; id: number }) {
  const source = useQuery({ queryKey: [name, 'copy', id], queryFn: () => resourceCalls.read(name, id), gcTime: 0 })
  if (source.isError) return <Failed error={source.error} onRetry={() => void source.refetch()} />
  return source.data ? <ResourceForm key={`copy-${id}`} name={name} item={null} source={source.data} /> : <Loading />
}

/** The form of a resource: of the item that the address names, or of a new one, which may begin as a copy (`?copy=`). */
export function ResourceScreen({ name }: { name: ResourceName }) {
  const { id } = useParams()
  const [params] = useSearchParams()
  if (id !== undefined) return <ItemScreen name={name} id={Number(id)} />
  const copy = Number(params.get('copy'))
  return copy > 0 ? <CopyScreen name={name} id={copy} /> : <ResourceForm key="new" name={name} item={null} />
}
