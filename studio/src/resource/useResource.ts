import type { ResourceItem } from '@storefront/contract/entities/studio/resource'
import type { ResourceName } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSiteFormat } from '../app/useSiteFormat'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { type Editor, useSave } from '../editing/useSave'
import type { CellContext } from './cells'
import { asNewValues, mergeValues } from './draft'
import { resourceCalls } from './resource-calls'

/** Returns the values that cells and texts of a resource need. */
export function useCellContext(
  resource: ResourceName,
  { labels = {}, thumbs = {} }: Partial<Pick<ResourceItem, 'labels' | 'thumbs'>>,
): CellContext {
  const t = useT()
  const site = useMe().data?.site
  const { money } = useSiteFormat()
  return { t, resource, labels, thumbs, money, zone: site?.time_zone }
}

/** Forgets what was read of a resource, in lists and choices. */
export function useInvalidateResource(name: ResourceName): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: [name, 'list'] })
    void client.invalidateQueries({ queryKey: ['reference', name] })
  }
}

/** Saves an item over the values that were read. */
export function useSaveItem(name: ResourceName, item: ResourceItem | null, onSaved: (item: ResourceItem) => void) {
  const invalidate = useInvalidateResource(name)
  const editor = useMemo<Editor<ResourceItem, FieldValues>>(
    () => ({
      send: (base, draft) =>
        base ? resourceCalls.save(name, base.id, base.values, draft) : resourceCalls.create(name, draft),
      read: ({ id }) => resourceCalls.read(name, id),
      draftOf: ({ values }) => values,
      merge: mergeValues(name),
      asNew: asNewValues,
    }),
    [name],
  )
  return useSave(item, editor, (reply) => {
    invalidate()
    onSaved(reply)
  })
}
