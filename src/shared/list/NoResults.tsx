import { useT } from '@/i18n'
import { Empty } from '@/ui/feedback/Empty'

/** No item matches the request; `onClear` removes the filters, if there are any. */
export function NoResults({ onClear }: { readonly onClear?: () => void }) {
  const t = useT()
  return (
    <Empty
      icon="search"
      text={t('list.none')}
      hint={t('list.noneHint')}
      action={onClear && { text: t('list.clear'), onTap: onClear }}
    />
  )
}
