import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Space } from 'antd'
import { useT } from '../../i18n'
import { type PageRow, pageCalls } from '../calls/page-calls'

/** Slugs of the pages without which a shop does not open (domains/studio/page/delete). */
const REQUIRED: readonly string[] = ['index', 'agreement', 'privacy']

interface PageActionsProps {
  readonly page: PageRow
  readonly onCopy: (page: PageRow) => void
  readonly onDelete: (page: PageRow) => void
}

/** The actions on a page of the list: copy and delete, or restore. */
export function PageActions({ page, onCopy, onDelete }: PageActionsProps) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const restore = useMutation({
    mutationFn: () => pageCalls.undelete(page.id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['pages'] })
      void message.success(t('builder.deletion.restored'))
    },
    onError: (error) => void message.error(error.message),
  })
  if (page.deleted_at !== null) {
    return (
      <Button
        size="small"
        loading={restore.isPending}
        onClick={() => restore.mutate()}
        aria-label={`${t('builder.deletion.restore')} ${page.title}`}
      >
        {t('builder.deletion.restore')}
      </Button>
    )
  }
  return (
    <Space size={4}>
      <Button size="small" onClick={() => onCopy(page)} aria-label={`${t('builder.pages.copy')} ${page.title}`}>
        {t('builder.pages.copy')}
      </Button>
      {!REQUIRED.includes(page.slug) && (
        <Button
          size="small"
          type="text"
          danger
          onClick={() => onDelete(page)}
          aria-label={`${t('builder.deletion.delete')} ${page.title}`}
        >
          {t('builder.deletion.delete')}
        </Button>
      )}
    </Space>
  )
}
