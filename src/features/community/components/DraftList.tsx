import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Cards } from '@/shared/item-card/Cards'
import { draftCard } from '@/shared/item-card/draftCard'
import { useCardContext } from '@/shared/item-card/useCardContext'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { removeDraft, useDrafts } from '@/state/drafts'
import { UnreadableDrafts } from './UnreadableDrafts'
import { confirm } from '@/ui/overlay/dialogs'
import s from './DraftList.module.scss'

/** Drafts on this device; nothing where there are none. */
export function DraftList() {
  const t = useT()
  const context = useCardContext()
  const drafts = useDrafts()
  const cards = useMemo(() => {
    const remove = async (id: string) => {
      if (
        !(await confirm({
          text: t('note.draftDeleteAsk'),
          confirmText: t('common.delete'),
          cancelText: t('common.cancel'),
          danger: true,
        }))
      )
        return
      removeDraft(id)
      feedback.toast(t('note.draftDeleted'))
    }
    return drafts.map((draft, index) => draftCard({ ...draft }, context, index, () => void remove(draft.draft_id)))
  }, [drafts, context, t])
  if (cards.length === 0) return <UnreadableDrafts />
  return (
    <View className={s.drafts}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('note.drafts')}
      </View>
      <Cards items={cards} as="rows" />
      <UnreadableDrafts />
    </View>
  )
}
