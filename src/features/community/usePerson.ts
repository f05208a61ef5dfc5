import { useQuery } from '@tanstack/react-query'
import { peopleApi, peopleKeys } from '@/services/api/people'

/**
 * Returns a person by uuid or by short public id (spec 2.2). What is known of them is cached by the uuid, as a follow
 * changes it there.
 */
export function usePerson(guid: string) {
  const byGuid = useQuery({
    queryKey: peopleKeys.person(guid),
    queryFn: ({ signal }) => peopleApi.person(guid, { signal }),
  })
  const uuid = byGuid.data?.uuid ?? guid
  return useQuery({
    queryKey: peopleKeys.person(uuid),
    queryFn: ({ signal }) => peopleApi.person(uuid, { signal }),
    initialData: byGuid.data,
  })
}
