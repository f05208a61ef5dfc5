import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import type { LinkTarget } from '@/services/api/distribution'
import { Button } from '@/ui/controls/Button'
import { usePromoterLink } from '@/features/promotion/distribution/usePromoterLink'
import s from './Promoter.module.scss'

/** Copies the promoter's link to something, makes a poster of it, or shows how it is introduced. */
export function LinkActions({ target, title }: { readonly target: LinkTarget; readonly title: string }) {
  const t = useT()
  const { copyLink, openPoster, openIntro, busy } = usePromoterLink(target)
  return (
    <View className={s.actions}>
      <Button size="s" kind="secondary" busy={busy} label={`${t('dist.link')} ${title}`} onTap={() => void copyLink()}>
        {t('dist.link')}
      </Button>
      <Button size="s" busy={busy} label={`${t('dist.poster')} ${title}`} onTap={() => void openPoster()}>
        {t('dist.poster')}
      </Button>
      <Button size="s" kind="ghost" busy={busy} label={`${t('dist.intro')} ${title}`} onTap={() => void openIntro()}>
        {t('dist.intro')}
      </Button>
    </View>
  )
}
