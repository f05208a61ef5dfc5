import { useT } from '@/i18n'
import { Empty } from '@/ui/Empty'

/** Nothing fits what was asked for; `onClear` takes the filters away, where there are some. */
export function NothingFound({ onClear }: { readonly onClear?: () => void }) {
  const t = useT()
  return <Empty icon="search" text={t('list.none')} hint={t('list.noneHint')} action={onClear && { text: t('list.clear'), onTap: onClear }} />
}
