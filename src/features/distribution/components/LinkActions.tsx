import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import type { LinkTarget } from '@/services/api/distribution'
import { Button } from '@/ui/controls/Button'
import { usePromoterLink } from '@/features/distribution/usePromoterLink'
import s from './Promoter.module.scss'

/** Copies the promoter's link to something, or makes a poster of it. */
export function LinkActions({ target, title }: { readonly target: LinkTarget; readonly title: string }) {
  const t = useT()
  const { copyLink, openPoster, busy } = usePromoterLink(target)
  return (
    <View className={s.actions}>
      <Button size="s" kind="secondary" busy={busy} label={`${t('dist.link')} ${title}`} onTap={() => void copyLink()}>
        {t('dist.link')}
      </Button>
      <Button size="s" busy={busy} label={`${t('dist.poster')} ${title}`} onTap={() => void openPoster()}>
        {t('dist.poster')}
      </Button>
    </View>
  )
}
