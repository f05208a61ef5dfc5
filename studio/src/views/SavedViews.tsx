import { SAVED_VIEW_LIMITS } from '@storefront/contract/constants'
import type { SavedView } from '@storefront/contract/entities/studio/view'
import { App, Button, Flex } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../i18n'
import { isSameQuery, useListState, useViews } from './useViews'
import { ViewButton } from './ViewButton'
import { ViewModal } from './ViewModal'

/**
 * The saved views of the list whose state stands in the address, each opened by one press, and saving the present state
 * as another.
 */
export function SavedViews() {
  const t = useT()
  const { message, modal } = App.useApp()
  const { list, query } = useListState()
  const { views, save, remove } = useViews(list)
  const [, setParams] = useSearchParams()
  /** The view that is edited, null for a new one. */
  const [edited, setEdited] = useState<SavedView | null | undefined>(undefined)
  if (!views) return null
  const isSaved = views.some((view) => isSameQuery(view.query, query))
  const canSave = query !== '' && !isSaved && query.length <= SAVED_VIEW_LIMITS.query
  if (views.length === 0 && !canSave) return null
  const edit = (view: SavedView | null) => {
    save.reset()
    setEdited(view)
  }
  const replace = (view: SavedView) =>
    save.mutate(
      { view, change: { name: view.name, is_shared: view.is_shared, query } },
      {
        onSuccess: () => void message.success(t('views.saved')),
        onError: (error) => void message.error(error.message),
      },
    )
  const askRemoval = (view: SavedView) =>
    modal.confirm({
      title: t('views.remove'),
      content: t(view.is_shared ? 'views.removeSharedAsk' : 'views.removeAsk', { name: view.name }),
      okText: t('views.remove'),
      cancelText: t('views.cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync(view).then(
          () => void message.success(t('views.removed')),
          (error: Error) => void message.error(error.message),
        ),
    })
  return (
    <Flex role="group" aria-label={t('views.label')} gap={8} wrap style={{ marginBottom: 16 }}>
      {views.map((view) => (
        <ViewButton
          key={view.id}
          view={view}
          isOpen={isSameQuery(view.query, query)}
          onOpen={() => setParams(new URLSearchParams(view.query))}
          onEdit={() => edit(view)}
          onReplace={query === '' || isSaved ? undefined : () => replace(view)}
          onRemove={() => askRemoval(view)}
        />
      ))}
      {canSave && (
        <Button type="dashed" onClick={() => edit(null)}>
          {t('views.save')}
        </Button>
      )}
      {edited !== undefined && (
        <ViewModal
          view={edited}
          query={edited?.query ?? query}
          error={save.error}
          isBusy={save.isPending}
          onCancel={() => setEdited(undefined)}
          onSave={(change) =>
            save.mutate(
              { view: edited, change },
              {
                onSuccess: () => {
                  setEdited(undefined)
                  void message.success(t('views.saved'))
                },
              },
            )
          }
        />
      )}
    </Flex>
  )
}
